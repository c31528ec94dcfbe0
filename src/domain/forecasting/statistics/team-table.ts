import type { TeamResult } from '#terms/results.ts';
import type { SeasonData, SeasonTeam } from './season-data.ts';
import { type TeamGame, teamGames } from './team-games.ts';

/** A team's line in the table of its league. */
export type TeamLine = {
  readonly team: SeasonTeam;
  readonly rank: number;
  readonly rating: number;
  readonly played: number;
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  readonly for: number;
  readonly against: number;
  /** The results that it has had in a row by now. */
  readonly streak: { readonly result: TeamResult; readonly length: number } | null;
  /** The last five results, the newest last. */
  readonly form: readonly TeamResult[];
  readonly games: readonly TeamGame[];
};

export const FORM_GAMES = 5;

/** The teams of a season, the strongest first; ranks are by rating, then by key so that equals keep their places. */
export function teamTable(data: SeasonData): readonly TeamLine[] {
  const { teams, ratings } = data;
  return teams
    .map((team) => ({ team, rating: ratings.ratingOf(team.id), games: teamGames(data, team.id) }))
    .toSorted((a, b) => b.rating - a.rating || a.team.key.localeCompare(b.team.key))
    .map(({ team, rating, games }, index) => ({ team, rating, rank: index + 1, ...sumsOf(games), games }));
}

function sumsOf(games: readonly TeamGame[]) {
  const count = (result: TeamResult) => games.filter((game) => game.result === result).length;
  return {
    played: games.length,
    win: count('win'),
    draw: count('draw'),
    lose: count('lose'),
    for: games.reduce((sum, { own }) => sum + own, 0),
    against: games.reduce((sum, { other }) => sum + other, 0),
    streak: streakOf(games),
    form: games.slice(-FORM_GAMES).map(({ result }) => result),
  };
}

/** How long the newest result has been repeated. */
export function streakOf(games: readonly Pick<TeamGame, 'result'>[]): TeamLine['streak'] {
  const result = games.at(-1)?.result;
  if (result === undefined) return null;
  const before = games.findLastIndex((game) => game.result !== result);
  return { result, length: games.length - 1 - before };
}
