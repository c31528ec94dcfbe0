import type { ComingKey } from '#db/queries/pick-list.ts';
import { localPrice } from '#domain/picks/price/local-price.ts';
import { priceProfiles } from '#domain/picks/price/price-profiles.ts';
import type { PriceProfileId } from '#terms/bets.ts';

/**
 * The coming picks that are worth a bet at the odds and under the tax of one market. A reader to whom picks are locked gets
 * them all: which ones a filter leaves out would reveal what the lock hides.
 */
export function worthAtHome(
  keys: readonly ComingKey[],
  { atHome, isEntitled }: { readonly atHome?: PriceProfileId | undefined; readonly isEntitled: boolean },
): readonly ComingKey[] {
  const profile = priceProfiles.find(({ id }) => id === atHome);
  if (profile === undefined || !isEntitled) return keys;
  return keys.filter((key) => (localPrice(profile, { ...key, market: key.oddsSnapshot }).ev ?? 0) > 0);
}
