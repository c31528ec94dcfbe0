/**
 * In-place Cholesky factor of a dense lower triangle of row length n. The factor of the first k rows and columns is the
 * first k rows and columns of the factor, so that nested models share one factorisation.
 */
export function factorise(lower: Float64Array, n: number): void {
  let i = 0;
  for (; i + 1 < n; i += 2) {
    for (let j = 0; j < i; j += 2) pairOfRows(lower, n, i * n, j);
    finishRow(lower, n, i, i);
    finishRow(lower, n, i + 1, i);
  }
  if (i === n) return;
  for (let j = 0; j < i; j += 2) pairOfColumns(lower, n, i * n, j);
  finishRow(lower, n, i, i);
}

/** The entries of a row from a column on, and the one on the diagonal. */
function finishRow(lower: Float64Array, n: number, i: number, from: number): void {
  const rowI = i * n;
  for (let j = from; j < i; j++) {
    const rest = (lower[rowI + j] ?? 0) - dot(lower, rowI, j * n, j);
    lower[rowI + j] = rest / (lower[j * n + j] ?? 1);
  }
  const rest = (lower[rowI + i] ?? 0) - dot(lower, rowI, rowI, i);
  lower[rowI + i] = Math.sqrt(Math.max(rest, 1e-9));
}

/**
 * Two neighbouring columns of two neighbouring rows at once: each number that is loaded serves two products. The sums are those of
 * `pairOfColumns`, to the last bit.
 */
function pairOfRows(lower: Float64Array, n: number, upper: number, j: number): void {
  const under = upper + n;
  const first = j * n;
  const second = first + n;
  let s0 = 0;
  let s1 = 0;
  let t0 = 0;
  let t1 = 0;
  let u0 = 0;
  let u1 = 0;
  let v0 = 0;
  let v1 = 0;
  for (let k = 0; k < j; k += 2) {
    const a = lower[upper + k] ?? 0;
    const b = lower[upper + k + 1] ?? 0;
    const c = lower[under + k] ?? 0;
    const d = lower[under + k + 1] ?? 0;
    const p = lower[first + k] ?? 0;
    const q = lower[first + k + 1] ?? 0;
    const r = lower[second + k] ?? 0;
    const s = lower[second + k + 1] ?? 0;
    s0 += a * p;
    s1 += b * q;
    t0 += a * r;
    t1 += b * s;
    u0 += c * p;
    u1 += d * q;
    v0 += c * r;
    v1 += d * s;
  }
  const [one, other] = [lower[first + j] ?? 1, lower[second + j + 1] ?? 1];
  const between = lower[second + j] ?? 0;
  const left = ((lower[upper + j] ?? 0) - s0 - s1) / one;
  const leftUnder = ((lower[under + j] ?? 0) - u0 - u1) / one;
  lower[upper + j] = left;
  lower[upper + j + 1] = ((lower[upper + j + 1] ?? 0) - t0 - t1 - left * between) / other;
  lower[under + j] = leftUnder;
  lower[under + j + 1] = ((lower[under + j + 1] ?? 0) - v0 - v1 - leftUnder * between) / other;
}

/** Two neighbouring columns of one row at once, for a last row that has no neighbour: half the loads of the row. */
function pairOfColumns(lower: Float64Array, n: number, rowI: number, j: number): void {
  const first = j * n;
  const second = first + n;
  let s0 = 0;
  let s1 = 0;
  let t0 = 0;
  let t1 = 0;
  for (let k = 0; k < j; k += 2) {
    const a = lower[rowI + k] ?? 0;
    const b = lower[rowI + k + 1] ?? 0;
    s0 += a * (lower[first + k] ?? 0);
    s1 += b * (lower[first + k + 1] ?? 0);
    t0 += a * (lower[second + k] ?? 0);
    t1 += b * (lower[second + k + 1] ?? 0);
  }
  const left = ((lower[rowI + j] ?? 0) - s0 - s1) / (lower[first + j] ?? 1);
  lower[rowI + j] = left;
  const rest = (lower[rowI + j + 1] ?? 0) - t0 - t1 - left * (lower[second + j] ?? 0);
  lower[rowI + j + 1] = rest / (lower[second + j + 1] ?? 1);
}

function dot(values: Float64Array, left: number, right: number, length: number): number {
  let even = 0;
  let odd = 0;
  let k = 0;
  for (; k + 1 < length; k += 2) {
    even += (values[left + k] ?? 0) * (values[right + k] ?? 0);
    odd += (values[left + k + 1] ?? 0) * (values[right + k + 1] ?? 0);
  }
  return k < length ? even + odd + (values[left + k] ?? 0) * (values[right + k] ?? 0) : even + odd;
}

/** Solves L·Lᵀ·x = right for the first `columns` rows of a factor of row length n; `right` and x are plain vectors. */
export function solveFactored(
  lower: Float64Array,
  n: number,
  columns: number,
  right: Float64Array,
): Float64Array {
  const x = right.slice(0, columns);
  for (let i = 0; i < columns; i++) {
    x[i] = ((x[i] ?? 0) - dotWith(lower, i * n, x, i)) / (lower[i * n + i] ?? 1);
  }
  for (let i = columns - 1; i >= 0; i--) {
    const value = (x[i] ?? 0) / (lower[i * n + i] ?? 1);
    x[i] = value;
    for (let k = 0; k < i; k++) x[k] = (x[k] ?? 0) - value * (lower[i * n + k] ?? 0);
  }
  return x;
}

function dotWith(matrix: Float64Array, from: number, vector: Float64Array, length: number): number {
  let sum = 0;
  for (let k = 0; k < length; k++) sum += (matrix[from + k] ?? 0) * (vector[k] ?? 0);
  return sum;
}
