/** Columns cut into at most 63 bins; bin 0 is for what is unknown. Column-major, a byte a value. */
export type Binned = {
  readonly rows: number;
  readonly columns: number;
  readonly bins: Uint8Array;
};

/** Upper bounds of the bins of every column; a column with few values has few bounds. */
export type BinBounds = { readonly bounds: readonly Float64Array[] };

export const MAX_BINS = 64;

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

/** Cuts a row-major matrix into bins. */
export function binRows(values: Float64Array | Float32Array, columns: number, { bounds }: BinBounds): Binned {
  const rows = values.length / columns;
  const bins = new Uint8Array(values.length);
  for (let column = 0; column < columns; column++) {
    const cuts = bounds[column] ?? new Float64Array(0);
    for (let row = 0; row < rows; row++) {
      bins[column * rows + row] = binOf(cuts, values[row * columns + column] ?? Number.NaN);
    }
  }
  return { rows, columns, bins };
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
