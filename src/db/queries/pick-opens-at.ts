import { type SQL, sql } from '../drizzle.ts';
import { pick } from '../tables/pick.ts';

/**
 * From when on everybody may see a pick: the first instant after its publication at which its game had begun by the start that
 * was known then, and at the latest when the pick was settled. The pick's own start is the one it was published with, which a
 * game that is moved does not begin at. What it says of a past instant does not change with later deliveries. What was
 * calculated afterwards was never closed. Needs `pick` in the query.
 */
export const pickOpensAt = sql<Date>`case when pick.origin = 'backfill' then pick.start_at else least(
  (select min(grade.known_at) from pick_grade as grade where grade.pick_id = pick.id),
  coalesce(
    (select min(greatest(told.start_at, told.known_at, pick.published_at)) from game_revision as told
      where told.game_id = pick.game_id
        and greatest(told.start_at, told.known_at, pick.published_at) < told.replaced_at),
    (select greatest(told.start_at, told.known_at, pick.published_at) from game as told where told.id = pick.game_id))
  ) end`.mapWith(pick.startAt);

/**
 * Whether a pick was still closed at an instant. The games that had not begun then are looked for first, so that nothing is
 * computed for the many picks of the past.
 */
export function isComingAt(at: Date): SQL {
  return sql`(pick.game_id in (
      select id from game where start_at > ${at}
      union all select game_id from game_revision where start_at > ${at} and replaced_at > ${at})
    and ${pickOpensAt} > ${at})`;
}
