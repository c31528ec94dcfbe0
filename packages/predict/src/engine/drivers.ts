import type { FeatureColumn, FeatureGroup } from '../features/registry.ts';
import type { Driver, DriverCode } from '../surface/forecast.ts';

/** Which driver a group of columns speaks as on a card. */
const CODE_OF_GROUP: Readonly<Record<FeatureGroup, DriverCode>> = {
  recent_form: 'recent_form',
  home_away: 'home_advantage',
  head_to_head: 'head_to_head',
  rest_travel: 'rest_travel',
  scoring: 'recent_form',
  rating: 'team_strength',
  market_odds: 'market_rating',
  starting_pitcher: 'starter',
  pace: 'recent_form',
  shots: 'shots',
};

/** Contributions of a linear correction by group, on the log-odds of home against away. */
export function correctionDrivers(
  columns: readonly FeatureColumn[],
  z: Float64Array,
  weights: Float64Array,
  heads: number,
): readonly Driver[] {
  const sums = new Map<DriverCode, number>();
  const used = weights.length / heads;
  for (let j = 0; j < used; j++) {
    const column = columns[j];
    const value = z[j] ?? 0;
    if (!column || value === 0) continue;
    const toHome = weights[j * heads] ?? 0;
    const toAway = heads === 3 ? (weights[j * heads + 1] ?? 0) : 0;
    const code = CODE_OF_GROUP[column.group];
    sums.set(code, (sums.get(code) ?? 0) + value * (toHome - toAway));
  }
  return [...sums].map(([code, contribution]) => ({ code, contribution }));
}

/** Contributions of a boosted correction by group; the trees' common part counts as 'other'. */
export function boostedDrivers(
  columns: readonly FeatureColumn[],
  toHome: Float64Array,
  toAway: Float64Array | null,
): readonly Driver[] {
  const drivers: Driver[] = [];
  for (let j = 0; j < toHome.length; j++) {
    const contribution = (toHome[j] ?? 0) - (toAway?.[j] ?? 0);
    if (contribution === 0) continue;
    const column = columns[j];
    const isCommon = j === toHome.length - 1 || !column;
    drivers.push({ code: isCommon ? 'other' : CODE_OF_GROUP[column.group], contribution });
  }
  return mergeDrivers(drivers);
}

export function scaleDrivers(drivers: readonly Driver[], factor: number): readonly Driver[] {
  return drivers.map(({ code, contribution }) => ({ code, contribution: contribution * factor }));
}

/** Adds up drivers of the same code. */
export function mergeDrivers(drivers: readonly Driver[]): readonly Driver[] {
  const sums = new Map<DriverCode, number>();
  for (const { code, contribution } of drivers) sums.set(code, (sums.get(code) ?? 0) + contribution);
  return [...sums].map(([code, contribution]) => ({ code, contribution }));
}
