import { type ClosingReach, createClosingReach } from '../calibration/closing-reach.ts';
import { createLineSums, type LineSums } from '../calibration/line-trust.ts';
import { createRecalibration, type Recalibration } from '../calibration/recalibration.ts';
import { createNormalEquations, type NormalEquations } from '../learners/normal-equations.ts';
import { createScaler, type Scaler } from '../learners/scaler.ts';
import type { Tier } from '../surface/game.ts';
import type { BoostedTiers } from './boost.ts';
import type { SportModule } from './sport-module.ts';
import { tierColumns } from './tier-columns.ts';
import { createVariedColumns, type VariedColumns } from './varied-columns.ts';

/** Weights of one tier, row-major columns × heads; the last head is the total. */
type TierWeights = { A: Float64Array; B: Float64Array; C: Float64Array };

/** What a tier's forecasts were worth: its winners against results, its laws against closing prices at their lines. */
type TierCalibration = {
  winner: Recalibration;
  handicap: LineSums;
  total: LineSums;
  /** The same beside an opening price: how far the close moved from it, on how far the law was from it. */
  pricedHandicap: LineSums;
  pricedTotal: LineSums;
  /** How far closing prices stood from what the tier said. */
  reach: ClosingReach;
};

/** What a league has learned by itself; plain data. */
export type LeagueState<League> = {
  readonly league: League;
  /** Which columns say anything there. */
  readonly varied: VariedColumns;
};

/** All that a sport's engine has learned: each league for itself, and what all share; plain data. */
export type EngineState<League> = SharedState & { readonly leagues: Map<string, LeagueState<League>> };

/** What all leagues of a sport have learned together. */
export type SharedState = {
  scaler: Scaler;
  /** Sums over all games with a closing price: targets are the heads of A, then those of B. */
  past: NormalEquations;
  /** Sums over games that had an opening price too. */
  priced: NormalEquations;
  weights: TierWeights | null;
  nextSolveRows: number;
  /** The same for the games whose own prices were known. */
  nextPricedRows: number;
  boosted: BoostedTiers | null;
  /** Rows that the trees were trained on. */
  boostedRows: number;
  /** Game count at which trees are trained next. */
  nextBoostRows: number;
  calibration: Record<Tier, TierCalibration>;
  /** Latest season seen; when a new one begins, older games count less. */
  season: number;
};

/** Corrections start when this many games have taught. */
const FIRST_SOLVE_ROWS = 600;
const FIRST_BOOST_ROWS = 1500;

export function createEngineState<League>(module: SportModule<League>): EngineState<League> {
  const heads = module.sport === 'soccer' ? 3 : 2;
  const { B, C } = tierColumns(module.columns);
  return {
    leagues: new Map(),
    scaler: createScaler(C),
    past: createNormalEquations(B, 2 * heads),
    priced: createNormalEquations(C, heads),
    weights: null,
    nextSolveRows: FIRST_SOLVE_ROWS,
    nextPricedRows: FIRST_SOLVE_ROWS,
    boosted: null,
    boostedRows: 0,
    nextBoostRows: FIRST_BOOST_ROWS,
    calibration: {
      A: createCalibration(heads - 1),
      B: createCalibration(heads - 1),
      C: createCalibration(heads - 1),
      D: createCalibration(heads - 1),
    },
    season: Number.NEGATIVE_INFINITY,
  };
}

/** The part of one league, empty where it was never seen. */
export function leagueStateOf<League>(
  module: SportModule<League>,
  state: EngineState<League>,
  leagueId: string,
): LeagueState<League> {
  const known = state.leagues.get(leagueId) ?? {
    league: module.createLeague(),
    varied: createVariedColumns(module.columns.length),
  };
  state.leagues.set(leagueId, known);
  return known;
}

function createCalibration(logits: number): TierCalibration {
  return {
    winner: createRecalibration(logits),
    handicap: createLineSums(),
    total: createLineSums(),
    pricedHandicap: createLineSums(),
    pricedTotal: createLineSums(),
    reach: createClosingReach(logits > 1 ? logits + 1 : 1),
  };
}
