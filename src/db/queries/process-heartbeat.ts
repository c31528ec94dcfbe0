import type { Queryable } from '../client.ts';
import { desc, eq, inArray, lt, ne, sql } from '../drizzle.ts';
import { processHeartbeat } from '../tables/process-beat.ts';

export type ProcessHeartbeatRow = typeof processHeartbeat.$inferSelect;

/** What a process says of itself with each sign of life. */
export type ProcessState = Partial<
  Pick<ProcessHeartbeatRow, 'diskFree' | 'diskSize' | 'clockReason' | 'clockAheadMs'>
>;

export async function insertProcess(db: Queryable, row: typeof processHeartbeat.$inferInsert): Promise<void> {
  await db.insert(processHeartbeat).values(row);
}

/** Says that a process lives, or with `endedAt` that it ended in order. Answers whether its row was there. */
export async function touchProcess(
  db: Queryable,
  id: string,
  set: Pick<ProcessHeartbeatRow, 'seenAt'> & Partial<Pick<ProcessHeartbeatRow, 'endedAt'>> & ProcessState,
): Promise<boolean> {
  const result = await db.update(processHeartbeat).set(set).where(eq(processHeartbeat.id, id));
  return result.rowCount === 1;
}

/** The processes that started last, so many of each kind, the newest start first: no kind can crowd out another. */
export function listProcesses(db: Queryable, limit: number): Promise<ProcessHeartbeatRow[]> {
  const newest = sql`(
    select id from (
      select id, row_number() over (partition by kind order by started_at desc) as place from process_beat
    ) as placed where place <= ${limit})`;
  return db
    .select()
    .from(processHeartbeat)
    .where(inArray(processHeartbeat.id, newest))
    .orderBy(desc(processHeartbeat.startedAt));
}

export async function deleteProcessesBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(processHeartbeat).where(lt(processHeartbeat.seenAt, before));
}

/** When any process of the application has last said that it lives, as far as this server knows: how new its facts are. */
export async function readNewestHeartbeat(db: Queryable): Promise<Date | null> {
  const [row] = await db
    .select({ at: sql<Date | null>`max(${processHeartbeat.seenAt})`.mapWith(processHeartbeat.seenAt) })
    .from(processHeartbeat)
    .where(ne(processHeartbeat.kind, 'backup'));
  return row?.at ?? null;
}
