/**
 * Sums XᵀX and XᵀY of a ridge regression, kept as rows stream by; solving needs no row again. Rows are buffered so that the
 * matrix is updated by blocks, four by two entries at a time: that keeps the inner loop in registers.
 */
export type NormalEquations = {
  readonly columns: number;
  readonly targets: number;
  rows: number;
  /** Upper triangle, rows packed one after the other: row i begins at i·columns − i·(i − 1)/2 with its diagonal. */
  gram: Float64Array;
  /** Row-major columns × targets. */
  cross: Float64Array;
  /** Column-major buffer of pending rows. */
  buffer: Float64Array;
  buffered: number;
};

const BLOCK = 64;

export function createNormalEquations(columns: number, targets: number): NormalEquations {
  return {
    columns,
    targets,
    rows: 0,
    gram: new Float64Array((columns * (columns + 1)) / 2),
    cross: new Float64Array(columns * targets),
    // Room for a few columns more, so that the kernel needs no special case at the edge.
    buffer: new Float64Array((columns + 4) * BLOCK),
    buffered: 0,
  };
}

/** Adds one row; a target that is NaN adds nothing to its own sums. */
export function addRow(sums: NormalEquations, row: Float64Array, targets: readonly number[]): void {
  const { columns, buffer, cross } = sums;
  for (let t = 0; t < targets.length; t++) {
    const target = targets[t] ?? Number.NaN;
    if (Number.isNaN(target) || target === 0) continue;
    for (let j = 0; j < columns; j++) {
      const at = j * sums.targets + t;
      cross[at] = (cross[at] ?? 0) + (row[j] ?? 0) * target;
    }
  }
  for (let j = 0; j < columns; j++) buffer[j * BLOCK + sums.buffered] = row[j] ?? 0;
  sums.buffered += 1;
  sums.rows += 1;
  if (sums.buffered === BLOCK) flush(sums);
}

/** Lets everything that was added so far count less. */
export function decaySums(sums: NormalEquations, factor: number): void {
  flush(sums);
  for (const values of [sums.gram, sums.cross]) {
    for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) * factor;
  }
}

/** Works the buffered rows into the matrix. */
function flush(sums: NormalEquations): void {
  if (sums.buffered === 0) return;
  const { columns, gram, buffer } = sums;
  const kernel = new Float64Array(8);
  for (let i = 0; i < columns; i += 4) {
    for (let j = i; j < columns; j += 2) {
      multiply(buffer, i * BLOCK, j * BLOCK, kernel);
      for (let di = 0; di < 4; di++) {
        const row = i + di;
        if (row >= columns) break;
        const into = row * columns - (row * (row - 1)) / 2 - row;
        for (let dj = 0; dj < 2; dj++) {
          const column = j + dj;
          if (column < row || column >= columns) continue;
          gram[into + column] = (gram[into + column] ?? 0) + (kernel[di * 2 + dj] ?? 0);
        }
      }
    }
  }
  buffer.fill(0);
  sums.buffered = 0;
}

/** Eight dot products of four columns with two. */
function multiply(values: Float64Array, left: number, right: number, out: Float64Array): void {
  let s00 = 0;
  let s01 = 0;
  let s10 = 0;
  let s11 = 0;
  let s20 = 0;
  let s21 = 0;
  let s30 = 0;
  let s31 = 0;
  for (let r = 0; r < BLOCK; r++) {
    const a = values[left + r] ?? 0;
    const b = values[left + BLOCK + r] ?? 0;
    const c = values[left + 2 * BLOCK + r] ?? 0;
    const d = values[left + 3 * BLOCK + r] ?? 0;
    const x = values[right + r] ?? 0;
    const y = values[right + BLOCK + r] ?? 0;
    s00 += a * x;
    s01 += a * y;
    s10 += b * x;
    s11 += b * y;
    s20 += c * x;
    s21 += c * y;
    s30 += d * x;
    s31 += d * y;
  }
  out[0] = s00;
  out[1] = s01;
  out[2] = s10;
  out[3] = s11;
  out[4] = s20;
  out[5] = s21;
  out[6] = s30;
  out[7] = s31;
}

/** XᵀX + ridge·I as a dense lower triangle, ready to be factorised. */
export function ridgeMatrix(sums: NormalEquations, ridge: number): Float64Array {
  flush(sums);
  const n = sums.columns;
  const lower = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    const from = i * n - (i * (i - 1)) / 2 - i;
    for (let j = i; j < n; j++) lower[j * n + i] = sums.gram[from + j] ?? 0;
    lower[i * n + i] = (lower[i * n + i] ?? 0) + ridge;
  }
  return lower;
}
