import type { Queryable } from '../client.ts';
import { and, desc, eq, isNull } from '../drizzle.ts';
import { backupRun } from '../tables/backup-run.ts';
import { restoreTest } from '../tables/restore-test.ts';

type RestoreTestRow = typeof restoreTest.$inferSelect;

/** The newest test, however it ended. */
export async function findRestoreTest(db: Queryable): Promise<RestoreTestRow | null> {
  const [row] = await db.select().from(restoreTest).orderBy(desc(restoreTest.endedAt)).limit(1);
  return row ?? null;
}

/** When a backup was last brought back; null where none ever was. */
export async function findLastRestored(db: Queryable): Promise<Date | null> {
  const [row] = await db
    .select({ endedAt: restoreTest.endedAt })
    .from(restoreTest)
    .where(isNull(restoreTest.error))
    .orderBy(desc(restoreTest.endedAt))
    .limit(1);
  return row?.endedAt ?? null;
}

/** The backup that was last brought back; it stays at its target. */
export async function findRestoredName(db: Queryable): Promise<string | null> {
  const [row] = await db
    .select({ name: restoreTest.name })
    .from(restoreTest)
    .innerJoin(backupRun, eq(backupRun.name, restoreTest.name))
    .where(and(isNull(restoreTest.error)))
    .orderBy(desc(backupRun.takenAt))
    .limit(1);
  return row?.name ?? null;
}

/** Adds a test; one that is there already stays as it is. Answers whether it was new. */
export async function insertRestoreTest(
  db: Queryable,
  row: typeof restoreTest.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await db.insert(restoreTest).values(row).onConflictDoNothing();
  return rowCount === 1;
}
