import type { Transaction } from '#db/client.ts';
import { listActiveOperators, type OperatorRow } from '#db/queries/operator.ts';
import { type AlertRow, markAlertsNotified } from '#db/queries/operator-alert.ts';
import { insertAlertEvents } from '#db/queries/webhook.ts';
import { postEmails } from '#domain/foundation/outbox/post-email.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import type { Services } from '#domain/services.ts';
import { isSiteAlert } from '#i18n/alert-text.ts';
import { siteAlert } from '#mail/site-alert.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { NOTIFIED_KINDS } from './notified-kinds.ts';

/** Something that comes again this soon after its end was told is not told until it has lasted as long. */
const QUIET_MS = HOUR_MS;

/**
 * Tells operators by e-mail, and their programs by webhook, what began and what is over, each once. What is to be sent is written in the same
 * transaction that opens or closes the alert, so that of several who look at once one tells, and none is told of what was undone. What comes and goes is
 * told at first, and again when it has been quiet for an hour or stays.
 */
export async function notifyOperators(
  services: Pick<Services, 'env' | 'clock'>,
  tx: Transaction,
  options: { readonly kinds: readonly string[]; readonly closed: readonly AlertRow[] },
): Promise<void> {
  const kinds = options.kinds.filter(isSiteAlert);
  if (kinds.length === 0) return;
  const now = services.clock.now();
  const quietSince = new Date(now.getTime() - QUIET_MS);
  const begun = await markAlertsNotified(tx, { kinds, now, quietSince });
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
  const orders = [
    ...begun.map((alert) => ({ alert, isOver: false })),
    ...over.map((alert) => ({ alert, isOver: true })),
  ].flatMap(({ alert, isOver }) =>
    operators.flatMap((operator) => {
      const { kind, facts, path, openedAt } = alert;
      const brand = brandFor(operator, alert);
      if (brand === undefined || !isSiteAlert(kind)) return [];
      const minutes = Math.max(0, Math.round((now.getTime() - openedAt.getTime()) / 60_000));
      return {
        email: siteAlert,
        to: {
          brand,
          accountId: null,
          email: operator.email,
          name: operator.email,
          locale: operator.locale ?? 'zh_TW',
        },
        data: { kind, facts, path, isOver, minutes },
      };
    }),
  );
  await postEmails(services, tx, orders);
}

/** The brand in whose name an operator is told of an alert; undefined where it is not their duty. */
function brandFor({ role, brands }: OperatorRow, { kind, brand }: AlertRow): string | undefined {
  if (!isSiteAlert(kind) || !mayDo(role, NOTIFIED_KINDS[kind])) return undefined;
  return brand === null ? brands[0] : brands.find((key) => key === brand);
}
