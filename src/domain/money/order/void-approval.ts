import { z } from 'zod';
import { findOfficeOrder } from '#db/queries/office-order.ts';
import { findSubscriptionById, findSubscriptionOfOrder } from '#db/queries/subscription.ts';
import { approvable } from '#domain/foundation/approval/approvable.ts';
import type { Change } from '#domain/foundation/approval/described-request.ts';
import { notifyMember } from './notify-member.ts';
import { orderDecision } from './order-decision.ts';
import { voidOrder } from './void-order.ts';

/** A confirmation that was a mistake is taken back by two persons. */
export const voidApproval = approvable({
  kind: 'void_order',
  ask: 'orders.void',
  decide: 'orders.void',
  payload: z.strictObject({}),
  async apply(services, tx, decision) {
    const order = await voidOrder(tx, orderDecision(decision));
    await notifyMember(services, tx, { order, event: 'failed', reason: decision.request.reason });
    return {};
  },
  async describe({ db }, { row }) {
    const found = await findOfficeOrder(db, { id: row.subjectId, brand: row.brand });
    if (found === null) return null;
    const { order } = found;
    const period = await findSubscriptionOfOrder(db, order.id);
    const earlier =
      period === null || period.supersedes === null
        ? null
        : await findSubscriptionById(db, period.supersedes);
    const changes: Change[] = [
      { field: 'order_state', type: 'order_state', before: order.paymentStatus, after: 'failed' },
      { field: 'period_end', type: 'instant', before: period?.endAt.toISOString() ?? null, after: null },
    ];
    if (earlier !== null && period !== null) {
      const end = new Date(earlier.endAt.getTime() + period.frozenMs);
      changes.push({ field: 'earlier_plan_end', type: 'instant', before: null, after: end.toISOString() });
    }
    changes.push({ field: 'owed', type: 'money', before: 0, after: order.amountPaid });
    return {
      subject: { kind: 'order', id: order.id, label: order.orderNo, version: order.version },
      changes,
    };
  },
});
