import type { GameListRow } from '#db/queries/game.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { DataOrigin, GameStatus, InningHalf } from '#terms/games.ts';
import type { Locale } from '#terms/locales.ts';
import type { Sport } from '#terms/sports.ts';
import { timeLeft } from './time-left.ts';

/** A game as readers get it, names in their language, instants in UTC. */
export type GameView = {
  readonly id: string;
  readonly sport: Sport;
  readonly league: { readonly id: string; readonly name: string };
  readonly season: string;
  readonly home: { readonly id: string; readonly name: string };
  readonly away: { readonly id: string; readonly name: string };
  readonly start_at: string;
  readonly start_simulated: boolean;
  readonly game_day: string;
  readonly status: GameStatus;
  readonly reason: string | null;
  readonly score: {
    readonly home: number;
    readonly away: number;
    readonly parts: readonly (readonly [number, number])[];
  } | null;
  readonly elapsed: number | null;
  readonly stoppage: number | null;
  readonly half: number | null;
  readonly period: number | null;
  readonly inning: number | null;
  readonly inning_half: InningHalf | null;
  readonly remaining: string | null;
  readonly updated_at: string | null;
  readonly has_prediction: boolean;
  readonly origin: DataOrigin;
};

/** The row of a query as a reader's game. A score is shown from the start on, never before. */
export function gameView(row: GameListRow, locale: Locale): GameView {
  const { game, state, status } = row;
  return {
    id: game.id,
    sport: row.sport,
    league: { id: game.leagueId, name: localText(row.leagueNames, locale) },
    season: game.season,
    home: { id: game.homeTeamId, name: localText(row.homeNames, locale) },
    away: { id: game.awayTeamId, name: localText(row.awayNames, locale) },
    start_at: game.startAt.toISOString(),
    start_simulated: game.startSimulated,
    game_day: game.gameDay,
    status,
    reason: state?.reason ?? null,
    score: scoreOf(row),
    ...clockOf(row),
    updated_at: state?.knownAt.toISOString() ?? null,
    has_prediction: row.hasPrediction,
    origin: game.origin,
  };
}

function scoreOf({ state, status }: GameListRow): GameView['score'] {
  if (!state || status === 'not_started' || state.homeScore === null || state.awayScore === null) return null;
  return { home: state.homeScore, away: state.awayScore, parts: state.parts };
}

/** The running clock belongs to a game in play only: a final score keeps none. */
function clockOf({ state, status }: GameListRow) {
  const running = status === 'in_progress' ? state : null;
  return {
    elapsed: running?.elapsed ?? null,
    stoppage: running?.stoppage ?? null,
    half: running?.half ?? null,
    period: running?.period ?? null,
    inning: running?.inning ?? null,
    inning_half: running?.inningHalf ?? null,
    remaining: timeLeft(running?.remaining ?? null),
  };
}
