import type { Queryable } from '../client.ts';
import { asc, countDistinct, desc, eq, inArray, lte } from '../drizzle.ts';
import { publicCheck } from '../tables/public-check.ts';

export type PublicCheckRow = typeof publicCheck.$inferSelect;

/** Adds the rows of a run; a run that was stored already is left as it is. */
export async function insertPublicChecks(db: Queryable, rows: readonly PublicCheckRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(publicCheck)
    .values([...rows])
    .onConflictDoNothing();
}

/** The rows of the newest run at an instant. */
export async function listNewestChecks(db: Queryable, asOf: Date): Promise<PublicCheckRow[]> {
  const newest = db
    .select({ at: publicCheck.checkedAt })
    .from(publicCheck)
    .where(lte(publicCheck.checkedAt, asOf))
    .orderBy(desc(publicCheck.checkedAt))
    .limit(1);
  return db
    .select()
    .from(publicCheck)
    .where(eq(publicCheck.checkedAt, newest))
    .orderBy(asc(publicCheck.name));
}

/** A page of runs with their rows, the newest first, and how many runs there are. */
export async function listCheckRuns(
  db: Queryable,
  options: { readonly asOf: Date; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: PublicCheckRow[]; readonly total: number }> {
  const known = lte(publicCheck.checkedAt, options.asOf);
  const runs = db
    .selectDistinct({ at: publicCheck.checkedAt })
    .from(publicCheck)
    .where(known)
    .orderBy(desc(publicCheck.checkedAt))
    .offset(options.offset)
    .limit(options.limit);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(publicCheck)
      .where(inArray(publicCheck.checkedAt, runs))
      .orderBy(desc(publicCheck.checkedAt), asc(publicCheck.name)),
    db
      .select({ runs: countDistinct(publicCheck.checkedAt) })
      .from(publicCheck)
      .where(known),
  ]);
  return { rows, total: counted?.runs ?? 0 };
}
