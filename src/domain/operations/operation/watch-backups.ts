import { findFirstStoredAt, listBackupFailures } from '#db/queries/backup-run.ts';
import { findLastRestored, findRestoreTest } from '#db/queries/restore-test.ts';
import type { Trouble } from '#domain/foundation/alert/sync-alerts.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';

const OPERATION = {
  permission: 'operations.view',
  severity: 'critical',
  path: '/office/jobs',
} as const;

/** What is wrong with the backups that the site takes by itself: the last attempt, and whether they come back. */
export async function findBackupTroubles({ db, clock, env }: Services): Promise<Trouble[]> {
  const [[failure], test, restoredAt, firstAt] = await Promise.all([
    listBackupFailures(db, 1),
    findRestoreTest(db),
    findLastRestored(db),
    findFirstStoredAt(db),
  ]);
  const troubles: Trouble[] = [];
  if (failure) {
    const facts = { error: failure.reason };
    troubles.push({ ...OPERATION, kind: 'backup_failed', subject: 'backup', facts });
  }
  if (test !== null && test.error !== null) {
    const facts = { name: test.name, error: test.error };
    troubles.push({ ...OPERATION, kind: 'restore_failed', subject: 'restore', facts });
  }
  const limit = env.RESTORE_TEST_MAX_DAYS;
  const from = restoredAt ?? firstAt;
  if (limit === 0 || firstAt === null || from === null) return troubles;
  const days = Math.floor((clock.now().getTime() - from.getTime()) / DAY_MS);
  if (days < limit) return troubles;
  const facts = { days: restoredAt === null ? null : days, limit };
  return [...troubles, { ...OPERATION, kind: 'restore_old', subject: 'restore', facts }];
}
