import { clamp } from '../numeric/logit.ts';

/** Running mean and variance of every column, so that a row is standardised with what was known before it. */
export type Scaler = { count: Float64Array; mean: Float64Array; squares: Float64Array };

/** A standardised value is kept within this many standard deviations. */
const CLIP = 4;
/** A column is 0 until this many values were seen. */
const WARM_UP = 50;

export function createScaler(columns: number): Scaler {
  return {
    count: new Float64Array(columns),
    mean: new Float64Array(columns),
    squares: new Float64Array(columns),
  };
}

/** Welford's update; NaN is skipped. */
export function observeRow(scaler: Scaler, row: Float64Array): void {
  const { count, mean, squares } = scaler;
  for (let j = 0; j < row.length; j++) {
    const value = row[j] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    const n = (count[j] ?? 0) + 1;
    const gap = value - (mean[j] ?? 0);
    const next = (mean[j] ?? 0) + gap / n;
    count[j] = n;
    mean[j] = next;
    squares[j] = (squares[j] ?? 0) + gap * (value - next);
  }
}

/** Writes the standardised row; what is unknown, constant or new becomes 0. */
export function standardise(scaler: Scaler, row: Float64Array, out: Float64Array): void {
  const { count, mean, squares } = scaler;
  for (let j = 0; j < row.length; j++) {
    const value = row[j] ?? Number.NaN;
    const n = count[j] ?? 0;
    const variance = n > WARM_UP ? (squares[j] ?? 0) / n : 0;
    if (Number.isNaN(value) || variance < 1e-12) {
      out[j] = 0;
      continue;
    }
    const z = (value - (mean[j] ?? 0)) / Math.sqrt(variance);
    out[j] = clamp(z, -CLIP, CLIP);
  }
}
