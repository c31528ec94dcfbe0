/** A mean of a sample with the interval that holds the true one 19 times in 20; null below five values. */
export type SampleMean = {
  readonly n: number;
  readonly value: number | null;
  readonly interval: readonly [number, number] | null;
};

const MIN_FOR_INTERVAL = 5;
const Z = 1.959963984540054;

/** The mean of a sample, with Student's interval: with few bets it has to be wider than that of the normal distribution. */
export function sampleMean(values: readonly number[]): SampleMean {
  const n = values.length;
  if (n === 0) return { n, value: null, interval: null };
  const value = sum(values) / n;
  if (n < MIN_FOR_INTERVAL) return { n, value, interval: null };
  const half = studentQuantile(n - 1) * Math.sqrt(varianceOf(values) / n);
  return { n, value, interval: [value - half, value + half] };
}

/** The difference of two means with Welch's interval; null where one of the samples is below five. */
export function meanDifference(left: readonly number[], right: readonly number[]): SampleMean {
  const n = Math.min(left.length, right.length);
  if (n < MIN_FOR_INTERVAL) return { n, value: null, interval: null };
  const [first, second] = [varianceOf(left) / left.length, varianceOf(right) / right.length];
  const value = sum(left) / left.length - sum(right) / right.length;
  const spread = first + second;
  if (spread === 0) return { n, value, interval: [value, value] };
  const freedom = spread ** 2 / (first ** 2 / (left.length - 1) + second ** 2 / (right.length - 1));
  const half = studentQuantile(freedom) * Math.sqrt(spread);
  return { n, value, interval: [value - half, value + half] };
}

/** Whether an interval leaves room for zero: then luck alone may be all of it. */
export function mayBeLuck({ interval }: SampleMean): boolean | null {
  return interval === null ? null : interval[0] <= 0 && interval[1] >= 0;
}

/** The two-sided 95 % quantile of Student's distribution (Abramowitz and Stegun 26.7.5); within 0.3 % from four degrees on. */
export function studentQuantile(freedom: number): number {
  const z = Z;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

function varianceOf(values: readonly number[]): number {
  const mean = sum(values) / values.length;
  return sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
