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

/**
 * Gradient and hessian of a row travel in one number: the gradient in whole steps times UNIT, plus the hessian in whole steps. Sums
 * of such numbers stay exact below 2^53, so one addition does the work of two, and a parent minus a child is exact too.
 */
const UNIT = 2 ** 27;
const LARGEST_SUM = 2 ** 25;
type Scale = { readonly gradient: number; readonly hessian: number };

function pack(
  gradient: Float32Array,
  hessian: Float32Array | null,
): { readonly packed: Float64Array; readonly scale: Scale } {
  let widest = 1e-12;
  let heaviest = hessian ? 1e-12 : 1;
  for (let row = 0; row < gradient.length; row++) {
    widest = Math.max(widest, Math.abs(gradient[row] ?? 0));
    if (hessian) heaviest = Math.max(heaviest, hessian[row] ?? 0);
  }
  // The largest possible sum over all rows must not run into the other half.
  const steps = Math.floor(LARGEST_SUM / gradient.length);
  const scale = { gradient: widest / steps, hessian: hessian ? heaviest / steps : 1 };
  const packed = new Float64Array(gradient.length);
  for (let row = 0; row < packed.length; row++) {
    const mass = hessian ? Math.round((hessian[row] ?? 0) / scale.hessian) : 1;
    packed[row] = Math.round((gradient[row] ?? 0) / scale.gradient) * UNIT + mass;
  }
  return { packed, scale };
}

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
  const { packed, scale } = pack(gradient, hessian);
  const root: Leaf = {
    node: 0,
    from: 0,
    until: order.length,
    histogram: histogramOf(data, packed, features, order, 0, order.length),
    best: null,
  };
  tree.value[0] = stepOf(root.histogram, scale, options.l2);
  root.best = bestSplit(root.histogram, features, order.length, scale, options);
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
    const [left, right] = children(data, packed, features, order, leaf, middle, nodes);
    tree.feature[leaf.node] = split.feature;
    tree.threshold[leaf.node] = split.bin;
    tree.gain[leaf.node] = split.gain;
    tree.left[leaf.node] = nodes;
    tree.right[leaf.node] = nodes + 1;
    nodes += 2;
    for (const child of [left, right]) {
      tree.value[child.node] = stepOf(child.histogram, scale, options.l2);
      child.best = bestSplit(child.histogram, features, child.until - child.from, scale, options);
    }
    leaves.splice(index, 1, left, right);
  }
  return { tree: trimmed(tree, nodes), leaves };
}

/** The smaller child is counted, the larger one is what remains. */
function children(
  data: Binned,
  packed: Float64Array,
  features: Int32Array,
  order: Int32Array,
  leaf: Leaf,
  middle: number,
  nodes: number,
): readonly [Leaf, Leaf] {
  const leftIsSmall = middle - leaf.from <= leaf.until - middle;
  const [from, until] = leftIsSmall ? [leaf.from, middle] : [middle, leaf.until];
  const small = histogramOf(data, packed, features, order, from, until);
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

/** Per feature and bin the sum of the packed statistics of its rows. */
function histogramOf(
  data: Binned,
  packed: Float64Array,
  features: Int32Array,
  order: Int32Array,
  from: number,
  until: number,
): Float64Array {
  const values = new Float64Array(until - from);
  for (let i = 0; i < values.length; i++) values[i] = packed[order[from + i] ?? 0] ?? 0;
  const histogram = new Float64Array(features.length * MAX_BINS);
  const ids = order.subarray(from, until);
  for (let f = 0; f < features.length; f++) {
    const column = (features[f] ?? 0) * data.rows;
    count(data.bins.subarray(column, column + data.rows), ids, values, histogram, f * MAX_BINS);
  }
  return histogram;
}

function count(
  bins: Uint8Array,
  ids: Int32Array,
  values: Float64Array,
  into: Float64Array,
  offset: number,
): void {
  for (let i = 0; i < ids.length; i++) {
    const at = offset + (bins[ids[i] ?? 0] ?? 0);
    into[at] = (into[at] ?? 0) + (values[i] ?? 0);
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
  scale: Scale,
  options: TreeOptions,
): Split | null {
  const { minRows, l2 } = options;
  if (rows < 2 * minRows) return null;
  const { gradient, hessian } = scale;
  const [total, weight] = totals(histogram, scale);
  const least = (minRows * weight) / rows - 1e-9;
  const parent = (total * total) / (weight + l2);
  let bestGain = 1e-12;
  let bestFeature = -1;
  let bestBin = 0;
  for (let f = 0; f < features.length; f++) {
    let both = 0;
    const from = f * MAX_BINS;
    for (let bin = 0; bin < MAX_BINS - 1; bin++) {
      const here = histogram[from + bin] ?? 0;
      if (here === 0) continue;
      both += here;
      const high = Math.floor(both / UNIT);
      const mass = (both - high * UNIT) * hessian;
      if (mass < least) continue;
      if (weight - mass < least) break;
      const sum = high * gradient;
      const rest = total - sum;
      const gain = (sum * sum) / (mass + l2) + (rest * rest) / (weight - mass + l2) - parent;
      if (gain > bestGain) {
        bestGain = gain;
        bestFeature = features[f] ?? 0;
        bestBin = bin;
      }
    }
  }
  return bestFeature < 0 ? null : { feature: bestFeature, bin: bestBin, gain: bestGain };
}

/** Sums over one feature's bins are sums over all rows. */
function totals(histogram: Float64Array, scale: Scale): readonly [number, number] {
  let both = 0;
  for (let bin = 0; bin < MAX_BINS; bin++) both += histogram[bin] ?? 0;
  const high = Math.floor(both / UNIT);
  return [high * scale.gradient, (both - high * UNIT) * scale.hessian];
}

function stepOf(histogram: Float64Array, scale: Scale, l2: number): number {
  const [sum, mass] = totals(histogram, scale);
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
