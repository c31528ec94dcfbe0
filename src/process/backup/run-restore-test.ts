import { withLock } from '#db/client.ts';
import { findStoredBackup, listManifestDigests } from '#db/queries/backup-run.ts';
import { findRestoreTest, insertRestoreTest } from '#db/queries/restore-test.ts';
import type { Decrypt } from '#platform/age.ts';
import type { Env } from '#platform/env.ts';
import { DAY_MS } from '#terms/durations.ts';
import { findBackup } from './fetch-backup.ts';
import { reasonOf } from './reason-of.ts';
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
  if ((await findUntested(context)) === null) return null;
  return withLock(context.db, LOCK, async () => {
    const name = await findUntested(context);
    return name === null ? null : runRestoreTest(context, name);
  });
}

/** The newest backup that was noted, where a test is due. */
async function findUntested({ db, clock }: RestoreContext): Promise<string | null> {
  const [last, stored] = await Promise.all([findRestoreTest(db), findStoredBackup(db)]);
  if (stored === null) return null;
  const everyMs = last?.error === null ? EVERY_MS : RETRY_MS;
  const isDue = last === null || last.endedAt.getTime() + everyMs <= clock.now().getTime();
  return isDue ? stored.name : null;
}

async function runRestoreTest(context: RestoreContext, name: string): Promise<RestoreReport> {
  const { db, store, clock, signal } = context;
  const startedAt = clock.now();
  const report = await testNewest(context).catch((error: unknown): RestoreReport => {
    signal?.throwIfAborted();
    // A target that does not even list what it holds is a test that failed as well.
    const nothing = { tables: null, rows: null, manifestSha256: null };
    return { name, startedAt, endedAt: clock.now(), ...nothing, error: reasonOf(error) };
  });
  const { manifestSha256: _, ...row } = report;
  await insertRestoreTest(db, { ...row, target: store.address });
  return report;
}

async function testNewest({ db, store, ...context }: RestoreContext): Promise<RestoreReport> {
  const backup = await findBackup(store);
  const expectedSha256 = (await listManifestDigests(db, [backup.name])).get(backup.name);
  // A backup that this site did not take, under its own prefix, is not looked through in the place of its own.
  return testRestore({ ...context, store, backup, expectedSha256: expectedSha256 ?? '' });
}
