import type { Distribution } from '../distribution/distribution.ts';
import type { Tier } from './game.ts';

/** Why a forecast says what it says; signed, in log-odds of the home side (positive speaks for home). */
export const DRIVER_CODES = [
  'home_advantage',
  'team_strength',
  'attack',
  'defence',
  'elo',
  'starter',
  'recent_form',
  'rest_travel',
  'shots',
  'head_to_head',
  'market_rating',
  'market_odds',
  'other',
] as const;
export type DriverCode = (typeof DRIVER_CODES)[number];
export type Driver = { readonly code: DriverCode; readonly contribution: number };

/** One unmet requirement; `have` and `need` are counts. */
export const MISSING_CODES = [
  'home_games',
  'away_games',
  'home_unknown',
  'away_unknown',
  'league_games',
] as const;
export type MissingCode = (typeof MISSING_CODES)[number];
export type Missing = { readonly code: MissingCode; readonly have: number; readonly need: number };

/** Win probabilities; `draw` is null in sports without draws. They are ≥ 0 and add up to 1 ± 1e-9. */
export type Outcome = { readonly home: number; readonly draw: number | null; readonly away: number };

/** Lowest and highest probability between which the closing price's will stand in four games of five. */
export type Band = readonly [low: number, high: number];

export type ForecastOk = {
  readonly state: 'ok';
  readonly gameId: string;
  readonly tier: Tier;
  readonly modelVersion: string;
  readonly distribution: Distribution;
  readonly probabilities: Outcome;
  /** Expected goals, points or runs. */
  readonly expected: { readonly home: number; readonly away: number };
  /** Largest first by absolute size. */
  readonly drivers: readonly Driver[];
  /** Null until enough closing prices have shown how far they stand from forecasts of this tier. */
  readonly spread: { readonly home: Band; readonly draw: Band | null; readonly away: Band } | null;
};

export type ForecastInsufficient = {
  readonly state: 'insufficient';
  readonly gameId: string;
  readonly missing: readonly Missing[];
};

export type Forecast = ForecastOk | ForecastInsufficient;
