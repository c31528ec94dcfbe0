import type { Transaction } from '#db/client.ts';
import { listActiveOperators } from '#db/queries/operator.ts';
import { type AlertRow, markAlertsNotified } from '#db/queries/operator-alert.ts';
import { insertClosedNotices, insertOpenedNotices } from '#db/queries/operator-notice.ts';
import { insertAlertEvents } from '#db/queries/webhook.ts';
import type { Services } from '#domain/services.ts';
import { isSiteAlert } from '#i18n/alert-text.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { brandForNotice } from './brand-for-notice.ts';
import { sendDueNotices } from './send-due-notices.ts';

/** What was reported to have ended since then is not reported again until it has lasted as long: the same thing with the same cause. */
export function quietSince(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS);
}

/**
 * Tells operators what began and what is over, each once, as each of them chose; and their programs by webhook. What is to be sent is written in
 * the same transaction that opens or closes the alert, so that of several processes that look at once one notifies, and no one is notified of what was undone. What
 * comes and goes is reported at first, and again when it has been quiet for an hour or stays; another cause of it is reported at once.
 */
export async function notifyOperators(
  services: Pick<Services, 'env' | 'clock'>,
  tx: Transaction,
  options: { readonly kinds: readonly string[]; readonly closed: readonly AlertRow[] },
): Promise<void> {
  const kinds = options.kinds.filter(isSiteAlert);
  if (kinds.length === 0) return;
  const now = services.clock.now();
  const begun = await markAlertsNotified(tx, { kinds, now, quietSince: quietSince(now) });
  const over = options.closed.filter(({ notifiedAt }) => notifiedAt !== null);
  if (begun.length + over.length === 0) return;
  await insertAlertEvents(
    tx,
    [
      ...begun.map(({ id }) => ({ alertId: id, kind: 'alert.opened' as const })),
      ...over.map(({ id }) => ({ alertId: id, kind: 'alert.closed' as const })),
    ],
    now,
  );
  const operators = await listActiveOperators(tx);
  const notices = begun.flatMap((alert) =>
    operators
      .filter((operator) => brandForNotice(operator, alert) !== undefined)
      .map((operator) => ({ alertId: alert.id, operatorId: operator.id })),
  );
  await insertOpenedNotices(tx, notices, now);
  await insertClosedNotices(
    tx,
    over.map(({ id }) => id),
    now,
  );
  await sendDueNotices(services, tx, { kinds });
}
