import { z } from 'zod';
import type { RecordOrigin } from '#terms/results.ts';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { textArray } from './text-array.ts';

const seasonBetRow = z.object({
  game: z.string(),
  odds: z.number(),
  pWin: z.number(),
  pPush: z.number(),
  units: z.number(),
  /** By how much the prices of the pick's market added up to more than 1. */
  margin: z.number(),
  simulated: z.boolean(),
});
export type SeasonBetRow = z.infer<typeof seasonBetRow>;

/** The newest settled picks of an origin with what was said of them when they were published; called-off ones are left out. */
export async function listSeasonBets(
  db: Queryable,
  options: { readonly origin: RecordOrigin; readonly sources: readonly string[]; readonly limit: number },
): Promise<SeasonBetRow[]> {
  const price = (side: 'home' | 'draw' | 'away') => sql.raw(`(odds_snapshot ->> '${side}Odds')::float8`);
  const rows = await selectRows(
    db,
    seasonBetRow,
    sql`
    select pick.game_id as game, pick.odds::float8 as odds, p_win as "pWin", p_push as "pPush", units::float8 as units,
      greatest(0, coalesce(1 / ${price('home')} + coalesce(1 / ${price('draw')}, 0) + 1 / ${price('away')} - 1, 0)) as margin,
      is_simulated as simulated
    from pick_record join pick on pick.id = pick_record.pick_id
    where pick_record.origin = ${options.origin} and pick_record.source = any(${textArray(options.sources)})
      and result <> 'cancel'
    order by settled_at desc, pick.id
    limit ${options.limit}`,
  );
  return rows;
}
