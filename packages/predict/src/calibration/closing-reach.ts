/**
 * How far the closing price will stand from what is said now, in log-odds: the distance that four of five games of the past stayed
 * within, per result, part of the season and league. It is followed game by game (a quantile by stochastic steps), so it holds its rate
 * also where prices become rarer, slower or better.
 */
export type ClosingReach = {
  games: number;
  /** Logarithms of distances: results × parts of the season, for all leagues of a sport together. */
  shared: Float64Array;
  /** What a league's own distances add to these, by result. */
  leagues: Map<string, { games: number; own: Float64Array }>;
};

/** The share of games in which the closing probability lies within the band. */
export const BAND_RATE = 0.8;

/** The beginning of a season, its long middle, and its last fifth with all that follows. */
const SEASON_PARTS = 3;
export type SeasonPart = 0 | 1 | 2;

/** Before this many games nothing is said. */
const FEWEST_GAMES = 200;
const FIRST_REACH = 0.2;
/** Steps become smaller with the games seen, down to these. */
const SHARED_STEP = 0.02;
const LEAGUE_STEP = 0.015;
/** A price that did not move at all says nothing about a logarithm. */
const SMALLEST = 1e-4;

export function createClosingReach(results: number): ClosingReach {
  return {
    games: 0,
    shared: new Float64Array(results * SEASON_PARTS).fill(Math.log(FIRST_REACH)),
    leagues: new Map(),
  };
}

/** Adds a game: by result, how far its closing log-odds were from ours. */
export function learnReach(
  reach: ClosingReach,
  league: string,
  part: SeasonPart,
  gaps: readonly number[],
): void {
  if (!gaps.every(Number.isFinite)) return;
  const own = reach.leagues.get(league) ?? { games: 0, own: new Float64Array(gaps.length) };
  reach.leagues.set(league, own);
  reach.games += 1;
  own.games += 1;
  const sharedStep = Math.max(SHARED_STEP, 4 / (reach.games + 20));
  const leagueStep = Math.max(LEAGUE_STEP, 2 / (own.games + 20));
  gaps.forEach((gap, result) => {
    const at = result * SEASON_PARTS + part;
    const said = (reach.shared[at] ?? 0) + (own.own[result] ?? 0);
    const missed = Math.log(Math.max(SMALLEST, gap)) > said ? 1 : 0;
    const push = missed - (1 - BAND_RATE);
    reach.shared[at] = (reach.shared[at] ?? 0) + sharedStep * push;
    own.own[result] = (own.own[result] ?? 0) + leagueStep * push;
  });
}

/** By result, the distance in log-odds; null until enough games have taught. */
export function reachOf(reach: ClosingReach, league: string, part: SeasonPart): readonly number[] | null {
  if (reach.games < FEWEST_GAMES) return null;
  const own = reach.leagues.get(league)?.own;
  const results = reach.shared.length / SEASON_PARTS;
  return Array.from({ length: results }, (_, result) =>
    Math.exp((reach.shared[result * SEASON_PARTS + part] ?? 0) + (own?.[result] ?? 0)),
  );
}
