/** The 95 % quantile of the standard normal distribution, two-sided. */
const Z = 1.959963984540054;

/**
 * The 95 % interval of a rate after Wilson (1927): `successes` of `n`. Null without a single trial. Both bounds lie in [0, 1].
 */
export function wilsonInterval(successes: number, n: number): readonly [low: number, high: number] | null {
  if (n <= 0) return null;
  const rate = successes / n;
  const denominator = 1 + Z ** 2 / n;
  const centre = (rate + Z ** 2 / (2 * n)) / denominator;
  const half = (Z / denominator) * Math.sqrt((rate * (1 - rate)) / n + Z ** 2 / (4 * n ** 2));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}
