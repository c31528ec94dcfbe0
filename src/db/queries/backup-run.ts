import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { desc, gt, inArray, isNotNull, sql } from '../drizzle.ts';
import { instantText } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';
import { backupFailure } from '../tables/backup-failure.ts';
import { backupRun } from '../tables/backup-run.ts';

type BackupRunRow = typeof backupRun.$inferSelect;
type BackupFailureRow = typeof backupFailure.$inferSelect;

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

/** The newest backup that was taken by itself. */
export async function findStoredBackup(db: Queryable): Promise<BackupRunRow | null> {
  const [row] = await db
    .select()
    .from(backupRun)
    .where(isNotNull(backupRun.name))
    .orderBy(desc(backupRun.takenAt))
    .limit(1);
  return row ?? null;
}

/** How far apart backups are taken by themselves, as the last one of them says; null where none was. One that a person asks for says nothing. */
export async function findBackupEveryMs(db: Queryable): Promise<number | null> {
  const [row] = await db
    .select({ takenAt: backupRun.takenAt, nextAt: backupRun.nextAt })
    .from(backupRun)
    .where(isNotNull(backupRun.nextAt))
    .orderBy(desc(backupRun.takenAt))
    .limit(1);
  return row?.nextAt ? row.nextAt.getTime() - row.takenAt.getTime() : null;
}

/** What has failed since the newest backup that was taken by itself, the newest first. */
export async function listBackupFailures(db: Queryable, limit: number): Promise<BackupFailureRow[]> {
  const lastTaken = sql`coalesce((select max(taken_at) from backup_run where name is not null), '-infinity')`;
  return db
    .select()
    .from(backupFailure)
    .where(gt(backupFailure.at, lastTaken))
    .orderBy(desc(backupFailure.at))
    .limit(limit);
}

export async function insertBackupRun(db: Queryable, row: typeof backupRun.$inferInsert): Promise<void> {
  await db.insert(backupRun).values(row);
}

export async function insertBackupFailure(
  db: Queryable,
  row: typeof backupFailure.$inferInsert,
): Promise<void> {
  await db.insert(backupFailure).values(row);
}

/** The digests of the manifests of backups that were taken by themselves, by the names of the backups. */
export async function listManifestDigests(
  db: Queryable,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ name: backupRun.name, digest: backupRun.manifestSha256 })
    .from(backupRun)
    .where(inArray(backupRun.name, [...names]));
  return new Map(
    rows.flatMap(({ name, digest }) => (name === null || digest === null ? [] : [[name, digest]])),
  );
}

/** When the first backup was taken by itself; null where none was. */
export async function findFirstStoredAt(db: Queryable): Promise<Date | null> {
  const [row] = await db
    .select({ takenAt: backupRun.takenAt })
    .from(backupRun)
    .where(isNotNull(backupRun.name))
    .orderBy(backupRun.takenAt)
    .limit(1);
  return row?.takenAt ?? null;
}
