/**
 * Where the running profit of a model without any skill lies in 95 % of cases, after `picks` bets of one unit at fair odds
 * of `meanOdds`: a bet won with chance 1/o pays o − 1, so each has mean 0 and variance o − 1, and the sum is nearly normal.
 * In units; zero width without a price.
 */
export function luckBand(
  picks: readonly number[],
  meanOdds: number | null,
): readonly { readonly x: number; readonly low: number; readonly high: number }[] {
  const spread = Math.sqrt(Math.max(0, (meanOdds ?? 1) - 1));
  return picks.map((x) => {
    const half = Z_95 * spread * Math.sqrt(x);
    return { x, low: -half, high: half };
  });
}

/** The normal distribution's two-sided 95 % quantile. */
const Z_95 = 1.959964;
