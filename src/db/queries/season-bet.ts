import { sql } from 'drizzle-orm';
import type { RecordOrigin } from '#terms/results.ts';
import type { Queryable } from '../client.ts';
import { textArray } from './text-array.ts';

export type SeasonBetRow = {
  readonly game: string;
  readonly odds: number;
  readonly pWin: number;
  readonly pPush: number;
  readonly units: number;
  /** By how much the prices of the pick's market added up to more than 1. */
  readonly margin: number;
  readonly simulated: boolean;
};

/** The newest settled picks of an origin with what was said of them when they were published; called-off ones are left out. */
export async function listSeasonBets(
  db: Queryable,
  options: { readonly origin: RecordOrigin; readonly sources: readonly string[]; readonly limit: number },
): Promise<SeasonBetRow[]> {
  const price = (side: 'home' | 'draw' | 'away') => sql.raw(`(odds_snapshot ->> '${side}Odds')::float8`);
  const { rows } = await db.execute<SeasonBetRow>(sql`
    select pick.game_id as game, pick.odds::float8 as odds, p_win as "pWin", p_push as "pPush", units::float8 as units,
      greatest(0, coalesce(1 / ${price('home')} + coalesce(1 / ${price('draw')}, 0) + 1 / ${price('away')} - 1, 0)) as margin,
      is_simulated as simulated
    from pick_record join pick on pick.id = pick_record.pick_id
    where pick_record.origin = ${options.origin} and pick_record.source = any(${textArray(options.sources)})
      and result <> 'cancel'
    order by settled_at desc, pick.id
    limit ${options.limit}`);
  return rows;
}
