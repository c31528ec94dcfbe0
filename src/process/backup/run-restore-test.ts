import { withLock } from '#db/client.ts';
import { findStoredBackup, listManifestDigests } from '#db/queries/backup-run.ts';
import { findRestoreTest, insertRestoreTest } from '#db/queries/restore-test.ts';
import type { Decrypt } from '#platform/age.ts';
import type { Env } from '#platform/env.ts';
import { DAY_MS } from '#terms/durations.ts';
import { findBackup } from './fetch-backup.ts';
import type { BackupContext } from './run-backup.ts';
import { type RestoreReport, testRestore } from './test-restore.ts';

type RestoreContext = Pick<BackupContext, 'db' | 'store' | 'clock' | 'signal'> & {
  readonly decrypt: Decrypt;
  readonly env: Env;
};

const LOCK = 'restore-test';
const EVERY_MS = 7 * DAY_MS;
/** What did not come back is tried again the next day: the target may have been away. */
const RETRY_MS = DAY_MS;

/** Tries once a week whether the newest backup comes back, and notes what was found. Answers null where it is not due, or under way elsewhere. */
export async function runDueRestoreTest(context: RestoreContext): Promise<RestoreReport | null> {
  if (!(await isDue(context))) return null;
  return withLock(context.db, LOCK, async () => ((await isDue(context)) ? runRestoreTest(context) : null));
}

async function isDue({ db, clock }: RestoreContext): Promise<boolean> {
  const [last, stored] = await Promise.all([findRestoreTest(db), findStoredBackup(db)]);
  if (stored === null) return false;
  if (last === null) return true;
  const everyMs = last.error === null ? EVERY_MS : RETRY_MS;
  return last.endedAt.getTime() + everyMs <= clock.now().getTime();
}

async function runRestoreTest({ db, store, ...context }: RestoreContext): Promise<RestoreReport> {
  const backup = await findBackup(store);
  const expectedSha256 = (await listManifestDigests(db, [backup.name])).get(backup.name);
  // A backup that this site did not take, under its own prefix, is not looked through in the place of its own.
  const report = await testRestore({ ...context, store, backup, expectedSha256: expectedSha256 ?? '' });
  const { manifestSha256: _, ...row } = report;
  await insertRestoreTest(db, { ...row, target: store.address });
  return report;
}
