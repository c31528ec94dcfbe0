/**
 * The quantiles of a count with this mean and variance: a negative binomial where the variance is above the mean, else a
 * Poisson. Goes outward from the mode by the recurrence of the terms, so that neither tail underflows.
 * `shares` are in (0, 1); the answer holds for each the least k with P(count ≤ k) ≥ share.
 */
export function countQuantiles(
  { mean, variance }: { readonly mean: number; readonly variance: number },
  shares: readonly number[],
): number[] {
  if (!(mean > 0)) return shares.map(() => 0);
  const ratio = termRatio(mean, variance);
  const spread = Math.sqrt(Math.max(mean, variance));
  const last = Math.ceil(mean + 12 * spread + 20);
  const terms = new Float64Array(last + 1);
  const start = Math.min(last, Math.floor(mean));
  terms[start] = 1;
  for (let k = start; k < last; k += 1) terms[k + 1] = (terms[k] ?? 0) * ratio(k);
  for (let k = start; k > 0; k -= 1) terms[k - 1] = (terms[k] ?? 0) / ratio(k - 1);
  const all = terms.reduce((sum, term) => sum + term, 0);
  return shares.map((share) => leastAbove(terms, share * all));
}

/** P(k + 1) / P(k). */
function termRatio(mean: number, variance: number): (k: number) => number {
  if (variance <= mean * 1.000_001) return (k) => mean / (k + 1);
  const size = mean ** 2 / (variance - mean);
  const failure = mean / (mean + size);
  return (k) => ((k + size) / (k + 1)) * failure;
}

function leastAbove(terms: Float64Array, wanted: number): number {
  let sum = 0;
  for (let k = 0; k < terms.length; k += 1) {
    sum += terms[k] ?? 0;
    if (sum >= wanted) return k;
  }
  return terms.length - 1;
}
