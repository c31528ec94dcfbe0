import { findBackupEveryMs, findStoredBackup, listBackupFailures } from '#db/queries/backup-run.ts';
import {
  countJobs,
  type FailedJob,
  findDatabaseSize,
  type JobRunRow,
  listFailedJobs,
  listJobRuns,
} from '#db/queries/job.ts';
import { countOutbox } from '#db/queries/outbox-state.ts';
import { listProcesses, type ProcessHeartbeatRow } from '#db/queries/process-heartbeat.ts';
import { findRestoreTest } from '#db/queries/restore-test.ts';
import { showFeedHealth } from '#domain/forecasting/sport/feed-health.ts';
import type { Services } from '#domain/services.ts';
import { jobDefinitions } from '#jobs/job-names.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import { SILENT_MS } from './process-heartbeat.ts';

const MAX_FAILED = 50;
const MAX_TABLES = 8;
const MAX_PROCESSES = 20;
/** A recurring job is late when it has not ended for this many of its turns and a minute. */
const LATE_TURNS = 3;

export type QueueView = {
  readonly name: string;
  readonly everyS: number | null;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly oldestWaitingS: number | null;
  readonly last: JobRunRow | null;
  readonly state: 'fine' | 'late' | 'failing' | 'never';
};

type ProcessView = ProcessHeartbeatRow & { readonly state: 'running' | 'silent' | 'ended' };

export type Operation = Awaited<ReturnType<typeof showOperation>>;

/** How the site runs: its queues and schedules, what was given up, its processes, its database, e-mails and the feed. */
export async function showOperation(services: Services) {
  const { db, clock } = services;
  const now = clock.now();
  const [counts, runs, failed, processes, database, emails, feed, backups] = await Promise.all([
    countJobs(db),
    listJobRuns(db),
    listFailedJobs(db, MAX_FAILED),
    listProcesses(db, MAX_PROCESSES),
    findDatabaseSize(db, MAX_TABLES),
    countOutbox(db, now),
    showFeedHealth(services),
    showBackups(services),
  ]);
  const countOf = new Map(counts.map((count) => [count.name, count]));
  const runOf = new Map(runs.map((run) => [run.name, run]));
  const queues = jobDefinitions.map(({ name, everyS }): QueueView => {
    const { waiting, running, failed: given, oldestWaitingS } = countOf.get(name) ?? NOTHING;
    const last = runOf.get(name) ?? null;
    const counted = { waiting, running, failed: given, oldestWaitingS };
    return { name, everyS: everyS ?? null, ...counted, last, state: stateOf(last, everyS ?? null, now) };
  });
  const views = processes.map((row): ProcessView => ({ ...row, state: processState(row, now) }));
  const isBackingUp = views.some(({ kind, state }) => kind === 'backup' && state === 'running');
  return {
    asOf: now,
    queues,
    failed: failed satisfies readonly FailedJob[],
    processes: views,
    database,
    emails,
    feed,
    // Without the process there is none.
    backups: { ...backups, nextAt: isBackingUp ? backups.nextAt : null },
  };
}

/** The backups that the site takes by itself: the last one, what has failed since, when the next one is due, and the last restore test. */
async function showBackups({ db }: Services) {
  const [last, everyMs, [failure], restoreTest] = await Promise.all([
    findStoredBackup(db),
    findBackupEveryMs(db),
    listBackupFailures(db, 1),
    findRestoreTest(db),
  ]);
  const nextAt = last && everyMs !== null ? new Date(last.takenAt.getTime() + everyMs) : null;
  return {
    last,
    failure: failure ?? null,
    nextAt: failure?.nextAt ?? nextAt,
    restoreTest,
  };
}

const NOTHING = { waiting: 0, running: 0, failed: 0, oldestWaitingS: null };

function stateOf(last: JobRunRow | null, everyS: number | null, now: Date): QueueView['state'] {
  if (last === null) return 'never';
  if (last.error !== null) return 'failing';
  if (everyS === null) return 'fine';
  const sinceMs = now.getTime() - last.endedAt.getTime();
  return sinceMs > LATE_TURNS * everyS * 1000 + MINUTE_MS ? 'late' : 'fine';
}

function processState({ endedAt, seenAt }: ProcessHeartbeatRow, now: Date): ProcessView['state'] {
  if (endedAt !== null) return 'ended';
  return now.getTime() - seenAt.getTime() > SILENT_MS ? 'silent' : 'running';
}
