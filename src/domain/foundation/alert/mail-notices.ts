import type { Transaction } from '#db/client.ts';
import type { OperatorRow } from '#db/queries/operator.ts';
import type { AlertRow } from '#db/queries/operator-alert.ts';
import { deleteQueuedEmails } from '#db/queries/outbox.ts';
import { postEmails } from '#domain/foundation/outbox/post-email.ts';
import type { Services } from '#domain/services.ts';
import { isSiteAlert } from '#i18n/alert-text.ts';
import { siteAlert } from '#mail/site-alert.ts';
import { idOf } from '#platform/id.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import type { NoticeEvent } from '#terms/operator-notices.ts';
import { brandForNotice } from './brand-for-notice.ts';

type MailedNotice = {
  readonly alert: AlertRow;
  readonly operator: OperatorRow;
  readonly event: NoticeEvent;
};

/**
 * Tells operators by e-mail that alerts began or are over, in the language in which they last used the office. Of what is over before its
 * beginning was sent, because the mail server was away, the end alone is announced; it says how long it lasted.
 */
export async function mailNotices(
  services: Pick<Services, 'env' | 'clock'>,
  tx: Transaction,
  notices: readonly MailedNotice[],
): Promise<void> {
  const now = services.clock.now();
  const orders = notices.flatMap(({ alert, operator, event }) => {
    const { kind, facts, path, openedAt, closedAt } = alert;
    const brand = brandForNotice(operator, alert);
    if (brand === undefined || !isSiteAlert(kind)) return [];
    const lastedMs = (closedAt ?? now).getTime() - openedAt.getTime();
    return {
      id: idOfNotice({ alert, operator, event }),
      email: siteAlert,
      to: {
        brand,
        accountId: null,
        email: operator.email,
        name: operator.email,
        locale: operator.locale ?? 'zh_TW',
      },
      data: {
        kind,
        facts,
        path,
        isOver: event === 'closed',
        minutes: Math.max(0, Math.round(lastedMs / MINUTE_MS)),
      },
    };
  });
  // A beginning that still waits for the mail server would come after its end, and say what is over.
  const ended = notices.filter(({ event }) => event === 'closed');
  await deleteQueuedEmails(
    tx,
    ended.map((notice) => idOfNotice({ ...notice, event: 'opened' })),
  );
  await postEmails(services, tx, orders);
}

function idOfNotice({ alert, operator, event }: MailedNotice): string {
  return idOf('site-alert', alert.id, operator.id, event);
}
