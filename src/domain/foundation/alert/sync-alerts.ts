import { closeAlerts, listOpenAlerts, openAlert, updateAlert } from '#db/queries/operator-alert.ts';
import type { Permission } from '#domain/foundation/permission/permissions.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import type { AlertSeverity } from '#terms/operators.ts';
import { notifyOperators } from './notify-operators.ts';

/** Something that is wrong now. */
export type Trouble = {
  readonly kind: string;
  /** What exactly: a league, a feed. Of one kind and subject there is one open alert. */
  readonly subject: string;
  /** Whose operators are told; left out where it concerns all brands. */
  readonly brand?: string;
  readonly permission: Permission;
  readonly severity: AlertSeverity;
  readonly facts: Readonly<Record<string, string | number | null>>;
  /** The page of the office that shows it. */
  readonly path: `/office${string}`;
};

/**
 * Brings the alerts of some kinds to what is wrong now: new troubles open one, known ones keep theirs with the newest facts, and
 * alerts whose trouble has gone close. Operators are told of some by e-mail (`notified-kinds.ts`). Answers how many opened and closed.
 */
export async function syncAlerts(
  services: Pick<Services, 'db' | 'clock' | 'env'>,
  options: { readonly kinds: readonly string[]; readonly troubles: readonly Trouble[] },
): Promise<{ readonly opened: number; readonly closed: number }> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    let opened = 0;
    for (const trouble of options.troubles) {
      const isNew = await openAlert(tx, { ...trouble, id: newId(), openedAt: now });
      if (isNew) opened += 1;
      else await updateAlert(tx, trouble);
    }
    const open = await listOpenAlerts(tx, options.kinds);
    const gone = open.filter(
      ({ kind, subject }) => !options.troubles.some((one) => one.kind === kind && one.subject === subject),
    );
    const closed = await closeAlerts(
      tx,
      gone.map(({ id }) => id),
      now,
    );
    await notifyOperators(services, tx, { kinds: options.kinds, closed });
    return { opened, closed: closed.length };
  });
}
