import { overround } from './devig.ts';

/** A bookmaker's inverse odds add up to 1 and their margin. Below 1 they would pay anyone who bets on all sides: somebody mistyped. */
const SOUND_BOOK = { least: 1, most: 1.25 } as const;
/** A price so much above the mean of the others is more likely an error than a gift, and is taken back where it is one. */
const MAX_ABOVE_OTHERS = 1.12;

/** Whether one bookmaker's odds on all sides of a market can be bet on. Odds that are not known are not. */
export function isSoundBook(odds: readonly (number | null)[]): boolean {
  const sum = overround(odds);
  return sum >= SOUND_BOOK.least && sum <= SOUND_BOOK.most;
}

/** Whether a price lies far above those of the other bookmakers on the same side of the same line; without others nothing is said. */
export function isFarAboveOthers(odds: number, others: readonly number[]): boolean {
  if (others.length === 0) return false;
  return odds > (MAX_ABOVE_OTHERS * others.reduce((sum, one) => sum + one, 0)) / others.length;
}
