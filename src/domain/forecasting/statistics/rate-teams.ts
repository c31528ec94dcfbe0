import {
  createElo,
  ELO_OPTIONS,
  type Elo,
  eloRating,
  openEloSeason,
  type Sport,
  updateElo,
} from '@trueline/predict';
import type { ResultRow } from '#db/queries/statistics.ts';

/** The ratings of both sides before and after one game. */
type GameRating = {
  readonly homeBefore: number;
  readonly awayBefore: number;
  readonly homeAfter: number;
  readonly awayAfter: number;
};

export type TeamRatings = {
  /** By game, for the games of the season asked for. */
  readonly byGame: ReadonlyMap<string, GameRating>;
  /** How strong a team is after all of them; 1500 is the middle of the league. */
  ratingOf(teamId: string): number;
};

/**
 * Elo ratings from the results of a season and the one before it, with the engine's constants: results in the order in
 * which they were played, home advantage and margin of victory counted, the distance to the middle shrunk over the summer.
 * A team that was not in the earlier season starts where newcomers do.
 */
export function rateTeams(
  sport: Sport,
  earlier: readonly ResultRow[],
  results: readonly ResultRow[],
): TeamRatings {
  const elo = createElo(ELO_OPTIONS[sport]);
  const byGame = new Map<string, GameRating>();
  for (const result of earlier) rateGame(elo, 0, result, false);
  for (const result of results) byGame.set(result.id, rateGame(elo, 1, result, earlier.length > 0));
  return { byGame, ratingOf: (teamId) => ratingIn(elo, teamId, 1, earlier.length > 0) };
}

function rateGame(elo: Elo, season: number, result: ResultRow, hasEarlier: boolean): GameRating {
  const { homeTeamId: home, awayTeamId: away, homeScore, awayScore, neutral } = result;
  const homeBefore = ratingIn(elo, home, season, hasEarlier);
  const awayBefore = ratingIn(elo, away, season, hasEarlier);
  openEloSeason(elo, season);
  updateElo(elo, { home, away, homeScore, awayScore, neutral }, homeBefore, awayBefore);
  return {
    homeBefore,
    awayBefore,
    homeAfter: ratingIn(elo, home, season, hasEarlier),
    awayAfter: ratingIn(elo, away, season, hasEarlier),
  };
}

function ratingIn(elo: Elo, team: string, season: number, hasEarlier: boolean): number {
  return eloRating(elo, team, season, hasEarlier && !elo.ratings.has(team));
}
