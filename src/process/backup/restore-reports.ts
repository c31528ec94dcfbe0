import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { listManifestDigests } from '#db/queries/backup-run.ts';
import { insertRestoreTest } from '#db/queries/restore-test.ts';
import type { ObjectStore } from '#platform/object-store/object-store.ts';
import { instantOf, RESTORE_REPORT } from './backup-names.ts';
import type { RestoreReport } from './test-restore.ts';

/** A report is a few lines; what is longer is none. */
const MAX_REPORT_BYTES = 4096;
const MAX_REPORTS = 100;

const date = z.iso.datetime().pipe(z.coerce.date());
const reportSchema = z.object({
  startedAt: date,
  endedAt: date,
  tables: z.int().positive().nullable(),
  rows: z.int().min(0).nullable(),
  manifestSha256: z.string().length(64).nullable(),
  error: z.string().min(1).max(500).nullable(),
});

/** Leaves a report beside the backup, where the site reads it: the machine with the private key need not reach the site. */
export async function leaveReport(store: ObjectStore, { name, ...report }: RestoreReport): Promise<void> {
  await store.put(`${name}/${RESTORE_REPORT}`, Buffer.from(`${JSON.stringify(report)}\n`));
}

/**
 * Takes up what other machines reported. That a backup came back is believed when the report has the digest of its manifest, which only who has
 * opened the backup can know; that one did not come back is believed at once. Answers how many were new.
 */
export async function collectReports(db: Db, store: ObjectStore, now: Date): Promise<number> {
  const keys = (await store.list(''))
    .filter(({ key, bytes }) => key.endsWith(`/${RESTORE_REPORT}`) && bytes <= MAX_REPORT_BYTES)
    .map(({ key }) => key)
    .filter((key) => instantOf(nameOf(key)) !== null)
    .slice(-MAX_REPORTS);
  const digests = await listManifestDigests(db, keys.map(nameOf));
  let added = 0;
  for (const key of keys) {
    const digest = digests.get(nameOf(key));
    const report = digest === undefined ? null : parse(await store.get(key));
    if (report === null || report.endedAt > now || report.endedAt < report.startedAt) continue;
    const { manifestSha256, error, tables, rows, ...times } = report;
    if (error === null && (manifestSha256 !== digest || tables === null || rows === null)) continue;
    const found = error === null ? { tables, rows, error } : { tables: null, rows: null, error };
    const isNew = await insertRestoreTest(db, {
      name: nameOf(key),
      target: store.address,
      startedAt: times.startedAt,
      endedAt: times.endedAt,
      tables: found.tables,
      rows: found.rows,
      error: found.error,
    });
    if (isNew) added += 1;
  }
  return added;
}

const nameOf = (key: string) => key.slice(0, key.indexOf('/'));

function parse(bytes: Buffer): z.infer<typeof reportSchema> | null {
  try {
    return reportSchema.parse(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}
