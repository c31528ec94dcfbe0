import { FOUND_LENGTH, MEASURE, searchShare, TASK, type Workspace } from './histogram.ts';
import { pack, type Scale, unpack } from './packed.ts';

/** A regression tree in flat arrays: node 0 is the root; a leaf has feature −1. */
export type Tree = {
  feature: Int32Array;
  /** Bins up to this one go left. */
  threshold: Uint8Array;
  left: Int32Array;
  right: Int32Array;
  /** Mean step of a node's own rows, before the learning rate: what contributions are told apart by. */
  value: Float64Array;
  gain: Float64Array;
};

export type TreeOptions = {
  readonly leaves: number;
  readonly minRows: number;
  readonly l2: number;
};

/** Several workers on one workspace; `search` returns when all have searched their share of the columns. */
export type Crew = { readonly workers: number; readonly search: () => void };

/** The caller alone. */
export function crewOfOne(workspace: Workspace): Crew {
  return { workers: 1, search: () => searchShare(workspace, 0, 1) };
}

type Leaf = {
  readonly node: number;
  readonly from: number;
  readonly until: number;
  /** Where in the workspace its histogram stands. */
  readonly slot: number;
  /** Packed sum of its rows. */
  readonly both: number;
  readonly best: Split | null;
};
type Split = { readonly feature: number; readonly bin: number; readonly gain: number };

/**
 * Grows one tree leaf by leaf, largest gain first (Friedman 2001; histograms with subtraction as in LightGBM, Ke et al.
 * 2017). `gradient` and `hessian` are those of the loss; the first `chosen` numbers of `workspace.chosen` are the columns it may
 * use. At the end `workspace.order` holds the rows leaf by leaf.
 */
export function growTree(
  workspace: Workspace,
  crew: Crew,
  chosen: number,
  gradient: Float32Array,
  hessian: Float32Array | null,
  options: TreeOptions,
): { readonly tree: Tree; readonly leaves: readonly Leaf[] } {
  const { order, task, measures } = workspace;
  const tree = emptyTree(options.leaves);
  const { packed, scale } = pack(gradient, hessian);
  for (let i = 0; i < order.length; i++) order[i] = i;
  task[TASK.chosen] = chosen;
  task[TASK.minRows] = options.minRows;
  measures[MEASURE.l2] = options.l2;
  measures[MEASURE.gradientStep] = scale.gradient;
  measures[MEASURE.hessianStep] = scale.hessian;
  const leaves: Leaf[] = [rootOf(workspace, crew, packed, scale)];
  tree.value[0] = stepOf(leaves[0]?.both ?? 0, scale, options.l2);
  const scratch = new Int32Array(order.length);
  let nodes = 1;
  while (leaves.length < options.leaves) {
    const index = indexOfBest(leaves);
    const leaf = leaves[index];
    if (!leaf?.best) break;
    const middle = partition(workspace, leaf.best, scratch, leaf.from, leaf.until);
    const children = split(workspace, crew, packed, scale, leaf, { middle, nodes, slot: leaves.length });
    tree.feature[leaf.node] = leaf.best.feature;
    tree.threshold[leaf.node] = leaf.best.bin;
    tree.gain[leaf.node] = leaf.best.gain;
    tree.left[leaf.node] = nodes;
    tree.right[leaf.node] = nodes + 1;
    nodes += 2;
    for (const child of children) tree.value[child.node] = stepOf(child.both, scale, options.l2);
    leaves.splice(index, 1, ...children);
  }
  return { tree: trimmed(tree, nodes), leaves };
}

function indexOfBest(leaves: readonly Leaf[]): number {
  const gainOf = (index: number) => leaves[index]?.best?.gain ?? 0;
  return leaves.reduce((top, _, index) => (gainOf(index) > gainOf(top) ? index : top), 0);
}

function rootOf(workspace: Workspace, crew: Crew, packed: Float64Array, scale: Scale): Leaf {
  const until = workspace.order.length;
  const both = gather(workspace, packed, 0, until);
  state(workspace, scale, { from: 0, until, counted: 0, both, rest: -1, restRows: 0, restBoth: 0 });
  crew.search();
  return { node: 0, from: 0, until, slot: 0, both, best: bestOf(workspace, crew.workers, 0) };
}

