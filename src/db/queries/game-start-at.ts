import { type SQL, sql } from '../drizzle.ts';
import { game } from '../tables/game.ts';

/**
 * When the game begins, as it was known at an instant: a game can be moved, and a pick on it goes on bearing the start that it was
 * published with. Needs `game` in the query.
 */
export function gameStartAt(asOf: Date): SQL<Date> {
  return sql<Date>`coalesce(
    (select told.start_at from game_revision as told
      where told.game_id = game.id and told.known_at <= ${asOf} and told.replaced_at > ${asOf}
      order by told.replaced_at limit 1),
    game.start_at)`.mapWith(game.startAt);
}
