import type { LeagueRules } from '#terms/league-rules.ts';

/** What a game adds to the tables of its two teams. */
export type PlayedGame = {
  readonly homeTeamId: string;
  readonly awayTeamId: string;
  readonly homeScore: number;
  readonly awayScore: number;
  /** On neutral ground no one is at home. */
  readonly neutral: boolean;
};

export type Venue = 'all' | 'home' | 'away';

/** Games, goals, points or runs of one team, as far as they are counted. */
export type Sums = {
  readonly played: number;
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  readonly for: number;
  readonly against: number;
};

export const NO_SUMS: Sums = { played: 0, win: 0, draw: 0, lose: 0, for: 0, against: 0 };

/** The teams whose game counts, each with what it scored itself and what the other did. */
export function sidesOf(game: PlayedGame, venue: Venue): readonly (readonly [string, number, number])[] {
  const { homeTeamId, awayTeamId, homeScore, awayScore, neutral } = game;
  if (neutral && venue !== 'all') return [];
  const home = [homeTeamId, homeScore, awayScore] as const;
  const away = [awayTeamId, awayScore, homeScore] as const;
  return venue === 'all' ? [home, away] : [venue === 'home' ? home : away];
}

/** The sums of every team in some games, at home, away or both; a team without a game is not in the map. */
export function sumGames(games: readonly PlayedGame[], venue: Venue): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const [id, own, other] of games.flatMap((game) => sidesOf(game, venue))) {
    const before = sums.get(id) ?? NO_SUMS;
    sums.set(id, {
      played: before.played + 1,
      win: before.win + Number(own > other),
      draw: before.draw + Number(own === other),
      lose: before.lose + Number(own < other),
      for: before.for + own,
      against: before.against + other,
    });
  }
  return sums;
}

/** What a league counts results as. */
export type Worth = Pick<LeagueRules, 'points' | 'draws'>;

/** The points of the league's own table. */
export function pointsOf({ win, draw, lose }: Sums, { points }: Worth): number {
  return points.win * win + points.draw * draw + points.loss * lose;
}

/** The share of games won, a draw counting half or as no game at all; null without a game that counts. */
export function winPctOf({ win, draw, played }: Sums, { draws }: Worth): number | null {
  const counted = draws === 'left_out' ? played - draw : played;
  const won = draws === 'left_out' ? win : win + draw / 2;
  return counted === 0 ? null : won / counted;
}
