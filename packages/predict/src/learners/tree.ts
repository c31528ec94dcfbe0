import { countRows, findSplit, type Node, type Split, subtractSlot, type Workspace } from './histogram.ts';
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

type TreeOptions = {
  readonly leaves: number;
  readonly minRows: number;
  readonly l2: number;
};

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

/**
 * Grows one tree leaf by leaf, largest gain first (Friedman 2001; histograms with subtraction as in LightGBM, Ke et al.
 * 2017). `gradient` and `hessian` are those of the loss; `chosen` are the columns it may use, ascending. At the end
 * `workspace.order` holds the rows leaf by leaf.
 */
export function growTree(
  workspace: Workspace,
  chosen: Int32Array,
  gradient: Float32Array,
  hessian: Float32Array | null,
  options: TreeOptions,
): { readonly tree: Tree; readonly leaves: readonly Leaf[] } {
  const { order } = workspace;
  const tree = emptyTree(options.leaves);
  const { packed, scale } = pack(gradient, hessian);
  const growth: Growth = { workspace, chosen, packed, scale, options };
  for (let i = 0; i < order.length; i++) order[i] = i;
  const leaves: Leaf[] = [rootOf(growth)];
  tree.value[0] = stepOf(leaves[0]?.both ?? 0, scale, options.l2);
  const scratch = new Int32Array(order.length);
  let nodes = 1;
  while (leaves.length < options.leaves) {
    const index = indexOfBest(leaves);
    const leaf = leaves[index];
    if (!leaf?.best) break;
    const middle = partition(workspace, leaf.best, scratch, leaf.from, leaf.until);
    const children = split(growth, leaf, { middle, nodes, slot: leaves.length });
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

/** What all nodes of one tree share. */
type Growth = {
  readonly workspace: Workspace;
  readonly chosen: Int32Array;
  readonly packed: Float64Array;
  readonly scale: Scale;
  readonly options: TreeOptions;
};

function indexOfBest(leaves: readonly Leaf[]): number {
  const gainOf = (index: number) => leaves[index]?.best?.gain ?? 0;
  return leaves.reduce((top, _, index) => (gainOf(index) > gainOf(top) ? index : top), 0);
}

function rootOf(growth: Growth): Leaf {
  const { workspace, packed, chosen } = growth;
  const until = workspace.order.length;
  const both = gather(workspace, packed, 0, until);
  countRows(workspace, chosen, { slot: 0, from: 0, until });
  return { node: 0, from: 0, until, slot: 0, both, best: bestOf(growth, 0, until, both) };
}

/** The smaller child is counted, the larger one is what remains of the parent. */
function split(
  growth: Growth,
  leaf: Leaf,
  at: { readonly middle: number; readonly nodes: number; readonly slot: number },
): readonly [Leaf, Leaf] {
  const { workspace, packed, chosen } = growth;
  const { middle, nodes, slot } = at;
  const leftIsSmall = middle - leaf.from <= leaf.until - middle;
  const [from, until] = leftIsSmall ? [leaf.from, middle] : [middle, leaf.until];
  const both = gather(workspace, packed, from, until);
  const restBoth = leaf.both - both;
  const restRows = leaf.until - leaf.from - (until - from);
  countRows(workspace, chosen, { slot, from, until });
  subtractSlot(workspace, chosen.length, slot, leaf.slot);
  const small = { slot, both, best: bestOf(growth, slot, until - from, both) };
  const large = { slot: leaf.slot, both: restBoth, best: bestOf(growth, leaf.slot, restRows, restBoth) };
  return [
    { node: nodes, from: leaf.from, until: middle, ...(leftIsSmall ? small : large) },
    { node: nodes + 1, from: middle, until: leaf.until, ...(leftIsSmall ? large : small) },
  ];
}

function bestOf(growth: Growth, slot: number, rows: number, both: number): Split | null {
  const { workspace, chosen, scale, options } = growth;
  const [sum, mass] = unpack(both, scale);
  const node: Node = { slot, rows, sum, mass };
  return findSplit(workspace, chosen, node, scale, options);
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
