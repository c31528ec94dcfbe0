import { fitBins } from './bins.ts';
import { addRound, type Boosted } from './boosted.ts';
import { createWorkspace } from './histogram.ts';
import { growTree, type Tree } from './tree.ts';

type BoostingLoss = 'squared' | 'multiclass';

export type BoostingOptions = {
  readonly loss: BoostingLoss;
  readonly rounds: number;
  readonly learningRate: number;
  readonly leaves: number;
  readonly minRows: number;
  readonly l2: number;
  /** Share of the columns that each tree may look at. */
  readonly columnShare: number;
  /** Numbers in [0, 1) for the choice of columns; the same numbers give the same model. */
  readonly random: () => number;
  /** Last share of the rows, in time order, kept aside to stop early; 0 trains all rounds on all rows. */
  readonly validationShare?: number;
  /** Rounds without gain on the rows kept aside after which training stops. */
  readonly patience?: number;
};

/**
 * Trains on a row-major matrix. Squared loss: `targets` is row-major rows × outputs, one chain of trees per output.
 * Multiclass: `targets` holds 1 for the class that happened, and the outputs are log-odds up to a constant. `offset`, of the
 * shape of `targets`, is where every row starts: the model learns what is missing there.
 */
export function trainBoosting(
  rows: Float32Array,
  columns: number,
  targets: Float64Array,
  offset: Float64Array | null,
  options: BoostingOptions,
): Boosted {
  const n = rows.length / columns;
  const outputs = targets.length / n;
  const trained = Math.max(1, Math.floor(n * (1 - (options.validationShare ?? 0))));
  const workspace = createWorkspace({ rows: trained, columns, leaves: options.leaves });
  const bins = fitBins(rows.subarray(0, trained * columns), columns, workspace.bins);
  bins.bounds.forEach((bounds, column) => {
    workspace.binCounts[column] = bounds.length + 2;
  });
  const scores = offset ? offset.slice() : new Float64Array(targets.length);
  const model: Boosted = { columns, outputs, learningRate: options.learningRate, bins, trees: [] };
  const gradient = new Float32Array(trained);
  const hessian = options.loss === 'multiclass' ? new Float32Array(trained) : null;
  const { order } = workspace;
  let best = { round: 0, loss: Number.POSITIVE_INFINITY };
  for (let round = 0; round < options.rounds; round++) {
    const probabilities = options.loss === 'multiclass' ? softmaxRows(scores, outputs, trained) : scores;
    const trees: Tree[] = [];
    for (let output = 0; output < outputs; output++) {
      fillGradients(targets, probabilities, outputs, output, gradient, hessian);
      const chosen = chooseColumns(columns, options.columnShare, options.random);
      const { tree, leaves } = growTree(workspace, chosen, gradient, hessian, options);
      trees.push(tree);
      for (const leaf of leaves) {
        const step = options.learningRate * (tree.value[leaf.node] ?? 0);
        for (let i = leaf.from; i < leaf.until; i++) {
          const at = (order[i] ?? 0) * outputs + output;
          scores[at] = (scores[at] ?? 0) + step;
        }
      }
    }
    model.trees.push(trees);
    if (trained === n) continue;
    addRound(model, trees, rows, trained, scores);
    const loss = lossOf(
      options.loss,
      targets.subarray(trained * outputs),
      scores.subarray(trained * outputs),
      outputs,
    );
    if (loss < best.loss - 1e-9) best = { round: round + 1, loss };
    else if (round + 1 - best.round >= (options.patience ?? 20)) break;
  }
  if (trained < n) model.trees = model.trees.slice(0, best.round);
  return model;
}

function fillGradients(
  targets: Float64Array,
  predicted: Float64Array,
  outputs: number,
  output: number,
  gradient: Float32Array,
  hessian: Float32Array | null,
): void {
  for (let row = 0; row < gradient.length; row++) {
    const at = row * outputs + output;
    const p = predicted[at] ?? 0;
    gradient[row] = p - (targets[at] ?? 0);
    if (hessian) hessian[row] = Math.max(1e-6, p * (1 - p));
  }
}

function softmaxRows(scores: Float64Array, outputs: number, rows: number): Float64Array {
  const out = new Float64Array(rows * outputs);
  for (let row = 0; row < rows; row++) {
    let top = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < outputs; k++) top = Math.max(top, scores[row * outputs + k] ?? 0);
    let sum = 0;
    for (let k = 0; k < outputs; k++) {
      const value = Math.exp((scores[row * outputs + k] ?? 0) - top);
      out[row * outputs + k] = value;
      sum += value;
    }
    for (let k = 0; k < outputs; k++) out[row * outputs + k] = (out[row * outputs + k] ?? 0) / sum;
  }
  return out;
}

function lossOf(loss: BoostingLoss, targets: Float64Array, scores: Float64Array, outputs: number): number {
  const rows = targets.length / outputs;
  const predicted = loss === 'multiclass' ? softmaxRows(scores, outputs, rows) : scores;
  let sum = 0;
  targets.forEach((target, at) => {
    const value = predicted[at] ?? 0;
    sum += loss === 'multiclass' ? -target * Math.log(Math.max(1e-12, value)) : (target - value) ** 2;
  });
  return sum / rows;
}

/** A draw without replacement, in ascending order. */
function chooseColumns(columns: number, share: number, random: () => number): Int32Array {
  const all = Int32Array.from({ length: columns }, (_, i) => i);
  const wanted = Math.max(1, Math.round(columns * share));
  if (wanted >= columns) return all;
  for (let i = 0; i < wanted; i++) {
    const other = i + Math.floor(random() * (columns - i));
    const trained = all[i] ?? 0;
    all[i] = all[other] ?? 0;
    all[other] = trained;
  }
  return all.subarray(0, wanted).slice().sort();
}
