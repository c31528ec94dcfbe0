import type { Queryable } from '../client.ts';
import { and, asc, eq, gt } from '../drizzle.ts';
import { modelLeague } from '../tables/model-league.ts';

export async function insertModelLeagues(
  db: Queryable,
  rows: readonly (typeof modelLeague.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(modelLeague).values([...rows]);
}

/** A page of what the leagues of a model's version have learned, in the order of their ids. */
export async function listModelLeagues(
  db: Queryable,
  filter: { readonly version: string; readonly after: string | null; readonly limit: number },
) {
  const { version, after, limit } = filter;
  return db
    .select({ leagueId: modelLeague.leagueId, state: modelLeague.state })
    .from(modelLeague)
    .where(
      and(eq(modelLeague.version, version), after === null ? undefined : gt(modelLeague.leagueId, after)),
    )
    .orderBy(asc(modelLeague.leagueId))
    .limit(limit);
}

export async function deleteModelLeagues(db: Queryable, version: string): Promise<void> {
  await db.delete(modelLeague).where(eq(modelLeague.version, version));
}
