import { wilsonInterval } from './wilson-interval.ts';

/** A rate with its sample. Below this many trials it is written as "k of n" only (docs/product/schedule.md). */
const SMALLEST_SAMPLE = 10;

export type Rate = {
  readonly k: number;
  readonly n: number;
  /** k ÷ n and its 95 % interval after Wilson, each between 0 and 1; null where the sample is too small to say one. */
  readonly share: number | null;
  readonly low: number | null;
  readonly high: number | null;
};

/** `k` successes in `n` trials. */
export function rateOf(k: number, n: number): Rate {
  const interval = n < SMALLEST_SAMPLE ? null : wilsonInterval(k, n);
  return interval === null
    ? { k, n, share: null, low: null, high: null }
    : { k, n, share: k / n, low: interval[0], high: interval[1] };
}
