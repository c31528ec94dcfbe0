import type { Game } from '#api/sport/game.contract.ts';

/** What the schedule shows of a game. A day has many, so the page carries nothing else of them. */
export type ShownGame = Pick<
  Game,
  | 'id'
  | 'sport'
  | 'league'
  | 'start_at'
  | 'game_day'
  | 'status'
  | 'reason'
  | 'score'
  | 'elapsed'
  | 'stoppage'
  | 'half'
  | 'period'
  | 'inning'
  | 'inning_half'
  | 'remaining'
  | 'updated_at'
  | 'origin'
> & { readonly home: ShownTeam; readonly away: ShownTeam };

/** The id leads to the team's analysis. */
type ShownTeam = { readonly id: string; readonly name: string };

/** A game of a use case or of the API, without what is not shown. */
export function shownGame({ home, away, ...game }: ShownGame): ShownGame {
  const { id, sport, league, start_at, game_day, status, reason, score, updated_at, origin } = game;
  const { elapsed, stoppage, half, period, inning, inning_half, remaining } = game;
  return {
    id,
    sport,
    league,
    start_at,
    game_day,
    status,
    reason,
    score,
    updated_at,
    origin,
    elapsed,
    stoppage,
    half,
    period,
    inning,
    inning_half,
    remaining,
    home: { id: home.id, name: home.name },
    away: { id: away.id, name: away.name },
  };
}
