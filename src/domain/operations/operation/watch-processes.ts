import { listProcesses, type ProcessHeartbeatRow } from '#db/queries/process-heartbeat.ts';
import { sendNotices } from '#domain/accounts/operator-device/send-notices.ts';
import { sendWebhooks } from '#domain/accounts/webhook/send-webhooks.ts';
import { syncAlerts, type Trouble } from '#domain/foundation/alert/sync-alerts.ts';
import { sendEmails } from '#domain/foundation/outbox/send-emails.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';
import { SILENT_MS } from './process-heartbeat.ts';

export const LOOKED_AT = 500;
/** What was not started again for a day is not missed any more. */
const MISSED_MS = DAY_MS;
/** For so long after a start the others may not have started yet. */
const FRESH_MS = 5 * MINUTE_MS;

/** Whether all processes that run have started only lately: what waited for them is no trouble yet. */
export function isFreshStart(processes: readonly ProcessHeartbeatRow[], now: Date): boolean {
  const oldest = Math.min(
    ...processes.filter((one) => isRunning(one, now)).map(({ startedAt }) => startedAt.getTime()),
  );
  return now.getTime() - oldest < FRESH_MS;
}

/** What says that it will be heard of later was written while the database's clock ran ahead. */
export function isRunning({ endedAt, seenAt }: ProcessHeartbeatRow, now: Date): boolean {
  return endedAt === null && Math.abs(now.getTime() - seenAt.getTime()) <= SILENT_MS;
}

/** Whether a worker is left that runs jobs. */
export function hasWorkingWorker(processes: readonly ProcessHeartbeatRow[], now: Date): boolean {
  return processes.some((one) => one.kind === 'worker' && one.clockReason === null && isRunning(one, now));
}

/** Processes that fell silent without an end and in whose place none has started since. */
function findSilent(processes: readonly ProcessHeartbeatRow[], now: Date): readonly ProcessHeartbeatRow[] {
  const starts = processes.map(({ kind, startedAt }) => ({ kind, at: startedAt.getTime() }));
  return processes
    .filter(({ endedAt, seenAt }) => {
      const sinceMs = now.getTime() - seenAt.getTime();
      return endedAt === null && sinceMs > SILENT_MS && sinceMs <= MISSED_MS;
    })
    .toSorted((a, b) => a.seenAt.getTime() - b.seenAt.getTime())
    .filter(({ kind, seenAt }) => {
      const index = starts.findIndex((start) => start.kind === kind && start.at > seenAt.getTime());
      if (index < 0) return true;
      starts.splice(index, 1);
      return false;
    });
}

/**
 * Reports processes that fell silent, and sends the messages at once: where no worker is left no one else would. Every process asks for it
 * after each of its own signs of life. One that dies and is started again within seconds is no alert.
 */
export async function watchProcesses(services: Services): Promise<void> {
  const now = services.clock.now();
  const processes = await listProcesses(services.db, LOOKED_AT);
  if (isFreshStart(processes, now)) return;
  const troubles = findSilent(processes, now).map(
    ({ id, kind, host }): Trouble => ({
      kind: 'process_silent',
      subject: id,
      permission: 'operations.view',
      severity: 'critical',
      facts: { process: kind, host },
      path: '/office/jobs',
    }),
  );
  const { opened, closed } = await syncAlerts(services, { kinds: ['process_silent'], troubles });
  if (opened + closed === 0 && hasWorkingWorker(processes, now)) return;
  await sendEmails(services);
  await sendWebhooks(services);
  await sendNotices(services);
}
