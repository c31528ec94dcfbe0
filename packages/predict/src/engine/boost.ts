import type { Boosted } from '../learners/boosted.ts';
import { trainBoosting } from '../learners/boosting.ts';
import { seededRandom } from '../numeric/seeded-random.ts';
import type { Base } from '../stack/base.ts';
import type { SportModule } from './sport-module.ts';
import { tierColumns } from './tier-columns.ts';

type PriceTier = 'A' | 'B' | 'C';
const PRICE_TIERS: readonly PriceTier[] = ['A', 'B', 'C'];

/** Boosted corrections of the winner's log-odds by tier; null where the tier has none. */
export type BoostedTiers = Record<PriceTier, Boosted | null>;

/**
 * Rows kept for the booster. They are no part of a model: a restored engine keeps its trees and gathers rows again, and trains
 * again when it has nearly as many as the trees had.
 */
export type BoostRows = {
  readonly columns: number;
  readonly logits: number;
  rows: number;
  values: Float32Array;
  /** Per row: the residual of every tier's logits, NaN where the tier had no base. */
  residuals: Float32Array;
};

const MAX_ROWS = 14_000;
const FEWEST_ROWS = 1500;
const OPTIONS = {
  loss: 'squared',
  rounds: 160,
  learningRate: 0.05,
  leaves: 8,
  minRows: 60,
  l2: 20,
  columnShare: 0.25,
} as const;

export function createBoostRows<League>(module: SportModule<League>): BoostRows {
  return {
    columns: module.columns.length,
    logits: module.sport === 'soccer' ? 2 : 1,
    rows: 0,
    values: new Float32Array(0),
    residuals: new Float32Array(0),
  };
}

/** Keeps one row with what each tier's base missed of the teacher. */
export function keepRow(
  store: BoostRows,
  values: Float64Array,
  teacher: Base,
  bases: Readonly<Record<PriceTier, Base | null>>,
): void {
  const width = PRICE_TIERS.length * store.logits;
  if (store.rows === MAX_ROWS) forgetOldest(store, width);
  if ((store.rows + 1) * store.columns > store.values.length) makeRoom(store, width);
  store.values.set(values, store.rows * store.columns);
  PRICE_TIERS.forEach((tier, t) => {
    for (let k = 0; k < store.logits; k++) {
      const base = bases[tier];
      const gap = base ? (teacher.logits[k] ?? 0) - (base.logits[k] ?? 0) : Number.NaN;
      store.residuals[store.rows * width + t * store.logits + k] = gap;
    }
  });
  store.rows += 1;
}

type Training = {
  readonly seed: number;
  readonly boostedTiers: readonly string[];
};

/** Trains all tiers that have a share in the module; null where rows are too few. */
export function trainTiers<League>(
  module: SportModule<League>,
  store: BoostRows,
  how: Training,
  trainedRows: number,
): BoostedTiers | null {
  if (store.rows < Math.max(FEWEST_ROWS, 0.8 * Math.min(MAX_ROWS, trainedRows))) return null;
  const columns = tierColumns(module.columns);
  const train = (tier: PriceTier) =>
    module.boost[tier] > 0 && how.boostedTiers.includes(tier)
      ? trainTier(store, tier, columns[tier], how)
      : null;
  return { A: train('A'), B: train('B'), C: train('C') };
}

function trainTier(store: BoostRows, tier: PriceTier, columns: number, how: Training): Boosted | null {
  const width = PRICE_TIERS.length * store.logits;
  const first = PRICE_TIERS.indexOf(tier) * store.logits;
  const used: number[] = [];
  for (let row = 0; row < store.rows; row++) {
    if (!Number.isNaN(store.residuals[row * width + first] ?? Number.NaN)) used.push(row);
  }
  if (used.length < FEWEST_ROWS) return null;
  const values = new Float32Array(used.length * columns);
  const targets = new Float64Array(used.length * store.logits);
  used.forEach((row, i) => {
    values.set(store.values.subarray(row * store.columns, row * store.columns + columns), i * columns);
    for (let k = 0; k < store.logits; k++) {
      targets[i * store.logits + k] = store.residuals[row * width + first + k] ?? 0;
    }
  });
  return trainBoosting(values, columns, targets, null, {
    ...OPTIONS,
    random: seededRandom(how.seed),
  });
}

/** The oldest tenth goes at once, so that rows are moved seldom. */
function forgetOldest(store: BoostRows, width: number): void {
  const drop = Math.floor(MAX_ROWS / 10);
  store.values.copyWithin(0, drop * store.columns, store.rows * store.columns);
  store.residuals.copyWithin(0, drop * width, store.rows * width);
  store.rows -= drop;
}

function makeRoom(store: BoostRows, width: number): void {
  const rows = Math.min(MAX_ROWS, Math.max(512, store.rows * 2));
  const values = new Float32Array(rows * store.columns);
  values.set(store.values);
  const residuals = new Float32Array(rows * width);
  residuals.set(store.residuals);
  store.values = values;
  store.residuals = residuals;
}
