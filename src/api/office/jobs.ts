import { endpoint } from '#api/endpoint.ts';
import {
  type Operation,
  type QueueView,
  showOperation,
} from '#domain/operations/operation/show-operation.ts';
import { feedView } from './feed-view.ts';
import { jobsContract } from './jobs.contract.ts';

const text = (at: Date | null) => at?.toISOString() ?? null;

export const GET = endpoint(jobsContract, async (_input, { services }) => {
  const operation = await showOperation(services);
  const { asOf, database, emails, feed } = operation;
  return {
    data: {
      as_of: asOf.toISOString(),
      queues: operation.queues.map(queueView),
      failed: operation.failed.map(({ createdAt, endedAt, ...job }) => ({
        ...job,
        created_at: createdAt.toISOString(),
        ended_at: endedAt.toISOString(),
      })),
      processes: operation.processes.map(processView),
      database: {
        ...database,
        tables: database.tables.map((table) => ({ ...table, rows: Math.round(table.rows) })),
      },
      emails: {
        queued: emails.queued,
        due: emails.due,
        failed: emails.failed,
        oldest_due_s:
          emails.oldestDueAt === null
            ? null
            : Math.round((asOf.getTime() - emails.oldestDueAt.getTime()) / 1000),
      },
      backups: backupsView(operation.backups),
      feed: feedView(feed),
    },
  };
});

function queueView({ everyS, oldestWaitingS, last, ...queue }: QueueView) {
  return {
    ...queue,
    every_s: everyS,
    oldest_waiting_s: oldestWaitingS === null ? null : Math.max(0, oldestWaitingS),
    last: last && {
      started_at: last.startedAt.toISOString(),
      ended_at: last.endedAt.toISOString(),
      duration_ms: last.durationMs,
      error: last.error,
      failed_at: text(last.failedAt),
      runs: last.runs,
      failures: last.failures,
    },
  };
}

function backupsView({ last, failure, nextAt, restoreTest }: Operation['backups']) {
  return {
    last: last && {
      name: last.name ?? '',
      target: last.target ?? '',
      taken_at: last.takenAt.toISOString(),
      bytes: last.bytes ?? 0,
      rows: last.rows,
    },
    next_at: text(nextAt),
    failure: failure && { at: failure.at.toISOString(), reason: failure.reason },
    restore_test: restoreTest && {
      name: restoreTest.name,
      ended_at: restoreTest.endedAt.toISOString(),
      rows: restoreTest.rows,
      error: restoreTest.error,
    },
  };
}

function processView(row: Operation['processes'][number]) {
  const { id, kind, host, pid, build, release, state } = row;
  const times = { started_at: row.startedAt.toISOString(), seen_at: row.seenAt.toISOString() };
  return { id, kind, host, pid, build, release, state, ...times };
}
