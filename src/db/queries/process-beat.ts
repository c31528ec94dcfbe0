import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { processBeat } from '../tables/process-beat.ts';

export type ProcessBeatRow = typeof processBeat.$inferSelect;

export async function insertProcess(db: Queryable, row: ProcessBeatRow): Promise<void> {
  await db.insert(processBeat).values(row);
}

/** Says that a process lives, or with `endedAt` that it ended in order. Answers whether its row was there. */
export async function touchProcess(
  db: Queryable,
  id: string,
  set: Pick<ProcessBeatRow, 'seenAt' | 'diskFree' | 'diskSize'> & { readonly endedAt?: Date },
): Promise<boolean> {
  const result = await db.update(processBeat).set(set).where(eq(processBeat.id, id));
  return result.rowCount === 1;
}

/** The processes that were seen last, the newest start first. */
export function listProcesses(db: Queryable, limit: number): Promise<ProcessBeatRow[]> {
  return db.select().from(processBeat).orderBy(desc(processBeat.startedAt)).limit(limit);
}

export async function deleteProcessesBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(processBeat).where(lt(processBeat.seenAt, before));
}

/** When any process has last said that it lives, as far as this server knows: how new its facts are. */
export async function readNewestBeat(db: Queryable): Promise<Date | null> {
  const [row] = await db
    .select({ at: sql<Date | null>`max(${processBeat.seenAt})`.mapWith(processBeat.seenAt) })
    .from(processBeat);
  return row?.at ?? null;
}
