/** Most bins of a column; bin 0 is for what is unknown. */
export const MAX_BINS = 64;

/** Upper bounds of the bins of every column; a column with few values has few bounds. */
export type BinBounds = { readonly bounds: readonly Float64Array[] };

/** Quantile bounds from a sample of at most 20,000 evenly spaced rows of a row-major matrix. */
export function fitBins(values: Float64Array | Float32Array, columns: number): BinBounds {
  const rows = values.length / columns;
  const step = Math.max(1, Math.floor(rows / 20_000));
  const bounds = Array.from({ length: columns }, (_, column) => {
    const sample: number[] = [];
    for (let row = 0; row < rows; row += step) {
      const value = values[row * columns + column] ?? Number.NaN;
      if (!Number.isNaN(value)) sample.push(value);
    }
    return boundsOf(Float64Array.from(sample).sort());
  });
  return { bounds };
}

/** Cuts a row-major matrix into bins, column-major, a byte a value. */
export function binRows(
  values: Float64Array | Float32Array,
  columns: number,
  { bounds }: BinBounds,
  into: Uint8Array,
): void {
  const rows = values.length / columns;
  for (let column = 0; column < columns; column++) {
    const cuts = bounds[column] ?? new Float64Array(0);
    for (let row = 0; row < rows; row++) {
      into[column * rows + row] = binOf(cuts, values[row * columns + column] ?? Number.NaN);
    }
  }
}

/** 0 for NaN, else 1 + the number of bounds below the value. */
export function binOf(cuts: Float64Array, value: number): number {
  if (Number.isNaN(value)) return 0;
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (cuts[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

function boundsOf(sorted: Float64Array): Float64Array {
  const cuts: number[] = [];
  const wanted = MAX_BINS - 2;
  for (let i = 1; i <= wanted; i++) {
    const at = Math.floor((i * sorted.length) / (wanted + 1));
    const left = sorted[at - 1] ?? Number.NaN;
    const right = sorted[at] ?? Number.NaN;
    const cut = (left + right) / 2;
    // The middle between equal neighbours would part nothing; the next larger value will come with a later quantile.
    if (left < right && cut > (cuts.at(-1) ?? Number.NEGATIVE_INFINITY)) cuts.push(cut);
  }
  return new Float64Array(cuts);
}
