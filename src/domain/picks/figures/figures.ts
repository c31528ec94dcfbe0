import { decimalNumber } from '#db/queries/add-sums.ts';
import type { RecordSums } from '#db/queries/record-sum-columns.ts';
import { wilsonInterval } from '#domain/forecasting/statistics/wilson-interval.ts';

/** The 95 % quantile of the standard normal distribution, two-sided. */
const Z = 1.959963984540054;

type Interval = readonly [low: number, high: number];

/** A share with its sample and the 95 % interval after Wilson; without a trial there is neither. */
export type Rate = {
  readonly value: number | null;
  readonly k: number;
  readonly n: number;
  readonly interval: Interval | null;
};
export type Mean = { readonly value: number | null; readonly n: number };
export type Return = Mean & { readonly interval: Interval | null };

/** What picks amounted to, every figure with its sample. */
export type Summary = {
  readonly n: number;
  readonly win: number;
  readonly lose: number;
  readonly draw: number;
  readonly cancel: number;
  readonly win_rate: Rate;
  readonly profit_cents: number;
  readonly staked_cents: number;
  readonly roi: Return;
  readonly expected_value: Mean;
  readonly margin: Mean;
  readonly closing_value: Mean;
  readonly beat_close: Rate;
  readonly corrections: number;
  readonly simulated: number;
};

export function rateOf(k: number, n: number): Rate {
  return { value: n > 0 ? k / n : null, k, n, interval: wilsonInterval(k, n) };
}

export function meanOf(sum: number, n: number): Mean {
  return { value: n > 0 ? sum / n : null, n };
}

export function summaryOf(sums: RecordSums): Summary {
  const { n, win, lose, draw, cancel, corrections, simulated } = sums;
  return {
    n,
    win,
    lose,
    draw,
    cancel,
    corrections,
    simulated,
    win_rate: rateOf(win, win + lose),
    profit_cents: sums.profit_cents,
    staked_cents: sums.staked_cents,
    roi: returnOf(sums),
    expected_value: meanOf(decimalNumber(sums.ev_sum), n),
    margin: meanOf(decimalNumber(sums.margin_sum), sums.margin_n),
    closing_value: meanOf(decimalNumber(sums.closing_sum), sums.closing_n),
    beat_close: rateOf(sums.beat_close, sums.closing_n),
  };
}

/**
 * Profit over stake. The interval is that of a ratio of sums (Cochran 1977, 6.13): the spread of each bet's profit around
 * what its stake would have earned at the common rate. A single bet has none.
 */
export function returnOf(sums: RecordSums): Return {
  const { profit_cents: profit, staked_cents: staked } = sums;
  const n = sums.win + sums.lose;
  if (staked === 0) return { value: null, n, interval: null };
  const value = profit / staked;
  if (n < 2) return { value, n, interval: null };
  const squares = sums.profit_squared - 2 * value * sums.profit_staked + value ** 2 * sums.staked_squared;
  const half = (Z * Math.sqrt((Math.max(0, squares) * n) / (n - 1))) / staked;
  return { value, n, interval: [value - half, value + half] };
}

/** A mean with its 95 % interval from the standard deviation of its sample; a single value has none. */
export function meanInterval(options: {
  readonly mean: number;
  readonly deviation: number;
  readonly n: number;
}): Interval | null {
  if (options.n < 2) return null;
  const half = (Z * options.deviation) / Math.sqrt(options.n);
  return [options.mean - half, options.mean + half];
}

/** The difference of two rates with its 95 % interval (Newcombe 1998, Statistics in Medicine 17, method 10). */
export function differenceOf(
  left: Rate,
  right: Rate,
): { readonly value: number | null; readonly interval: Interval | null } {
  if (left.value === null || right.value === null || !left.interval || !right.interval) {
    return { value: null, interval: null };
  }
  const value = left.value - right.value;
  const below = Math.hypot(left.value - left.interval[0], right.interval[1] - right.value);
  const above = Math.hypot(left.interval[1] - left.value, right.value - right.interval[0]);
  return { value, interval: [value - below, value + above] };
}
