import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { instantText } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';

const backupAgeRow = z.object({
  taken: instantText.nullable(),
  since: instantText.nullable(),
});

/** When the newest backup was taken, null where none was; and since when there have been operators, null where there are none yet. */
export async function findBackupAge(
  db: Queryable,
): Promise<{ readonly takenAt: Date | null; readonly since: Date | null }> {
  const rows = await selectRows(
    db,
    backupAgeRow,
    sql`
    select (select max(taken_at) from backup_run) as taken, (select min(created_at) from operator) as since`,
  );
  const [row] = rows;
  return { takenAt: row?.taken ? new Date(row.taken) : null, since: row?.since ? new Date(row.since) : null };
}
