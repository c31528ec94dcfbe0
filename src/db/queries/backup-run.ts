import { sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';

/** When the newest backup was taken, null where none was; and since when there have been operators, null where there are none yet. */
export async function findBackupAge(
  db: Queryable,
): Promise<{ readonly takenAt: Date | null; readonly since: Date | null }> {
  const { rows } = await db.execute<{ taken: Date | null; since: Date | null }>(sql`
    select (select max(taken_at) from backup_run) as taken, (select min(created_at) from operator) as since`);
  const [row] = rows;
  return { takenAt: row?.taken ? new Date(row.taken) : null, since: row?.since ? new Date(row.since) : null };
}
