import { overround } from './devig.ts';

/** A bookmaker's inverse odds add up to 1 and their margin. Below 1 they would pay anyone who bets on all sides: somebody mistyped. */
const SOUND_BOOK = { least: 1, most: 1.25 } as const;
/** Odds so much above the mean of the others are more likely an error than a gift, and are taken back where they are one. */
const MAX_ABOVE_OTHERS = 1.12;

/** Whether one bookmaker's odds on all sides of a market can be bet on. Odds that are not known are not. */
export function isSoundBook(odds: readonly (number | null)[]): boolean {
  const sum = overround(odds);
  return sum >= SOUND_BOOK.least && sum <= SOUND_BOOK.most;
}

/**
 * Whether odds lie far above those of others for the same bet, all without their margins: a bookmaker who takes little always pays more,
 * and one who takes much errs by more than it seems. Without others nothing is said.
 */
export function isFarAboveOthers(fairOdds: number, others: readonly number[]): boolean {
  if (others.length === 0) return false;
  return fairOdds > (MAX_ABOVE_OTHERS * others.reduce((sum, one) => sum + one, 0)) / others.length;
}
