import { findBrand } from '#brands/index.ts';

/** Whether the brand that an e-mail comes from shows sport and forecasts only, so that no e-mail of bets may go out. */
export function isStatsOnlyBrand(key: string): boolean {
  return findBrand(key)?.statsOnly === true;
}
