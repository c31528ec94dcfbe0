import { type Db, withLock } from '#db/client.ts';
import {
  findStoredBackup,
  insertBackupFailure,
  insertBackupRun,
  listBackupFailures,
} from '#db/queries/backup-run.ts';
import { findRestoredName } from '#db/queries/restore-test.ts';
import type { Encrypt } from '#platform/age.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { ObjectStore } from '#platform/object-store/object-store.ts';
import type { KeepRule } from './choose-expired.ts';
import { pruneBackups } from './prune-backups.ts';
import { reasonOf } from './reason-of.ts';
import { type TakenBackup, takeBackup } from './take-backup.ts';

export type BackupContext = {
  /** By the login of the backups. */
  readonly db: Db;
  readonly databaseUrl: string;
  readonly store: ObjectStore;
  readonly encrypt: Encrypt;
  readonly clock: Clock;
  /** How often a backup is taken; null where a person asks for one. */
  readonly everyMs: number | null;
  /** What stays of those that were taken before. */
  readonly keep: KeepRule;
  readonly log: Log;
  readonly signal?: AbortSignal;
  readonly onTable?: (name: string) => void;
  readonly partBytes?: number | undefined;
};

/** One at a time on one database, from wherever it is asked for. */
const LOCK = 'backups';
/** What failed is tried again so much later, twice as late each time, and never later than the next one would be. */
const RETRY_MS = 5 * 60_000;
const MAX_DOUBLINGS = 5;

/** When the next backup is due, by what was taken and what has failed since. */
export async function nextBackupAt({ db, clock, everyMs }: BackupContext): Promise<Date> {
  const [last, failures] = await Promise.all([findStoredBackup(db), listBackupFailures(db, 1)]);
  const [failure] = failures;
  // One that a person asked for names no next one, and is reported as one that is tried again.
  if (failure) return failure.nextAt ?? new Date(failure.at.getTime() + Math.min(everyMs ?? 0, RETRY_MS));
  return last === null ? clock.now() : new Date(last.takenAt.getTime() + (everyMs ?? 0));
}

/** Takes a backup where one is due. Answers null where none is, or where somebody else is taking one. */
export async function runDueBackup(context: BackupContext): Promise<TakenBackup | null> {
  const isDue = async () => (await nextBackupAt(context)) <= context.clock.now();
  if (!(await isDue())) return null;
  // Somebody else may have taken one while the lock was theirs.
  return withLock(context.db, LOCK, async () => ((await isDue()) ? runBackup(context) : null));
}

/** Takes a backup now. Throws where somebody else is taking one. */
export async function runBackupNow(context: BackupContext): Promise<TakenBackup> {
  const taken = await withLock(context.db, LOCK, () => runBackup(context));
  if (taken === null) throw new Error('A backup is being taken at this moment.');
  return taken;
}

async function runBackup(context: BackupContext): Promise<TakenBackup> {
  const { db, store, clock, everyMs } = context;
  const takenAt = clock.now();
  let taken: TakenBackup;
  try {
    taken = await takeBackup({ ...context, takenAt });
    const { name, rows, bytes, manifestSha256 } = taken;
    const nextAt = everyMs === null ? null : new Date(takenAt.getTime() + everyMs);
    const target = store.address;
    await insertBackupRun(db, {
      takenAt,
      rows,
      name,
      target,
      bytes,
      manifestSha256,
      endedAt: clock.now(),
      nextAt,
    });
  } catch (error) {
    if (!context.signal?.aborted) await noteFailure(context, error);
    throw error;
  }
  await prune(context, taken.name);
  return taken;
}

/** A target that lets nothing be deleted keeps its backups by a rule of its own; the backup that was taken is none the worse. */
async function prune({ db, store, keep, clock, signal, log }: BackupContext, name: string): Promise<void> {
  try {
    const restored = await findRestoredName(db);
    const gone = await pruneBackups(store, {
      rule: keep,
      now: clock.now(),
      named: new Set([name, restored ?? name]),
      signal,
    });
    if (gone.length > 0) log.info({ gone }, 'old backups deleted');
  } catch (error) {
    if (!signal?.aborted) log.warn({ err: error }, 'old backups could not be deleted');
  }
}

async function noteFailure({ db, store, clock, everyMs }: BackupContext, error: unknown): Promise<void> {
  const at = clock.now();
  const failures = await listBackupFailures(db, MAX_DOUBLINGS);
  const waitMs = Math.min(everyMs ?? 0, RETRY_MS * 2 ** failures.length);
  await insertBackupFailure(db, {
    at,
    target: store.address,
    reason: reasonOf(error),
    nextAt: everyMs === null ? null : new Date(at.getTime() + waitMs),
  });
}