/** The smaller child is counted, the larger one is what remains of the parent. */
function split(
  workspace: Workspace,
  crew: Crew,
  packed: Float64Array,
  scale: Scale,
  leaf: Leaf,
  at: { readonly middle: number; readonly nodes: number; readonly slot: number },
): readonly [Leaf, Leaf] {
  const { middle, nodes, slot } = at;
  const leftIsSmall = middle - leaf.from <= leaf.until - middle;
  const [from, until] = leftIsSmall ? [leaf.from, middle] : [middle, leaf.until];
  const both = gather(workspace, packed, from, until);
  const restBoth = leaf.both - both;
  const restRows = leaf.until - leaf.from - (until - from);
  state(workspace, scale, { from, until, counted: slot, both, rest: leaf.slot, restRows, restBoth });
  crew.search();
  const small = { slot, both, best: bestOf(workspace, crew.workers, 0) };
  const large = { slot: leaf.slot, both: restBoth, best: bestOf(workspace, crew.workers, 3) };
  return [
    { node: nodes, from: leaf.from, until: middle, ...(leftIsSmall ? small : large) },
    { node: nodes + 1, from: middle, until: leaf.until, ...(leftIsSmall ? large : small) },
  ];
}

/** Lays the packed statistics of some rows side by side; returns their sum. */
function gather({ order, values }: Workspace, packed: Float64Array, from: number, until: number): number {
  let both = 0;
  for (let i = from; i < until; i++) {
    const value = packed[order[i] ?? 0] ?? 0;
    values[i] = value;
    both += value;
  }
  return both;
}

function state(
  { task, measures }: Workspace,
  scale: Scale,
  node: {
    readonly from: number;
    readonly until: number;
    readonly counted: number;
    readonly both: number;
    readonly rest: number;
    readonly restRows: number;
    readonly restBoth: number;
  },
): void {
  const [sum, mass] = unpack(node.both, scale);
  const [restSum, restMass] = unpack(node.restBoth, scale);
  task[TASK.from] = node.from;
  task[TASK.until] = node.until;
  task[TASK.counted] = node.counted;
  task[TASK.rest] = node.rest;
  task[TASK.restRows] = node.restRows;
  measures[MEASURE.sum] = sum;
  measures[MEASURE.mass] = mass;
  measures[MEASURE.restSum] = restSum;
  measures[MEASURE.restMass] = restMass;
}

/** The workers' ranges ascend, so that of equal cuts the one of the first column wins, however many workers there are. */
function bestOf({ found }: Workspace, workers: number, offset: number): Split | null {
  let best: Split | null = null;
  for (let worker = 0; worker < workers; worker++) {
    const at = worker * FOUND_LENGTH + offset;
    const gain = found[at] ?? 0;
    if (gain > (best?.gain ?? 0)) best = { gain, feature: found[at + 1] ?? 0, bin: found[at + 2] ?? 0 };
  }
  return best;
}

function stepOf(both: number, scale: Scale, l2: number): number {
  const [sum, mass] = unpack(both, scale);
  return -sum / (mass + l2);
}

/** Stable partition of the leaf's rows; returns where the right side begins. */
function partition(
  { bins, order, shape }: Workspace,
  split: Split,
  scratch: Int32Array,
  from: number,
  until: number,
): number {
  const column = split.feature * shape.rows;
  let left = from;
  let right = 0;
  for (let i = from; i < until; i++) {
    const row = order[i] ?? 0;
    if ((bins[column + row] ?? 0) <= split.bin) {
      order[left] = row;
      left += 1;
    } else {
      scratch[right] = row;
      right += 1;
    }
  }
  order.set(scratch.subarray(0, right), left);
  return left;
}

function emptyTree(leaves: number): Tree {
  const nodes = 2 * leaves - 1;
  return {
    feature: new Int32Array(nodes).fill(-1),
    threshold: new Uint8Array(nodes),
    left: new Int32Array(nodes),
    right: new Int32Array(nodes),
    value: new Float64Array(nodes),
    gain: new Float64Array(nodes),
  };
}

function trimmed(tree: Tree, nodes: number): Tree {
  return {
    feature: tree.feature.slice(0, nodes),
    threshold: tree.threshold.slice(0, nodes),
    left: tree.left.slice(0, nodes),
    right: tree.right.slice(0, nodes),
    value: tree.value.slice(0, nodes),
    gain: tree.gain.slice(0, nodes),
  };
}
