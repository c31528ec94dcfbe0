import type { ResultRow } from '#db/queries/statistics.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Locale } from '#terms/locales.ts';
import type { SeasonTeam } from './season-data.ts';
import { resultOf, type TeamGame } from './team-games.ts';

/** The name of a team by its id; '-' for a team that is not in the list. */
export function namesOf(teams: readonly SeasonTeam[], locale: Locale) {
  const names = new Map(teams.map(({ id, names: texts }) => [id, localText(texts, locale)]));
  return (id: string) => ({ id, name: names.get(id) ?? '-' });
}

export type NameOf = ReturnType<typeof namesOf>;

/** A finished game of a team, as its form list shows it. */
export function formGame(game: TeamGame, nameOf: NameOf) {
  const { id, startAt, gameDay, season, origin, neutral } = game.game;
  return {
    event_id: id,
    start_at: startAt.toISOString(),
    game_day: gameDay,
    season,
    origin,
    opponent: nameOf(game.opponentId),
    home_away: neutral ? ('neutral' as const) : game.isHome ? ('home' as const) : ('away' as const),
    own: game.own,
    other: game.other,
    result: game.result,
    rest_days: game.restDays,
    previous_start_at: game.previousStartAt?.toISOString() ?? null,
  };
}

/** A game of two teams against each other; `result` is the first team's. */
export function meeting(row: ResultRow, teamId: string, nameOf: NameOf) {
  const isHome = row.homeTeamId === teamId;
  const [own, other] = isHome ? [row.homeScore, row.awayScore] : [row.awayScore, row.homeScore];
  return {
    event_id: row.id,
    start_at: row.startAt.toISOString(),
    game_day: row.gameDay,
    season: row.season,
    origin: row.origin,
    home: nameOf(row.homeTeamId),
    away: nameOf(row.awayTeamId),
    home_score: row.homeScore,
    away_score: row.awayScore,
    result: resultOf(own, other),
  };
}
