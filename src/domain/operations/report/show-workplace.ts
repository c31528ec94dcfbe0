import { isOnlyOperator } from '#db/queries/operator.ts';
import { countUnseenAlerts } from '#db/queries/operator-alert.ts';
import { findOperatorBySession } from '#db/queries/operator-session.ts';
import { countOpenApprovals, countWaitingTransfers } from '#db/queries/waiting-work.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { mayDo, permissionsOf } from '#domain/foundation/permission/permissions.ts';
import { paidUnreported } from '#domain/money/payment/paid-unreported.ts';
import type { Services } from '#domain/services.ts';
import { hashToken } from '#platform/token.ts';

type Workplace = {
  /** When the session ends, whatever is done in it; null where it has just ended. */
  readonly endsAt: Date | null;
  /** Whether they are the only operator that there ever was. */
  readonly isAlone: boolean;
  /** What waits for the operator; null for what is none of their business. */
  readonly waiting: {
    readonly transfers: number | null;
    readonly approvals: number | null;
    readonly alerts: number;
  };
};

async function countTransfers(services: Services, brand: string): Promise<number> {
  const [waiting, paid] = await Promise.all([
    countWaitingTransfers(services.db, brand),
    paidUnreported(services, brand),
  ]);
  return waiting + paid.length;
}

/** What the frame of the office shows beside the operator themselves. */
export async function showWorkplace(
  services: Services,
  options: { readonly operator: Operator; readonly brand: string; readonly token: string },
): Promise<Workplace> {
  const { operator, brand } = options;
  const now = services.clock.now();
  const [found, isAlone, transfers, approvals, alerts] = await Promise.all([
    findOperatorBySession(services.db, { tokenHash: hashToken(options.token), now }),
    isOnlyOperator(services.db, operator.id),
    mayDo(operator.role, 'orders.view') ? countTransfers(services, brand) : null,
    mayDo(operator.role, 'approvals.view')
      ? countOpenApprovals(services.db, { brands: operator.brands, operatorId: operator.id })
      : null,
    countUnseenAlerts(services.db, {
      operatorId: operator.id,
      brands: operator.brands,
      permissions: permissionsOf(operator.role),
    }),
  ]);
  return { endsAt: found?.session.endsAt ?? null, isAlone, waiting: { transfers, approvals, alerts } };
}
