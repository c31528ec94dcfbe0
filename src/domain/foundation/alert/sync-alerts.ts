import type { Transaction } from '#db/client.ts';
import {
  type AlertRow,
  closeAlerts,
  listOpenAlerts,
  openAlert,
  updateAlert,
  wasNotifiedSince,
} from '#db/queries/operator-alert.ts';
import type { Permission } from '#domain/foundation/permission/permissions.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import type { AlertSeverity } from '#terms/operators.ts';
import { notifyOperators, quietSince } from './notify-operators.ts';

/** Something that is wrong now. */
export type Trouble = {
  readonly kind: string;
  /** What exactly: a league, a feed. Of one kind and subject there is one open alert. */
  readonly subject: string;
  /** What it comes from, where it may come from several things that are not repaired in one way: another one is reported at once. */
  readonly cause?: string;
  /** Whose operators are notified; left out where it concerns all brands. */
  readonly brand?: string;
  readonly permission: Permission;
  readonly severity: AlertSeverity;
  readonly facts: Readonly<Record<string, string | number | null>>;
  /** The page of the office that shows it. */
  readonly path: `/office${string}`;
};

/**
 * Brings the alerts of some kinds to what is wrong now: new troubles open one, known ones keep theirs with the newest facts, and alerts whose
 * trouble has gone, or has another cause now, close. Operators are notified of some by e-mail (`notified-kinds.ts`). Answers how many opened and closed.
 */
export async function syncAlerts(
  services: Pick<Services, 'db' | 'clock' | 'env'>,
  options: { readonly kinds: readonly string[]; readonly troubles: readonly Trouble[] },
): Promise<{ readonly opened: number; readonly closed: number }> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const known = await listOpenAlerts(tx, options.kinds);
    const gone: AlertRow[] = [];
    for (const alert of known) {
      const trouble = options.troubles.find(
        ({ kind, subject }) => kind === alert.kind && subject === alert.subject,
      );
      if (trouble === undefined || (await hasNewCause(tx, { alert, trouble, now }))) gone.push(alert);
    }
    const closed = await closeAlerts(
      tx,
      gone.map(({ id }) => id),
      now,
    );
    let opened = 0;
    for (const { cause, facts, ...trouble } of options.troubles) {
      const isNew = await openAlert(tx, {
        ...trouble,
        facts: cause === undefined ? facts : { ...facts, cause },
        id: newId(),
        openedAt: now,
      });
      if (isNew) opened += 1;
      else await updateAlert(tx, { ...trouble, facts });
    }
    await notifyOperators(services, tx, { kinds: options.kinds, closed });
    return { opened, closed: closed.length };
  });
}

/**
 * Whether an open alert has come to have a cause that operators have not just been notified of. One of which they have leaves the alert as it
 * is, so that causes that take turns are announced once an hour each, and what is open was announced.
 */
async function hasNewCause(
  tx: Transaction,
  { alert, trouble, now }: { readonly alert: AlertRow; readonly trouble: Trouble; readonly now: Date },
): Promise<boolean> {
  const { kind, subject, cause } = trouble;
  if (cause === undefined || cause === alert.facts.cause) return false;
  return !(await wasNotifiedSince(tx, { kind, subject, cause, now, since: quietSince(now) }));
}
