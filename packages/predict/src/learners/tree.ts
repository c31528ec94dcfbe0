import { type Binned, MAX_BINS } from './bins.ts';

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

type Leaf = { node: number; from: number; until: number; histogram: Float64Array; best: Split | null };
type Split = { feature: number; bin: number; gain: number };

const EMPTY = { gain: 0 };
const STRIDE = MAX_BINS * 2;

/**
 * Grows one tree leaf by leaf, largest gain first (Friedman 2001; histograms with subtraction as in LightGBM, Ke et al.
 * 2017). `gradient` and `hessian` are those of the loss; `features` are the columns it may use. `order` is scratch space for row
 * numbers; at the end it holds the rows leaf by leaf, which `assign` turns into the value of each row.
 */
export function growTree(
  data: Binned,
  gradient: Float32Array,
  hessian: Float32Array | null,
  features: Int32Array,
  order: Int32Array,
  options: TreeOptions,
): {
  readonly tree: Tree;
  readonly leaves: readonly { readonly node: number; readonly from: number; readonly until: number }[];
} {
  const tree = emptyTree(options.leaves);
  for (let i = 0; i < order.length; i++) order[i] = i;
  const root: Leaf = {
    node: 0,
    from: 0,
    until: order.length,
    histogram: histogramOf(data, gradient, hessian, features, order, 0, order.length),
    best: null,
  };
  tree.value[0] = stepOf(root.histogram, options.l2);
  root.best = bestSplit(root.histogram, features, order.length, options);
  const leaves = [root];
  let nodes = 1;
  const scratch = new Int32Array(order.length);
  while (leaves.length < options.leaves) {
    const index = leaves.reduce(
      (top, leaf, i) => ((leaf.best ?? EMPTY).gain > (leaves[top]?.best ?? EMPTY).gain ? i : top),
      0,
    );
    const leaf = leaves[index];
    if (!leaf?.best) break;
    const split = leaf.best;
    const middle = partition(data, split, order, scratch, leaf.from, leaf.until);
    const [left, right] = children(data, gradient, hessian, features, order, leaf, middle, nodes);
    tree.feature[leaf.node] = split.feature;
    tree.threshold[leaf.node] = split.bin;
    tree.gain[leaf.node] = split.gain;
    tree.left[leaf.node] = nodes;
    tree.right[leaf.node] = nodes + 1;
    nodes += 2;
    for (const child of [left, right]) {
      tree.value[child.node] = stepOf(child.histogram, options.l2);
      child.best = bestSplit(child.histogram, features, child.until - child.from, options);
    }
    leaves.splice(index, 1, left, right);
  }
  return { tree: trimmed(tree, nodes), leaves };
}

/** The smaller child is counted, the larger one is what remains. */
function children(
  data: Binned,
  gradient: Float32Array,
  hessian: Float32Array | null,
  features: Int32Array,
  order: Int32Array,
  leaf: Leaf,
  middle: number,
  nodes: number,
): readonly [Leaf, Leaf] {
  const leftIsSmall = middle - leaf.from <= leaf.until - middle;
  const [from, until] = leftIsSmall ? [leaf.from, middle] : [middle, leaf.until];
  const small = histogramOf(data, gradient, hessian, features, order, from, until);
  const large = leaf.histogram;
  for (let i = 0; i < large.length; i++) large[i] = (large[i] ?? 0) - (small[i] ?? 0);
  const left = {
    node: nodes,
    from: leaf.from,
    until: middle,
    histogram: leftIsSmall ? small : large,
    best: null,
  };
  const right = {
    node: nodes + 1,
    from: middle,
    until: leaf.until,
    histogram: leftIsSmall ? large : small,
    best: null,
  };
  return [left, right];
}

/**
 * Per feature and bin: Σ gradient, Σ hessian (rows where there is none). The leaf's gradients are first laid out in the leaf's
 * own order, so that the inner loop jumps about in one array only.
 */
