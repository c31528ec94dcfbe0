import { listAlerts, seeAlerts } from '#db/queries/operator-alert.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { permissionsOf } from '#domain/foundation/permission/permissions.ts';
import type { Services } from '#domain/services.ts';
import type { AlertSeverity } from '#terms/operators.ts';

const readerOf = ({ id, role, brands }: Operator) => ({
  operatorId: id,
  permissions: permissionsOf(role),
  brands,
});

/** A page of the alerts about what an operator's role may see, of all brands or one of theirs. */
export async function showAlerts(
  { db }: Pick<Services, 'db'>,
  options: {
    readonly operator: Operator;
    readonly isOpen: boolean;
    /** Left out: grave or not. */
    readonly severity?: AlertSeverity | undefined;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { operator, isOpen, severity, page, perPage } = options;
  const { rows, total } = await listAlerts(db, {
    ...readerOf(operator),
    isOpen,
    severity,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  return {
    total,
    items: rows.map(({ alert, seenAt }) => ({
      id: alert.id,
      kind: alert.kind,
      subject: alert.subject,
      brand: alert.brand,
      severity: alert.severity,
      facts: alert.facts,
      path: alert.path,
      seen: seenAt !== null,
      opened_at: alert.openedAt.toISOString(),
      closed_at: alert.closedAt?.toISOString() ?? null,
    })),
  };
}

/** The operator has looked at what is open now; what opens later is new to them again. */
export async function markAlertsSeen({ db, clock }: Services, operator: Operator): Promise<void> {
  await seeAlerts(db, { ...readerOf(operator), now: clock.now() });
}
