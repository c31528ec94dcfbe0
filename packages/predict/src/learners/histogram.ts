import { MAX_BINS } from './bins.ts';
import { type Scale, UNIT } from './packed.ts';

/** Counts a node's rows into histograms and finds its best split. */

type WorkspaceShape = {
  readonly rows: number;
  readonly columns: number;
  readonly leaves: number;
};

/** What a training works on, allocated once for all of its trees. */
export type Workspace = {
  readonly shape: WorkspaceShape;
  /** Per slot of a leaf, chosen column and bin the packed sums. */
  readonly histograms: Float64Array;
  /** Packed statistics of the counted rows, in the order of `order`. */
  readonly values: Float64Array;
  /** Row numbers, leaf by leaf. */
  readonly order: Int32Array;
  /** Bins of every column, the one for unknown values included. */
  readonly binCounts: Uint8Array;
  /** Column-major. */
  readonly bins: Uint8Array;
};

/** The rows of a node, and the sums of their gradients and hessians. */
export type Node = {
  readonly slot: number;
  readonly rows: number;
  readonly sum: number;
  readonly mass: number;
};

export type Split = { readonly feature: number; readonly bin: number; readonly gain: number };

/** A gain below this is a rounding error. */
const MIN_GAIN = 1e-12;

export function createWorkspace(shape: WorkspaceShape): Workspace {
  const { rows, columns, leaves } = shape;
  return {
    shape,
    histograms: new Float64Array(leaves * columns * MAX_BINS),
    values: new Float64Array(rows),
    order: new Int32Array(rows),
    binCounts: new Uint8Array(columns),
    bins: new Uint8Array(rows * columns),
  };
}

/** Counts the rows `from`…`until` of `order` into a slot, for the chosen columns. */
export function countRows(
  workspace: Workspace,
  chosen: Int32Array,
  rows: { readonly slot: number; readonly from: number; readonly until: number },
): void {
  const { histograms, values, order, bins, shape } = workspace;
  const start = rows.slot * shape.columns * MAX_BINS;
  histograms.fill(0, start, start + chosen.length * MAX_BINS);
  for (let place = 0; place < chosen.length; place++) {
    const into = start + place * MAX_BINS;
    const column = (chosen[place] ?? 0) * shape.rows;
    for (let i = rows.from; i < rows.until; i++) {
      const at = into + (bins[column + (order[i] ?? 0)] ?? 0);
      histograms[at] = (histograms[at] ?? 0) + (values[i] ?? 0);
    }
  }
}

/** Takes one slot's sums from another's: what remains of a parent is its other child. */
export function subtractSlot(workspace: Workspace, chosen: number, part: number, whole: number): void {
  const { histograms, shape } = workspace;
  const width = shape.columns * MAX_BINS;
  for (let i = 0; i < chosen * MAX_BINS; i++) {
    histograms[whole * width + i] =
      (histograms[whole * width + i] ?? 0) - (histograms[part * width + i] ?? 0);
  }
}

/**
 * The best split of a node over the chosen columns; of equal ones the first. How many rows stand left of a split is calculated from its share
 * of the hessian, which is exact for squared loss and close enough for a lower bound on rows otherwise.
 */
export function findSplit(
  workspace: Workspace,
  chosen: Int32Array,
  node: Node,
  scale: Scale,
  options: { readonly minRows: number; readonly l2: number },
): Split | null {
  const { histograms, binCounts, shape } = workspace;
  const { minRows, l2 } = options;
  if (node.rows < 2 * minRows) return null;
  const minMass = (minRows * node.mass) / node.rows - 1e-9;
  const parent = (node.sum * node.sum) / (node.mass + l2);
  const start = node.slot * shape.columns * MAX_BINS;
  let best: Split | null = null;
  let bestGain = MIN_GAIN;
  for (let place = 0; place < chosen.length; place++) {
    const feature = chosen[place] ?? 0;
    const from = start + place * MAX_BINS;
    const last = (binCounts[feature] ?? 0) - 1;
    let both = 0;
    for (let bin = 0; bin < last; bin++) {
      both += histograms[from + bin] ?? 0;
      const high = Math.floor(both / UNIT);
      const mass = (both - high * UNIT) * scale.hessian;
      const rest = node.mass - mass;
      if (rest < minMass) break;
      if (mass < minMass) continue;
      const sum = high * scale.gradient;
      const other = node.sum - sum;
      const gain = (sum * sum) / (mass + l2) + (other * other) / (rest + l2) - parent;
      if (gain > bestGain) {
        bestGain = gain;
        best = { feature, bin, gain };
      }
    }
  }
  return best;
}
