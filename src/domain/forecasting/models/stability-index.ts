/** With fewer on either side, the classes are mostly empty and the index says nothing. */
const FEWEST_FOR_DRIFT = 30;
const CLASSES = 5;
/** A class that no one is in counts as half a value, so that its logarithm exists. */
const EMPTY = 0.5;

/**
 * The population stability index of values against those of an earlier time: Σ (aᵢ − eᵢ)·ln(aᵢ/eᵢ) over five classes that hold
 * equally many of the earlier values. Below 0.1 nothing has moved, above 0.25 much has (Siddiqi 2006, "Credit Risk
 * Scorecards"). Null with fewer than 30 values on either side.
 */
export function stabilityIndex(now: readonly number[], before: readonly number[]): number | null {
  if (now.length < FEWEST_FOR_DRIFT || before.length < FEWEST_FOR_DRIFT) return null;
  const sorted = before.toSorted((a, b) => a - b);
  const bounds = Array.from(
    { length: CLASSES - 1 },
    (_, index) => sorted[Math.floor(((index + 1) * sorted.length) / CLASSES)] ?? Number.POSITIVE_INFINITY,
  );
  const [actual, expected] = [sharesOf(now, bounds), sharesOf(before, bounds)];
  return actual.reduce((sum, share, index) => {
    const earlier = expected[index] ?? EMPTY;
    return sum + (share - earlier) * Math.log(share / earlier);
  }, 0);
}

function sharesOf(values: readonly number[], bounds: readonly number[]): number[] {
  const counts = Array.from({ length: CLASSES }, () => 0);
  for (const value of values) {
    const index = bounds.filter((bound) => value >= bound).length;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts.map((count) => Math.max(count, EMPTY) / values.length);
}
