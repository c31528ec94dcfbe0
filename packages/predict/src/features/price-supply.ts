/**
 * How many of a league's games had a closing price, and what share of the latest ones did. A rating that learns from prices
 * is worth less than one from results when the prices stop, so anyone who uses it asks here first.
 */
export type PriceSupply = {
  /** Games with a price since the beginning. */
  priced: number;
  /** Exponential sums over all games, the latest counting most: of those with a price, and of all. */
  recentPriced: number;
  recent: number;
};

/** After this many games without a price the share has fallen to one half. */
const HALF_LIFE = 75;
const DECAY = 0.5 ** (1 / HALF_LIFE);
/** Below this share of the latest games a rating from prices is not used. */
const MIN_SHARE = 0.5;

export function createPriceSupply(): PriceSupply {
  return { priced: 0, recentPriced: 0, recent: 0 };
}

/** Counts a finished game. */
export function countPrices(supply: PriceSupply, hasPrice: boolean): void {
  supply.priced += hasPrice ? 1 : 0;
  supply.recentPriced = DECAY * supply.recentPriced + (hasPrice ? 1 : 0);
  supply.recent = DECAY * supply.recent + 1;
}

/** Whether at least `minimum` games had a price, and at least half of the latest ones. */
export function isSupplied(supply: PriceSupply, minimum: number): boolean {
  return supply.priced >= minimum && supply.recentPriced >= MIN_SHARE * supply.recent;
}
