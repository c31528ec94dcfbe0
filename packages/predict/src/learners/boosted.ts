import type { BinBounds } from './bins.ts';
import type { Tree } from './tree.ts';

/** A boosted model; `trees[round][output]`. Plain data; it does not change once it is trained. */
export type Boosted = {
  readonly columns: number;
  readonly outputs: number;
  readonly learningRate: number;
  readonly bins: BinBounds;
  trees: Tree[][];
};

/** All trees one after the other, so that going down them touches little memory; `roots[round × outputs + output]`. */
type Forest = {
  readonly roots: Int32Array;
  readonly feature: Int32Array;
  /** Values up to this one go left, and unknown ones. */
  readonly bound: Float64Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly value: Float64Array;
};

const forests = new WeakMap<Boosted, Forest>();

function forestOf(model: Boosted): Forest {
  const known = forests.get(model);
  if (known) return known;
  const forest = plant(model, model.trees.flat());
  forests.set(model, forest);
  return forest;
}

function plant({ bins }: Boosted, trees: readonly Tree[]): Forest {
  const nodes = trees.reduce((sum, tree) => sum + tree.feature.length, 0);
  const forest = {
    roots: new Int32Array(trees.length),
    feature: new Int32Array(nodes),
    bound: new Float64Array(nodes),
    left: new Int32Array(nodes),
    right: new Int32Array(nodes),
    value: new Float64Array(nodes),
  };
  let root = 0;
  trees.forEach((tree, index) => {
    forest.roots[index] = root;
    forest.feature.set(tree.feature, root);
    forest.value.set(tree.value, root);
    tree.feature.forEach((feature, node) => {
      const threshold = tree.threshold[node] ?? 0;
      // The last bin that goes left ends at its bound; bin 0 is for what is unknown.
      const bound = threshold > 0 ? bins.bounds[feature]?.[threshold - 1] : undefined;
      forest.bound[root + node] = bound ?? Number.NEGATIVE_INFINITY;
      forest.left[root + node] = root + (tree.left[node] ?? 0);
      forest.right[root + node] = root + (tree.right[node] ?? 0);
    });
    root += tree.feature.length;
  });
  return forest;
}

/** Scores of one row, one per output, without the offset. */
export function predictBoosted(model: Boosted, row: Float64Array): Float64Array {
  const out = new Float64Array(model.outputs);
  addForest(model, forestOf(model), row, 0, out, 0);
  return out;
}

/** Adds one round's steps to the scores of some rows of a row-major matrix, those from `first` on. */
export function addRound(
  model: Boosted,
  round: readonly Tree[],
  rows: Float32Array,
  first: number,
  scores: Float64Array,
): void {
  const forest = plant(model, round);
  for (let row = first; row * model.columns < rows.length; row++) {
    addForest(model, forest, rows, row * model.columns, scores, row * model.outputs);
  }
}

function addForest(
  { outputs, learningRate }: Boosted,
  { roots, feature, bound, left, right, value }: Forest,
  values: Float64Array | Float32Array,
  from: number,
  scores: Float64Array,
  at: number,
): void {
  for (let index = 0; index < roots.length; index++) {
    let node = roots[index] ?? 0;
    for (let column = feature[node] ?? -1; column >= 0; column = feature[node] ?? -1) {
      const isRight = (values[from + column] ?? Number.NaN) > (bound[node] ?? 0);
      node = (isRight ? right[node] : left[node]) ?? 0;
    }
    const output = at + (index % outputs);
    scores[output] = (scores[output] ?? 0) + learningRate * (value[node] ?? 0);
  }
}

/**
 * What each column adds to one output: the change of the node's mean at every split on the way down (Saabas 2014). Together
 * with the sum of the roots they add up to the score; the roots' part stands at index `columns`.
 */
export function contributionsOf(model: Boosted, row: Float64Array, output: number): Float64Array {
  const { columns, outputs, learningRate } = model;
  const { roots, feature, bound, left, right, value } = forestOf(model);
  const out = new Float64Array(columns + 1);
  for (let index = output; index < roots.length; index += outputs) {
    let node = roots[index] ?? 0;
    let here = value[node] ?? 0;
    out[columns] = (out[columns] ?? 0) + learningRate * here;
    for (let column = feature[node] ?? -1; column >= 0; column = feature[node] ?? -1) {
      const isRight = (row[column] ?? Number.NaN) > (bound[node] ?? 0);
      node = (isRight ? right[node] : left[node]) ?? 0;
      const next = value[node] ?? 0;
      out[column] = (out[column] ?? 0) + learningRate * (next - here);
      here = next;
    }
  }
  return out;
}

/** Total gain of the splits on each column, over all trees, as shares of 1. */
export function importanceOf(model: Boosted): Float64Array {
  const gains = new Float64Array(model.columns);
  let total = 0;
  for (const tree of model.trees.flat()) {
    tree.feature.forEach((feature, node) => {
      if (feature < 0) return;
      gains[feature] = (gains[feature] ?? 0) + (tree.gain[node] ?? 0);
      total += tree.gain[node] ?? 0;
    });
  }
  return gains.map((gain) => (total > 0 ? gain / total : 0));
}
