import type { OddsSnapshotRow } from '#db/queries/played-game.ts';
import { SILENT_AFTER_MS } from '#domain/forecasting/engine/prices-at-hand.ts';
import type { BetType } from '#terms/bets.ts';

/**
 * A price that no one has reported for longer than this is no price: nothing says that it can still be had. Picks that are
 * published and those that are calculated afterwards are held to the same.
 */
export const MAX_PRICE_AGE_MS = SILENT_AFTER_MS;

type Dated = Pick<OddsSnapshotRow, 'betType' | 'bookmaker' | 'knownAt'>;

/** The newest price of each bookmaker on each market as known at `at`, where that is not too old. `odds` come oldest first. */
export function standingPrices<Price extends Dated>(odds: readonly Price[], at: Date): Price[] {
  const newest = new Map<`${BetType}:${string}`, Price>();
  for (const price of odds) {
    if (price.knownAt <= at) newest.set(`${price.betType}:${price.bookmaker}`, price);
  }
  return [...newest.values()].filter(({ knownAt }) => at.getTime() - knownAt.getTime() <= MAX_PRICE_AGE_MS);
}
