import { MAX_BINS } from './bins.ts';

/**
 * The kernel of the tree learner: counts a node's rows into histograms and finds its best cut. It works on one block of memory
 * and on a range of the columns, so several threads can share a node without sharing a single number that is written.
 *
 * Gradient and hessian of a row travel in one number: the gradient in whole steps times UNIT, plus the hessian in whole steps.
 * Sums of such numbers stay exact below 2^53, so one addition does the work of two, a parent minus a child is exact too, and
 * the order in which rows are added does not matter.
 */
export const UNIT = 2 ** 27;

/** How much memory a training takes. */
export type WorkspaceShape = {
  readonly rows: number;
  readonly columns: number;
  readonly leaves: number;
};

/** Views of one block of memory, which may be a SharedArrayBuffer. */
export type Workspace = {
  readonly shape: WorkspaceShape;
  /** What is to be done, by the indices of TASK and of MEASURE. */
  readonly task: Int32Array;
  readonly measures: Float64Array;
  /** What each worker found: twice gain, column and bin. */
  readonly found: Float64Array;
  /** Per slot of a leaf, chosen column and bin the packed sums. */
  readonly histograms: Float64Array;
  /** Packed statistics of the counted rows, in the order of `order`. */
  readonly values: Float64Array;
  /** Row numbers, leaf by leaf. */
  readonly order: Int32Array;
  /** The columns that the tree may look at, ascending. */
  readonly chosen: Int32Array;
  /** Bins of every column, the one for unknown values included. */
  readonly binCounts: Uint8Array;
  /** Column-major. */
  readonly bins: Uint8Array;
};

/** What a task says in whole numbers. */
export const TASK = {
  /** How many columns the tree may look at. */
  chosen: 0,
  from: 1,
  until: 2,
  /** Slot that the rows from…until are counted into. */
  counted: 3,
  /** Slot of the parent, which becomes the sibling's; −1 for the root. */
  rest: 4,
  restRows: 5,
  minRows: 6,
} as const;

/** What a task says in fractions. */
export const MEASURE = {
  gradientStep: 0,
  hessianStep: 1,
  l2: 2,
  sum: 3,
  mass: 4,
  restSum: 5,
  restMass: 6,
} as const;

const TASK_LENGTH = 8;
export const FOUND_LENGTH = 6;
export const MOST_WORKERS = 64;

export function workspaceBytes({ rows, columns, leaves }: WorkspaceShape): number {
  const doubles = TASK_LENGTH + MOST_WORKERS * FOUND_LENGTH + leaves * columns * MAX_BINS + rows;
  return doubles * 8 + (TASK_LENGTH + rows + columns) * 4 + columns + rows * columns;
}

/** Lays the views over a block of at least `workspaceBytes` bytes. */
export function openWorkspace(memory: ArrayBufferLike, shape: WorkspaceShape): Workspace {
  const { rows, columns, leaves } = shape;
  let at = 0;
  const next = (bytes: number) => {
    const from = at;
    at += bytes;
    return from;
  };
  const doubles = (length: number) => new Float64Array(memory, next(length * 8), length);
  const integers = (length: number) => new Int32Array(memory, next(length * 4), length);
  const bytes = (length: number) => new Uint8Array(memory, next(length), length);
  return {
    shape,
    measures: doubles(TASK_LENGTH),
    found: doubles(MOST_WORKERS * FOUND_LENGTH),
    histograms: doubles(leaves * columns * MAX_BINS),
    values: doubles(rows),
    task: integers(TASK_LENGTH),
    order: integers(rows),
    chosen: integers(columns),
    binCounts: bytes(columns),
    bins: bytes(rows * columns),
  };
}

/** Columns that are counted at once: their bins stay in the first cache. */
const GROUP = 8;

/**
 * One worker's share of a task: counts the rows into their slot, takes them from the parent's, and leaves the best cuts of both
 * in `found`. Workers have ascending ranges of the columns.
 */
export function searchShare(workspace: Workspace, worker: number, workers: number): void {
  const { task, measures, found } = workspace;
  const chosen = task[TASK.chosen] ?? 0;
  const groups = Math.ceil(chosen / GROUP);
  const first = Math.floor((groups * worker) / workers) * GROUP;
  const last = Math.min(chosen, Math.floor((groups * (worker + 1)) / workers) * GROUP);
  const at = worker * FOUND_LENGTH;
  found.fill(0, at, at + FOUND_LENGTH);
  const width = workspace.shape.columns * MAX_BINS;
  const counted = (task[TASK.counted] ?? 0) * width;
  const rest = (task[TASK.rest] ?? 0) * width;
  workspace.histograms.fill(0, counted + first * MAX_BINS, counted + last * MAX_BINS);
  for (let from = first; from < last; from += GROUP) {
    const until = Math.min(from + GROUP, last);
    if (until - from === GROUP) countGroup(workspace, from, counted + from * MAX_BINS);
    else for (let f = from; f < until; f++) countColumn(workspace, f, counted + f * MAX_BINS);
    if (rest >= 0) subtract(workspace.histograms, counted, rest, from * MAX_BINS, until * MAX_BINS);
  }
  const rows = (task[TASK.until] ?? 0) - (task[TASK.from] ?? 0);
  search(workspace, counted, first, last, rows, measures[MEASURE.sum] ?? 0, measures[MEASURE.mass] ?? 0, at);
  if (rest < 0) return;
  const [sum, mass] = [measures[MEASURE.restSum] ?? 0, measures[MEASURE.restMass] ?? 0];
  search(workspace, rest, first, last, task[TASK.restRows] ?? 0, sum, mass, at + 3);
}

