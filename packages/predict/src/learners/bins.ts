/** Most bins of a column; bin 0 is for what is unknown. */
export const MAX_BINS = 64;

/** Upper bounds of the bins of every column; a column with few values has few bounds. */
export type BinBounds = { readonly bounds: readonly Float64Array[] };

/** Columns that are taken out of the rows at once: as many as share a line of the cache. */
const BLOCK = 16;

/**
 * Sorts the columns of a row-major matrix into bins at their quantiles. `into` is filled column by column, a byte a value: 0 for
 * NaN, else 1 + the number of bounds below the value. Each column is sorted once, which gives bounds and bins at the same time.
 */
export function fitBins(values: Float32Array, columns: number, into: Uint8Array): BinBounds {
  const rows = values.length / columns;
  const block = new Float32Array(BLOCK * rows);
  const sorter = createSorter(rows);
  const bounds: Float64Array[] = [];
  for (let first = 0; first < columns; first += BLOCK) {
    const width = Math.min(BLOCK, columns - first);
    for (let row = 0; row < rows; row++) {
      const from = row * columns + first;
      for (let k = 0; k < width; k++) block[k * rows + row] = values[from + k] ?? Number.NaN;
    }
    for (let k = 0; k < width; k++) {
      const known = sortColumn(sorter, block.subarray(k * rows, (k + 1) * rows));
      const columnBounds = boundsOf(sorter.values.subarray(0, known));
      bounds.push(columnBounds);
      assignBins(sorter, known, columnBounds, into.subarray((first + k) * rows, (first + k + 1) * rows));
    }
  }
  return { bounds };
}

function boundsOf(sorted: Float32Array): Float64Array {
  const bounds: number[] = [];
  const wanted = MAX_BINS - 2;
  for (let i = 1; i <= wanted; i++) {
    const at = Math.floor((i * sorted.length) / (wanted + 1));
    const left = sorted[at - 1] ?? Number.NaN;
    const right = sorted[at] ?? Number.NaN;
    const bound = (left + right) / 2;
    // The middle between equal neighbours would part nothing; the next larger value will come with a later quantile.
    if (left < right && bound > (bounds.at(-1) ?? Number.NEGATIVE_INFINITY)) bounds.push(bound);
  }
  return new Float64Array(bounds);
}

/** Room for sorting one column; afterwards `values` is ascending and `rows` says where each value stood. */
type Sorter = {
  values: Float32Array;
  rows: Int32Array;
  spareKeys: Uint32Array;
  keys: Uint32Array;
  spareRows: Int32Array;
};

function createSorter(rows: number): Sorter {
  return {
    values: new Float32Array(rows),
    rows: new Int32Array(rows),
    keys: new Uint32Array(rows),
    spareKeys: new Uint32Array(rows),
    spareRows: new Int32Array(rows),
  };
}

/** Digits of a key: three passes of eleven bits. */
const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;
const SIGN = 0x8000_0000;

/** Sorts what is known of a column by its bits, which takes a time in proportion to the rows; returns how much is known. */
function sortColumn(sorter: Sorter, column: Float32Array): number {
  const bits = new Uint32Array(column.buffer, column.byteOffset, column.length);
  const { keys, rows } = sorter;
  let known = 0;
  for (let row = 0; row < column.length; row++) {
    if (Number.isNaN(column[row] ?? Number.NaN)) continue;
    const word = bits[row] ?? 0;
    // Of negative numbers all bits are turned, of others the sign alone: then keys stand in the order of the numbers.
    keys[known] = word >= SIGN ? ~word : word ^ SIGN;
    rows[known] = row;
    known += 1;
  }
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) sortByDigit(sorter, known, shift);
  for (let i = 0; i < known; i++) sorter.values[i] = column[sorter.rows[i] ?? 0] ?? 0;
  return known;
}

function sortByDigit(sorter: Sorter, known: number, shift: number): void {
  const { keys, rows, spareKeys, spareRows } = sorter;
  const places = new Int32Array(DIGITS);
  const mask = DIGITS - 1;
  for (let i = 0; i < known; i++) {
    const digit = ((keys[i] ?? 0) >>> shift) & mask;
    places[digit] = (places[digit] ?? 0) + 1;
  }
  let from = 0;
  for (let digit = 0; digit < DIGITS; digit++) {
    const count = places[digit] ?? 0;
    places[digit] = from;
    from += count;
  }
  for (let i = 0; i < known; i++) {
    const key = keys[i] ?? 0;
    const digit = (key >>> shift) & mask;
    const place = places[digit] ?? 0;
    places[digit] = place + 1;
    spareKeys[place] = key;
    spareRows[place] = rows[i] ?? 0;
  }
  sorter.keys = spareKeys;
  sorter.rows = spareRows;
  sorter.spareKeys = keys;
  sorter.spareRows = rows;
}

function assignBins({ values, rows }: Sorter, known: number, bounds: Float64Array, into: Uint8Array): void {
  into.fill(0);
  let bin = 1;
  for (let i = 0; i < known; i++) {
    const value = values[i] ?? 0;
    while (value > (bounds[bin - 1] ?? Number.POSITIVE_INFINITY)) bin += 1;
    into[rows[i] ?? 0] = bin;
  }
}
