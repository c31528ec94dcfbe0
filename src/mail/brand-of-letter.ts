import { findBrand } from '#brands/index.ts';

/** Whether the brand that a letter comes from shows sport and forecasts only, so that no letter of bets may go out. */
export function isStatsOnlyBrand(key: string): boolean {
  return findBrand(key)?.statsOnly === true;
}
