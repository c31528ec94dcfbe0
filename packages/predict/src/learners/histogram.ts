import { MAX_BINS } from './bins.ts';
import { MOST_PAGES } from './wasm/assemble.ts';
import { GROUP, type Kernel, openKernel } from './wasm/kernel.ts';

/**
 * Counts a node's rows into histograms and finds its best cut, on one block of memory and for a range of the columns: several
 * threads can share a node without sharing a single number that is written.
 */

/** How much memory a training takes. */
export type WorkspaceShape = {
  readonly rows: number;
  readonly columns: number;
  readonly leaves: number;
};

/** Views of one memory, which several threads may share, and the kernel that works on it. */
export type Workspace = {
  readonly shape: WorkspaceShape;
  readonly kernel: Kernel;
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

const PAGE_BYTES = 65_536;

/** A memory with room for a training; `isShared` where several threads are to see it. */
export function createMemory(shape: WorkspaceShape, isShared: boolean): WebAssembly.Memory {
  const { rows, columns, leaves } = shape;
  const doubles = TASK_LENGTH + MOST_WORKERS * FOUND_LENGTH + leaves * columns * MAX_BINS + rows;
  const bytes = doubles * 8 + (TASK_LENGTH + rows + columns) * 4 + columns + rows * columns;
  const initial = Math.ceil(bytes / PAGE_BYTES);
  return new WebAssembly.Memory(isShared ? { initial, maximum: MOST_PAGES, shared: true } : { initial });
}

/** Lays the views over a memory of `createMemory`. */
export function openWorkspace(memory: WebAssembly.Memory, shape: WorkspaceShape): Workspace {
  const { rows, columns, leaves } = shape;
  let at = 0;
  const next = (bytes: number) => {
    const from = at;
    at += bytes;
    return from;
  };
  const doubles = (length: number) => new Float64Array(memory.buffer, next(length * 8), length);
  const integers = (length: number) => new Int32Array(memory.buffer, next(length * 4), length);
  const bytes = (length: number) => new Uint8Array(memory.buffer, next(length), length);
  return {
    shape,
    kernel: openKernel(memory),
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

/**
 * One worker's share of a task: counts the rows into their slot, takes them from the parent's, and leaves the best cuts of both
 * in `found`: gain (0 for none), column and bin. Workers have ascending ranges of the columns.
 */
export function searchShare(workspace: Workspace, worker: number, workers: number): void {
  const { task, measures, found, histograms } = workspace;
  const chosen = task[TASK.chosen] ?? 0;
  const groups = Math.ceil(chosen / GROUP);
  const first = Math.floor((groups * worker) / workers) * GROUP;
  const last = Math.min(chosen, Math.floor((groups * (worker + 1)) / workers) * GROUP);
  const at = worker * FOUND_LENGTH;
  found.fill(0, at, at + FOUND_LENGTH);
  if (first >= last) return;
  const width = workspace.shape.columns * MAX_BINS;
  const counted = (task[TASK.counted] ?? 0) * width;
  const rest = (task[TASK.rest] ?? 0) * width;
  histograms.fill(0, counted + first * MAX_BINS, counted + last * MAX_BINS);
  count(workspace, first, last, counted);
  const rows = (task[TASK.until] ?? 0) - (task[TASK.from] ?? 0);
  const counts = { slot: counted, rows, sum: measures[MEASURE.sum] ?? 0, mass: measures[MEASURE.mass] ?? 0 };
  search(workspace, counts, first, last, at);
  if (rest < 0) return;
  const [sum, mass] = [measures[MEASURE.restSum] ?? 0, measures[MEASURE.restMass] ?? 0];
  const part = histograms.byteOffset + (counted + first * MAX_BINS) * 8;
  const whole = histograms.byteOffset + (rest + first * MAX_BINS) * 8;
  workspace.kernel.subtract(part, whole, whole + (last - first) * MAX_BINS * 8);
  search(workspace, { slot: rest, rows: task[TASK.restRows] ?? 0, sum, mass }, first, last, at + 3);
}

function count(workspace: Workspace, first: number, last: number, slot: number): void {
  const { task, values, order, chosen, bins, histograms, shape, kernel } = workspace;
  const [from, until] = [task[TASK.from] ?? 0, task[TASK.until] ?? 0];
  kernel.count(
    ...[order.byteOffset + from * 4, order.byteOffset + until * 4, values.byteOffset + from * 8],
    ...[histograms.byteOffset + (slot + first * MAX_BINS) * 8],
    ...[chosen.byteOffset + first * 4, chosen.byteOffset + last * 4, bins.byteOffset, shape.rows],
  );
}

/**
 * The best cut of one node over a range of the chosen columns. How many rows stand left of a cut is told from its share of the
 * hessian, which is exact for squared loss and close enough for a lower bound on rows otherwise.
 */
function search(
  { task, measures, found, histograms, chosen, binCounts, kernel }: Workspace,
  node: { readonly slot: number; readonly rows: number; readonly sum: number; readonly mass: number },
  first: number,
  last: number,
  into: number,
): void {
  const minRows = task[TASK.minRows] ?? 0;
  const { slot, rows, sum, mass } = node;
  if (rows < 2 * minRows) return;
  const l2 = measures[MEASURE.l2] ?? 0;
  const least = (minRows * mass) / rows - 1e-9;
  kernel.search(
    ...[histograms.byteOffset + (slot + first * MAX_BINS) * 8],
    ...[chosen.byteOffset + first * 4, chosen.byteOffset + last * 4],
    ...[binCounts.byteOffset, found.byteOffset + into * 8],
    ...[least, sum, mass, (sum * sum) / (mass + l2), l2],
    ...[measures[MEASURE.gradientStep] ?? 0, measures[MEASURE.hessianStep] ?? 0],
  );
  const place = found[into + 1] ?? -1;
  if (place < 0) found[into] = 0;
  else found[into + 1] = chosen[first + place] ?? 0;
}
