/** Below this a margin says nothing more about how sure a bookmaker is: exchanges take a commission instead of one. */
const MIN_MARGIN = 0.02;

/**
 * How much a bookmaker's prices count among those of others. How a margin is spread over the sides of a market is not known, so what is left
 * in the fair log-odds is as large as the margin, and its variance as the margin's square. Who takes little has to be right, too.
 */
export function bookWeight(overround: number): number {
  return 1 / Math.max(MIN_MARGIN, overround - 1) ** 2;
}

/** The mean of values under their weights; NaN where there is none. */
export function weightedMean<T>(
  items: readonly T[],
  weightOf: (item: T) => number,
  pick: (item: T) => number,
): number {
  const weight = items.reduce((sum, item) => sum + weightOf(item), 0);
  return items.reduce((sum, item) => sum + weightOf(item) * pick(item), 0) / weight;
}
