/**
 * A Kalman filter on points: margin = edge + team_home − team_away + schedule, or total = level + team_home + team_away +
 * schedule. Fed with closing lines of earlier games (tier B), with final scores (tier A), or with both.
 */

import {
  addState,
  createKalman,
  drift,
  type Kalman,
  type Observation,
  observe,
  shrinkState,
  varianceOf,
} from '../models/kalman.ts';
import { DAY_MS } from '../numeric/durations.ts';
import { clamp } from '../numeric/logit.ts';

export type PointFilterOptions = {
  readonly kind: 'margin' | 'total';
  readonly start: number;
  readonly startVariance: number;
  readonly teamVariance: number;
  readonly perDay: number;
  readonly perSeason: number;
  readonly carry: number;
  /** Process variance per day of the constant and of the schedule's coefficients. */
  readonly constantPerDay: number;
  /** Noise variance of a closing line and of a final score. */
  readonly lineNoise: number;
  readonly scoreNoise: number;
};

export type PointFilter = {
  readonly options: PointFilterOptions;
  kalman: Kalman;
  teams: Map<string, number>;
  schedule: number;
  at: number;
  season: number;
};

/** A game with the schedule's values, as many as the filter was made for. */
export type PointGame = {
  readonly home: string;
  readonly away: string;
  readonly neutral: boolean;
  readonly season: number;
  readonly schedule: readonly number[];
};

const CONSTANT = 0;
const SCHEDULE_VARIANCE = 0.3;

export function createPointFilter(options: PointFilterOptions, schedule: number): PointFilter {
  const kalman = createKalman(64);
  addState(kalman, options.start, options.startVariance);
  for (let i = 0; i < schedule; i++) addState(kalman, 0, SCHEDULE_VARIANCE);
  return {
    options,
    kalman,
    teams: new Map(),
    schedule,
    at: Number.NEGATIVE_INFINITY,
    season: Number.NEGATIVE_INFINITY,
  };
}

export function agePointFilter(filter: PointFilter, at: number, season: number): void {
  const { kalman, options } = filter;
  const days = Number.isFinite(filter.at) ? clamp((at - filter.at) / DAY_MS, 0, 30) : 0;
  const summer = season > filter.season && Number.isFinite(filter.season);
  for (const slot of filter.teams.values()) {
    if (summer) {
      shrinkState(kalman, slot, options.carry);
      drift(kalman, slot, options.perSeason);
    }
    if (days > 0) drift(kalman, slot, options.perDay * days);
  }
  if (days > 0) {
    for (let slot = 0; slot <= filter.schedule; slot++) drift(kalman, slot, options.constantPerDay * days);
  }
  if (summer && options.kind === 'total') drift(kalman, CONSTANT, 4);
  filter.at = Math.max(filter.at, at);
  filter.season = Math.max(filter.season, season);
}

/** Learns a closing line (`line` NaN where there is none) and the final margin or total; returns the line's innovation. */
export function learnPoints(filter: PointFilter, game: PointGame, line: number, score: number): number {
  for (const team of [game.home, game.away]) {
    if (!filter.teams.has(team)) {
      filter.teams.set(team, addState(filter.kalman, 0, filter.options.teamVariance));
    }
  }
  const observation = observationOf(filter, game);
  const { lineNoise, scoreNoise } = filter.options;
  const innovation =
    lineNoise > 0 && Number.isFinite(line)
      ? observe(filter.kalman, observation, line, lineNoise)
      : Number.NaN;
  if (scoreNoise > 0) observe(filter.kalman, observation, score, scoreNoise);
  return innovation;
}

type PointForecast = {
  readonly mean: number;
  readonly variance: number;
  readonly constant: number;
  readonly teams: number;
  readonly schedule: number;
};

/** Leaves no trace; a team that was never seen counts as average. */
export function forecastPoints(filter: PointFilter, game: PointGame): PointForecast {
  const { kalman, options } = filter;
  const carry = game.season > filter.season && Number.isFinite(filter.season) ? options.carry : 1;
  const strength = (team: string) => {
    const slot = filter.teams.get(team);
    return slot === undefined ? 0 : carry * (kalman.mean[slot] ?? 0);
  };
  const sign = options.kind === 'margin' ? -1 : 1;
  const teams = strength(game.home) + sign * strength(game.away);
  const constant = options.kind === 'margin' && game.neutral ? 0 : (kalman.mean[CONSTANT] ?? 0);
  let schedule = 0;
  for (let i = 0; i < filter.schedule; i++) schedule += (game.schedule[i] ?? 0) * (kalman.mean[1 + i] ?? 0);
  const observation = observationOf(filter, game);
  return {
    mean: constant + teams + schedule,
    variance: varianceOf(kalman, observation),
    constant,
    teams,
    schedule,
  };
}

function observationOf(filter: PointFilter, game: PointGame): Observation {
  const indices: number[] = [];
  const weights: number[] = [];
  const touch = (index: number | undefined, weight: number) => {
    if (index === undefined || weight === 0) return;
    indices.push(index);
    weights.push(weight);
  };
  touch(filter.options.kind === 'margin' && game.neutral ? undefined : CONSTANT, 1);
  for (let i = 0; i < filter.schedule; i++) touch(1 + i, game.schedule[i] ?? 0);
  touch(filter.teams.get(game.home), 1);
  touch(filter.teams.get(game.away), filter.options.kind === 'margin' ? -1 : 1);
  return { indices, weights };
}
