import type { BinBounds } from './bins.ts';
import type { Tree } from './tree.ts';

/** A boosted model; `trees[round][output]`. Plain data. */
export type Boosted = {
  readonly columns: number;
  readonly outputs: number;
  readonly learningRate: number;
  readonly bins: BinBounds;
  trees: Tree[][];
};

type Values = Float64Array | Float32Array;

/** Scores of one row, one per output, without the offset. */
export function predictBoosted(model: Boosted, row: Float64Array): Float64Array {
  const out = new Float64Array(model.outputs);
  for (const round of model.trees) addRound(model, round, row, 0, out, 0);
  return out;
}

/** Adds one round's steps of the row that begins at `from` to the scores that begin at `at`. */
export function addRound(
  model: Boosted,
  round: readonly Tree[],
  values: Values,
  from: number,
  scores: Float64Array,
  at: number,
): void {
  for (let output = 0; output < round.length; output++) {
    const tree = round[output];
    if (!tree) continue;
    let node = 0;
    while ((tree.feature[node] ?? -1) >= 0) node = childOf(model, tree, node, values, from);
    scores[at + output] = (scores[at + output] ?? 0) + model.learningRate * (tree.value[node] ?? 0);
  }
}

/**
 * What each column adds to one output: the change of the node's mean at every split on the way down (Saabas 2014). Together
 * with the sum of the roots they add up to the score; the roots' part stands at index `columns`.
 */
export function contributionsOf(model: Boosted, row: Float64Array, output: number): Float64Array {
  const out = new Float64Array(model.columns + 1);
  for (const round of model.trees) {
    const tree = round[output];
    if (!tree) continue;
    out[model.columns] = (out[model.columns] ?? 0) + model.learningRate * (tree.value[0] ?? 0);
    let node = 0;
    while ((tree.feature[node] ?? -1) >= 0) {
      const feature = tree.feature[node] ?? 0;
      const next = childOf(model, tree, node, row, 0);
      const change = (tree.value[next] ?? 0) - (tree.value[node] ?? 0);
      out[feature] = (out[feature] ?? 0) + model.learningRate * change;
      node = next;
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

/** Bins up to the threshold go left. The last of them ends at its bound, so the value itself is compared; unknown goes left. */
function childOf(model: Boosted, tree: Tree, node: number, values: Values, from: number): number {
  const feature = tree.feature[node] ?? 0;
  const threshold = tree.threshold[node] ?? 0;
  const value = values[from + feature] ?? Number.NaN;
  const bound = threshold > 0 ? (model.bins.bounds[feature]?.[threshold - 1] ?? 0) : Number.NEGATIVE_INFINITY;
  return (value > bound ? tree.right[node] : tree.left[node]) ?? 0;
}
