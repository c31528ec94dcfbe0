import type { MainCloseRow, ResultRow } from '#db/queries/statistics.ts';
import { restDays } from '#domain/forecasting/sport/rest-days.ts';
import type { TeamResult } from '#terms/results.ts';
import type { SeasonData } from './season-data.ts';

/** A finished game as one of its teams saw it. */
export type TeamGame = {
  readonly game: ResultRow;
  readonly opponentId: string;
  readonly isHome: boolean;
  readonly own: number;
  readonly other: number;
  readonly result: TeamResult;
  /** The team's game before it in the same season. */
  readonly previous: TeamResult | null;
  /** Whole days without a game since then: 0 is back to back. Null before the first game of a season, and where the dates cannot be right. */
  readonly restDays: number | null;
  /** When that game before it began. */
  readonly previousStartAt: Date | null;
  readonly ratingAfter: number;
  readonly opponentRating: number;
};

/** The games of one team in the order in which they were played. */
export function teamGames(
  { sport, results, ratings }: Pick<SeasonData, 'sport' | 'results' | 'ratings'>,
  teamId: string,
): readonly TeamGame[] {
  const games: TeamGame[] = [];
  for (const game of results) {
    if (game.homeTeamId !== teamId && game.awayTeamId !== teamId) continue;
    games.push(teamGame(game, { sport, ratings, teamId, before: games.at(-1) ?? null }));
  }
  return games;
}

type SeenBy = Pick<SeasonData, 'sport' | 'ratings'> & {
  readonly teamId: string;
  readonly before: TeamGame | null;
};

function teamGame(game: ResultRow, { sport, ratings, teamId, before }: SeenBy): TeamGame {
  const isHome = game.homeTeamId === teamId;
  const [own, other] = isHome ? [game.homeScore, game.awayScore] : [game.awayScore, game.homeScore];
  const rating = ratings.byGame.get(game.id);
  return {
    game,
    isHome,
    own,
    other,
    result: resultOf(own, other),
    opponentId: isHome ? game.awayTeamId : game.homeTeamId,
    previous: before?.result ?? null,
    restDays: before === null ? null : restDays(sport, before.game.gameDay, game.gameDay),
    previousStartAt: before?.game.startAt ?? null,
    ratingAfter: (isHome ? rating?.homeAfter : rating?.awayAfter) ?? Number.NaN,
    opponentRating: (isHome ? rating?.awayBefore : rating?.homeBefore) ?? Number.NaN,
  };
}

export function resultOf(own: number, other: number): TeamResult {
  if (own === other) return 'draw';
  return own > other ? 'win' : 'lose';
}

/** The closing markets of a game from one team's side; null where there was no price. */
export type TeamMarkets = {
  /** The team's own handicap: −1.5 gives its opponent a lead of 1.5. */
  readonly handicap: number | null;
  readonly total: number | null;
  /** Whether the market expected it to win; null also where both sides had the same price. */
  readonly isFavourite: boolean | null;
};

/** The main closing lines of games, by game, as one team saw them. */
export function teamMarkets(
  games: readonly TeamGame[],
  closes: readonly MainCloseRow[],
): ReadonlyMap<string, TeamMarkets> {
  const byGame = Map.groupBy(closes, ({ gameId }) => gameId);
  return new Map(games.map(({ game, isHome }) => [game.id, marketsOf(byGame.get(game.id) ?? [], isHome)]));
}

function marketsOf(closes: readonly MainCloseRow[], isHome: boolean): TeamMarkets {
  const find = (betType: MainCloseRow['betType']) => closes.find((close) => close.betType === betType);
  const line = find('run_line')?.line ?? null;
  const { homeOdds = null, awayOdds = null } = find('win_loss') ?? {};
  const isPriced = homeOdds !== null && awayOdds !== null && homeOdds !== awayOdds;
  return {
    handicap: line === null ? null : isHome ? line : 0 - line,
    total: find('over_under')?.line ?? null,
    isFavourite: isPriced ? homeOdds < awayOdds === isHome : null,
  };
}