function histogramOf(
  data: Binned,
  gradient: Float32Array,
  hessian: Float32Array | null,
  features: Int32Array,
  order: Int32Array,
  from: number,
  until: number,
): Float64Array {
  const rows = until - from;
  const g = new Float64Array(rows);
  const h = new Float64Array(rows).fill(1);
  for (let i = 0; i < rows; i++) {
    const row = order[from + i] ?? 0;
    g[i] = gradient[row] ?? 0;
    if (hessian) h[i] = hessian[row] ?? 0;
  }
  const histogram = new Float64Array(features.length * STRIDE);
  const ids = order.subarray(from, until);
  for (let f = 0; f < features.length; f++) {
    const column = (features[f] ?? 0) * data.rows;
    count(
      data.bins.subarray(column, column + data.rows),
      ids,
      g,
      h,
      histogram.subarray(f * STRIDE, (f + 1) * STRIDE),
    );
  }
  return histogram;
}

function count(
  bins: Uint8Array,
  ids: Int32Array,
  g: Float64Array,
  h: Float64Array,
  into: Float64Array,
): void {
  for (let i = 0; i < ids.length; i++) {
    const at = (bins[ids[i] ?? 0] ?? 0) << 1;
    into[at] = (into[at] ?? 0) + (g[i] ?? 0);
    into[at + 1] = (into[at + 1] ?? 0) + (h[i] ?? 0);
  }
}

/**
 * The best cut over all features. How many rows stand left of a cut is told from its share of the hessian, which is exact for
 * squared loss and close enough for a lower bound on rows otherwise.
 */
function bestSplit(
  histogram: Float64Array,
  features: Int32Array,
  rows: number,
  options: TreeOptions,
): Split | null {
  const { minRows, l2 } = options;
  const [total, weight] = totals(histogram);
  const least = (minRows * weight) / rows - 1e-9;
  if (rows < 2 * minRows) return null;
  const parent = (total * total) / (weight + l2);
  let bestGain = 1e-12;
  let bestFeature = -1;
  let bestBin = 0;
  for (let f = 0; f < features.length; f++) {
    let sum = 0;
    let mass = 0;
    const from = f * STRIDE;
    for (let at = 0; at < STRIDE - 2; at += 2) {
      const here = histogram[from + at + 1] ?? 0;
      if (here === 0) continue;
      sum += histogram[from + at] ?? 0;
      mass += here;
      if (mass < least) continue;
      if (weight - mass < least) break;
      const rest = total - sum;
      const gain = (sum * sum) / (mass + l2) + (rest * rest) / (weight - mass + l2) - parent;
      if (gain > bestGain) {
        bestGain = gain;
        bestFeature = features[f] ?? 0;
        bestBin = at >> 1;
      }
    }
  }
  return bestFeature < 0 ? null : { feature: bestFeature, bin: bestBin, gain: bestGain };
}

/** Sums over one feature's bins are sums over all rows. */
function totals(histogram: Float64Array): readonly [number, number] {
  let sum = 0;
  let mass = 0;
  for (let at = 0; at < STRIDE; at += 2) {
    sum += histogram[at] ?? 0;
    mass += histogram[at + 1] ?? 0;
  }
  return [sum, mass];
}

function stepOf(histogram: Float64Array, l2: number): number {
  const [sum, mass] = totals(histogram);
  return -sum / (mass + l2);
}

/** Stable partition of the leaf's rows; returns where the right side begins. */
function partition(
  data: Binned,
  split: Split,
  order: Int32Array,
  scratch: Int32Array,
  from: number,
  until: number,
): number {
  const column = split.feature * data.rows;
  let left = from;
  let right = 0;
  for (let i = from; i < until; i++) {
    const row = order[i] ?? 0;
    if ((data.bins[column + row] ?? 0) <= split.bin) {
      order[left] = row;
      left += 1;
    } else {
      scratch[right] = row;
      right += 1;
    }
  }
  for (let i = 0; i < right; i++) order[left + i] = scratch[i] ?? 0;
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
