import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { season } from '../tables/season.ts';
import { insertJsonRows } from './json-rows.ts';

/** Adds seasons of a league, or takes over their new dates. */
export async function upsertSeasons(
  db: Queryable,
  rows: readonly (typeof season.$inferInsert)[],
): Promise<void> {
  await db.execute(sql`${insertJsonRows(season, rows)}
    on conflict (league_id, source, season) do update set from_at = excluded.from_at, to_at = excluded.to_at`);
}
