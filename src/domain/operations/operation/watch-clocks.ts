import { listProcesses } from '#db/queries/process-heartbeat.ts';
import { sendNotices } from '#domain/accounts/operator-device/send-notices.ts';
import { sendWebhooks } from '#domain/accounts/webhook/send-webhooks.ts';
import { syncAlerts, type Trouble } from '#domain/foundation/alert/sync-alerts.ts';
import { sendEmails } from '#domain/foundation/outbox/send-emails.ts';
import type { Services } from '#domain/services.ts';
import { siteAlert } from '#mail/site-alert.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import { hasWorkingWorker, isRunning, LOOKED_AT } from './watch-processes.ts';

const KINDS = ['clock_wrong'] as const;

/**
 * Tells of processes that do not rely on their clock, and that it is over when they do again or are gone. Every process asks for it after
 * each of its own signs of life, also one whose own clock is wrong: it may be the only one. Jobs wait then, but messages about the clock leave
 * at once, since a message at a wrong hour, or twice, harms no one. Nothing else leaves, and nothing is deleted or given up.
 */
export async function watchClocks(services: Services): Promise<void> {
  const now = services.clock.now();
  const processes = await listProcesses(services.db, LOOKED_AT);
  const troubles = processes
    .filter((one) => isRunning(one, now))
    .flatMap(({ id, kind, host, clockReason: reason, clockAheadMs }): Trouble[] =>
      reason === null
        ? []
        : [
            {
              kind: KINDS[0],
              subject: id,
              permission: 'operations.view',
              severity: 'critical',
              facts: {
                process: kind,
                host,
                reason,
                minutes: Math.round(Math.abs(clockAheadMs ?? 0) / MINUTE_MS),
              },
              path: '/office/jobs',
            },
          ],
    );
  const { opened, closed } = await syncAlerts(services, { kinds: KINDS, troubles });
  if (opened + closed === 0 && (troubles.length === 0 || hasWorkingWorker(processes, now))) return;
  await sendEmails(services, { template: siteAlert.name });
  await sendWebhooks(services, { alertKinds: KINDS });
  await sendNotices(services, { kinds: KINDS });
}