function countColumn(
  { task, values, order, chosen, bins, histograms, shape }: Workspace,
  f: number,
  into: number,
) {
  const column = (chosen[f] ?? 0) * shape.rows;
  const until = task[TASK.until] ?? 0;
  for (let i = task[TASK.from] ?? 0; i < until; i++) {
    const at = into + (bins[column + (order[i] ?? 0)] ?? 0);
    histograms[at] = (histograms[at] ?? 0) + (values[i] ?? 0);
  }
}

/** Eight columns at once: a row's number and value are loaded once for all of them. */
function countGroup(
  { task, values, order, chosen, bins, histograms: h, shape }: Workspace,
  f: number,
  into: number,
) {
  const { rows } = shape;
  const column = (k: number) => (chosen[f + k] ?? 0) * rows;
  const [c0, c1, c2, c3] = [column(0), column(1), column(2), column(3)];
  const [c4, c5, c6, c7] = [column(4), column(5), column(6), column(7)];
  const bin = (k: number) => into + k * MAX_BINS;
  const [h0, h1, h2, h3] = [bin(0), bin(1), bin(2), bin(3)];
  const [h4, h5, h6, h7] = [bin(4), bin(5), bin(6), bin(7)];
  const until = task[TASK.until] ?? 0;
  for (let i = task[TASK.from] ?? 0; i < until; i++) {
    const row = order[i] ?? 0;
    const value = values[i] ?? 0;
    const a0 = h0 + (bins[c0 + row] ?? 0);
    const a1 = h1 + (bins[c1 + row] ?? 0);
    const a2 = h2 + (bins[c2 + row] ?? 0);
    const a3 = h3 + (bins[c3 + row] ?? 0);
    const a4 = h4 + (bins[c4 + row] ?? 0);
    const a5 = h5 + (bins[c5 + row] ?? 0);
    const a6 = h6 + (bins[c6 + row] ?? 0);
    const a7 = h7 + (bins[c7 + row] ?? 0);
    h[a0] = (h[a0] ?? 0) + value;
    h[a1] = (h[a1] ?? 0) + value;
    h[a2] = (h[a2] ?? 0) + value;
    h[a3] = (h[a3] ?? 0) + value;
    h[a4] = (h[a4] ?? 0) + value;
    h[a5] = (h[a5] ?? 0) + value;
    h[a6] = (h[a6] ?? 0) + value;
    h[a7] = (h[a7] ?? 0) + value;
  }
}

function subtract(histograms: Float64Array, part: number, whole: number, from: number, until: number): void {
  for (let i = from; i < until; i++) {
    histograms[whole + i] = (histograms[whole + i] ?? 0) - (histograms[part + i] ?? 0);
  }
}

/** A cut this little below the best one so far is compared by the exact formula. */
const CLOSE = 1 - 1e-10;

/**
 * The best cut of one node over a range of the chosen columns. How many rows stand left of a cut is told from its share of the
 * hessian, which is exact for squared loss and close enough for a lower bound on rows otherwise. Fractions are compared
 * without dividing; only what may be better than the best so far is divided.
 */
function search(
  { task, measures, found, histograms, chosen, binCounts }: Workspace,
  slot: number,
  first: number,
  last: number,
  rows: number,
  total: number,
  weight: number,
  into: number,
): void {
  const minRows = task[TASK.minRows] ?? 0;
  if (rows < 2 * minRows) return;
  const l2 = measures[MEASURE.l2] ?? 0;
  const gradient = measures[MEASURE.gradientStep] ?? 0;
  const hessian = measures[MEASURE.hessianStep] ?? 0;
  const least = (minRows * weight) / rows - 1e-9;
  const parent = (total * total) / (weight + l2);
  const unit = UNIT;
  const perUnit = 1 / UNIT;
  let bestGain = 1e-12;
  let bar = (parent + bestGain) * CLOSE;
  let bestFeature = -1;
  let bestBin = 0;
  for (let f = first; f < last; f++) {
    let both = 0;
    const from = slot + f * MAX_BINS;
    const bins = (binCounts[chosen[f] ?? 0] ?? 0) - 1;
    for (let bin = 0; bin < bins; bin++) {
      const here = histograms[from + bin] ?? 0;
      if (here === 0) continue;
      both += here;
      const high = Math.floor(both * perUnit);
      const mass = (both - high * unit) * hessian;
      if (mass < least) continue;
      const restMass = weight - mass;
      if (restMass < least) break;
      const sum = high * gradient;
      const rest = total - sum;
      const left = mass + l2;
      const right = restMass + l2;
      if (sum * sum * right + rest * rest * left <= bar * left * right) continue;
      const gain = (sum * sum) / left + (rest * rest) / right - parent;
      if (gain <= bestGain) continue;
      bestGain = gain;
      bar = (parent + gain) * CLOSE;
      bestFeature = chosen[f] ?? 0;
      bestBin = bin;
    }
  }
  if (bestFeature < 0) return;
  found[into] = bestGain;
  found[into + 1] = bestFeature;
  found[into + 2] = bestBin;
}
