import { contributionsOf, predictBoosted } from '../learners/boosted.ts';
import { standardise } from '../learners/scaler.ts';
import type { Base } from '../stack/base.ts';
import type { Driver } from '../surface/forecast.ts';
import { boostedDrivers, correctionDrivers, scaleDrivers } from './drivers.ts';
import type { EngineState } from './engine-state.ts';
import type { SportModule } from './sport-module.ts';
import type { PendingRow } from './teach.ts';
import { tierColumns } from './tier-columns.ts';

type Corrected = {
  readonly base: Base;
  readonly drivers: readonly Driver[];
};

/**
 * Puts the stack's correction on a tier's base: a weighted mean of the ridge's and the trees', which is one of log-probabilities.
 * `due` is the share of it that is put on.
 */
export function correct<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  tier: 'A' | 'B' | 'C',
  base: Base,
  row: PendingRow,
  due: number,
): Corrected {
  const weights = state.weights?.[tier];
  if (!weights || due === 0) return { base, drivers: [] };
  const heads = state.priced.targets;
  const z = new Float64Array(row.values.length);
  standardise(state.scaler, row.values, z);
  const delta = linearDelta(z, weights, heads, tierColumns(module.columns)[tier]).map((step) => due * step);
  const drivers = scaleDrivers(correctionDrivers(module.columns, z, weights, heads), due);
  const boosted = state.boosted?.[tier];
  if (!boosted) return { base: shifted(base, delta, delta[heads - 1] ?? 0), drivers };
  const share = module.boost[tier];
  const steps = predictBoosted(boosted, row.values).map((step) => due * step);
  const mixed = steps.map((step, k) => share * step + (1 - share) * (delta[k] ?? 0));
  const toHome = contributionsOf(boosted, row.values, 0);
  const toAway = boosted.outputs > 1 ? contributionsOf(boosted, row.values, 1) : null;
  return {
    base: shifted(base, mixed, delta[heads - 1] ?? 0),
    drivers: [
      ...scaleDrivers(drivers, 1 - share),
      ...scaleDrivers(boostedDrivers(module.columns, toHome, toAway), share * due),
    ],
  };
}

/** The corrected base alone, for what is learned from it: no drivers. */
export function correctedBase<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  tier: 'A' | 'B' | 'C',
  base: Base,
  values: Float64Array,
  z: Float64Array,
): Base {
  const weights = state.weights?.[tier];
  if (!weights) return base;
  const heads = state.priced.targets;
  const delta = linearDelta(z, weights, heads, tierColumns(module.columns)[tier]);
  const boosted = state.boosted?.[tier];
  const total = delta[heads - 1] ?? 0;
  if (!boosted) return shifted(base, delta, total);
  const share = module.boost[tier];
  const mixed = predictBoosted(boosted, values).map(
    (step, k) => share * step + (1 - share) * (delta[k] ?? 0),
  );
  return shifted(base, mixed, total);
}

/** What is expected of a game without a look at its own prices: tier B's corrected base, or A's. */
export function unpricedBase<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  { values, market, results }: Pick<PendingRow, 'values' | 'market' | 'results'>,
): Base {
  const z = new Float64Array(values.length);
  standardise(state.scaler, values, z);
  const [tier, base] = market ? (['B', market] as const) : (['A', results] as const);
  return correctedBase(module, state, tier, base, values, z);
}

function linearDelta(z: Float64Array, weights: Float64Array, heads: number, columns: number): Float64Array {
  const delta = new Float64Array(heads);
  for (let j = 0; j < columns; j++) {
    const value = z[j] ?? 0;
    if (value === 0) continue;
    for (let h = 0; h < heads; h++) delta[h] = (delta[h] ?? 0) + value * (weights[j * heads + h] ?? 0);
  }
  return delta;
}

function shifted(base: Base, delta: Float64Array, total: number): Base {
  return { logits: base.logits.map((logit, i) => logit + (delta[i] ?? 0)), total: base.total + total };
}
