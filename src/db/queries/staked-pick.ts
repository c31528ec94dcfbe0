import type { Queryable } from '../client.ts';
import { and, eq, inArray, sql } from '../drizzle.ts';
import { pick } from '../tables/pick.ts';

/** The published picks of some games that stand: the bets, with their stakes. */
export async function listStakedPicks(db: Queryable, gameIds: readonly string[]) {
  if (gameIds.length === 0) return [];
  return db
    .select({
      gameId: pick.gameId,
      betType: pick.betType,
      side: pick.side,
      line: pick.line,
      odds: pick.odds,
      units: pick.units,
    })
    .from(pick)
    .where(
      and(
        inArray(pick.gameId, [...gameIds]),
        eq(pick.origin, 'live'),
        sql`not exists (select 1 from pick_withdrawal where pick_id = ${pick.id})`,
      ),
    );
}
