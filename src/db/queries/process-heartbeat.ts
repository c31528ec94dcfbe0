import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { processHeartbeat } from '../tables/process-beat.ts';

export type ProcessHeartbeatRow = typeof processHeartbeat.$inferSelect;

export async function insertProcess(db: Queryable, row: ProcessHeartbeatRow): Promise<void> {
  await db.insert(processHeartbeat).values(row);
}

/** Says that a process lives, or with `endedAt` that it ended in order. Answers whether its row was there. */
export async function touchProcess(
  db: Queryable,
  id: string,
  set: Pick<ProcessHeartbeatRow, 'seenAt' | 'diskFree' | 'diskSize'> & { readonly endedAt?: Date },
): Promise<boolean> {
  const result = await db.update(processHeartbeat).set(set).where(eq(processHeartbeat.id, id));
  return result.rowCount === 1;
}

/** The processes that were seen last, the newest start first. */
export function listProcesses(db: Queryable, limit: number): Promise<ProcessHeartbeatRow[]> {
  return db.select().from(processHeartbeat).orderBy(desc(processHeartbeat.startedAt)).limit(limit);
}

export async function deleteProcessesBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(processHeartbeat).where(lt(processHeartbeat.seenAt, before));
}

/** When any process has last said that it lives, as far as this server knows: how new its facts are. */
export async function readNewestHeartbeat(db: Queryable): Promise<Date | null> {
  const [row] = await db
    .select({ at: sql<Date | null>`max(${processHeartbeat.seenAt})`.mapWith(processHeartbeat.seenAt) })
    .from(processHeartbeat);
  return row?.at ?? null;
}
