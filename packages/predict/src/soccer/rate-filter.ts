/**
 * A Kalman filter on log scoring rates: ln λ = c + h + A_home + D_away, ln μ = c + A_away + D_home. It is fed with the
 * rates that past closing prices imply (tier B), or with goals and shots (tier A); the two differ in options only.
 */

import {
  addState,
  createKalman,
  drift,
  expectedOf,
  type Kalman,
  type Observation,
  observe,
  resetState,
  shrinkState,
  varianceOf,
} from '../models/kalman.ts';
import { DAY_MS } from '../numeric/durations.ts';
import { clamp } from '../numeric/logit.ts';

type RateFilterOptions = {
  /** Process variance of attack and defence per day; the constants drift a twentieth of it. */
  readonly perDay: number;
  /** Process variance added over the summer, after the carry. */
  readonly perSeason: number;
  readonly carry: number;
  /** Noise variance of a log rate implied by a closing price. */
  readonly priceNoise: number;
  /** Noise variance of a scored quantity is this over its rate. */
  readonly scoreNoise: number;
  readonly newcomer: number;
  readonly newcomerVariance: number;
};

type Slots = { readonly attack: number; readonly defence: number };

export type RateFilter = {
  readonly options: RateFilterOptions;
  kalman: Kalman;
  slots: Map<string, Slots>;
  at: number;
  season: number;
};

const CONSTANT = 0;
const HOME_EDGE = 1;
const START = { intercept: 0.2, interceptVariance: 0.05, edge: 0.25, edgeVariance: 0.02, teamVariance: 0.06 };
const MAX_GAP_DAYS = 30;

export function createRateFilter(options: RateFilterOptions): RateFilter {
  const kalman = createKalman(64);
  addState(kalman, START.intercept, START.interceptVariance);
  addState(kalman, START.edge, START.edgeVariance);
  return {
    options,
    kalman,
    slots: new Map(),
    at: Number.NEGATIVE_INFINITY,
    season: Number.NEGATIVE_INFINITY,
  };
}

/** Lets days and the summer pass; call it before a game is learned. */
export function ageRateFilter(filter: RateFilter, at: number, season: number): void {
  const { kalman, options } = filter;
  const days = Number.isFinite(filter.at) ? clamp((at - filter.at) / DAY_MS, 0, MAX_GAP_DAYS) : 0;
  const summer = season > filter.season && Number.isFinite(filter.season);
  for (const { attack, defence } of filter.slots.values()) {
    for (const slot of [attack, defence]) {
      if (summer) {
        shrinkState(kalman, slot, options.carry);
        drift(kalman, slot, options.perSeason);
      }
      if (days > 0) drift(kalman, slot, options.perDay * days);
    }
  }
  drift(kalman, CONSTANT, (options.perDay * days) / 20);
  drift(kalman, HOME_EDGE, (options.perDay * days) / 20);
  filter.at = Math.max(filter.at, at);
  filter.season = Math.max(filter.season, season);
}

/** Gives a team its slots; an arriving one (back from another league) starts again from the newcomer's prior. */
export function admitTeam(filter: RateFilter, team: string, arriving: boolean): void {
  const { kalman, options } = filter;
  let slots = filter.slots.get(team);
  if (!slots) {
    slots = {
      attack: addState(kalman, 0, START.teamVariance),
      defence: addState(kalman, 0, START.teamVariance),
    };
    filter.slots.set(team, slots);
  }
  if (arriving) {
    resetState(kalman, slots.attack, -options.newcomer, options.newcomerVariance);
    resetState(kalman, slots.defence, options.newcomer, options.newcomerVariance);
  }
}

type RateGame = { readonly home: string; readonly away: string; readonly neutral: boolean };

/** Learns log rates implied by prices, once for each side. */
export function learnRates(
  filter: RateFilter,
  game: RateGame,
  lambda: number,
  mu: number,
  noise: number,
): void {
  const [home, away] = observations(filter, game);
  observe(filter.kalman, home, Math.log(lambda), noise);
  observe(filter.kalman, away, Math.log(mu), noise);
}

/** Learns scored quantities: the linearised Poisson observation ln rate + (score − rate)/rate with noise R/rate. */
export function learnScores(
  filter: RateFilter,
  game: RateGame,
  homeScore: number,
  awayScore: number,
  noise: number,
): void {
  const [home, away] = observations(filter, game);
  const scores = [homeScore, awayScore];
  [home, away].forEach((side, i) => {
    const expected = expectedOf(filter.kalman, side);
    const rate = Math.exp(expected);
    const surprise = clamp((scores[i] ?? 0) - rate, -2.5, 3) / rate;
    observe(filter.kalman, side, expected + surprise, noise / rate);
  });
}

export type RateForecast = {
  readonly lambda: number;
  readonly mu: number;
  /** Variance of the two log rates. */
  readonly variance: readonly [number, number];
  readonly homeEdge: number;
  readonly attack: number;
  readonly defence: number;
};

/** Rates of a coming game; `arriving` marks sides whose stored rating is not theirs any more. Leaves no trace. */
export function forecastRates(
  filter: RateFilter,
  game: RateGame & { readonly season: number },
  arriving: { readonly home: boolean; readonly away: boolean },
): RateForecast {
  const carry = game.season > filter.season && Number.isFinite(filter.season) ? filter.options.carry : 1;
  const home = strengthOf(filter, game.home, arriving.home, carry);
  const away = strengthOf(filter, game.away, arriving.away, carry);
  const intercept = filter.kalman.mean[CONSTANT] ?? 0;
  const homeEdge = game.neutral ? 0 : (filter.kalman.mean[HOME_EDGE] ?? 0);
  const [homeSide, awaySide] = observations(filter, game);
  return {
    lambda: Math.exp(intercept + homeEdge + home.attack + away.defence),
    mu: Math.exp(intercept + away.attack + home.defence),
    variance: [varianceOf(filter.kalman, homeSide), varianceOf(filter.kalman, awaySide)],
    homeEdge,
    attack: home.attack - away.attack,
    defence: away.defence - home.defence,
  };
}

/** Mean attack and defence of a team as a game of the given standing would use them. */
function strengthOf(
  filter: RateFilter,
  team: string,
  arriving: boolean,
  carry: number,
): { readonly attack: number; readonly defence: number } {
  const slots = filter.slots.get(team);
  if (arriving) return { attack: -filter.options.newcomer, defence: filter.options.newcomer };
  if (!slots) return { attack: 0, defence: 0 };
  return {
    attack: carry * (filter.kalman.mean[slots.attack] ?? 0),
    defence: carry * (filter.kalman.mean[slots.defence] ?? 0),
  };
}

function observations(filter: RateFilter, game: RateGame): readonly [Observation, Observation] {
  const home = filter.slots.get(game.home);
  const away = filter.slots.get(game.away);
  const build = (attack: number | undefined, defence: number | undefined, edge: boolean): Observation => {
    const indices = [CONSTANT];
    if (edge) indices.push(HOME_EDGE);
    if (attack !== undefined) indices.push(attack);
    if (defence !== undefined) indices.push(defence);
    return { indices, weights: indices.map(() => 1) };
  };
  return [build(home?.attack, away?.defence, !game.neutral), build(away?.attack, home?.defence, false)];
}
