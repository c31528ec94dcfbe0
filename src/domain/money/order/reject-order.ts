import { lockOrder, type OrderRow } from '#db/queries/order.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { assertOrderCurrent } from './assert-order-current.ts';
import { changeOrder } from './change-order.ts';
import { notifyMember } from './notify-member.ts';
import { postOwed } from './post-order-money.ts';

/** An operator ends an order that cannot be paid as it stands (T9 in docs/product/orders.md); what came in for it is noted as owed to the member. */
export async function rejectOrder(
  services: Services,
  options: {
    readonly brand: string;
    readonly operatorId: string;
    readonly orderId: string;
    readonly reason: string;
    /** The version of the order that the operator saw; left out, nothing is compared. */
    readonly version?: number | undefined;
  },
): Promise<OrderRow> {
  const reason = options.reason.trim();
  if (reason === '')
    throw new AppError('invalid', 'no reason', { fields: { reason: [{ key: 'required' }] } });
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { id: options.orderId, brand: options.brand });
    if (order === null || order.isTest) throw new AppError('not_found', 'no such order of this brand');
    await assertOrderCurrent(tx, order, options.version);
    const now = services.clock.now();
    const step = { action: 'reject', by: 'operator', actorId: options.operatorId, now } as const;
    const failed = await changeOrder(tx, order, { ...step, detail: { reason } });
    await postOwed(tx, failed, { now, actorId: options.operatorId, note: reason });
    await notifyMember(services, tx, { order: failed, event: 'failed', reason });
    await appendAudit(tx, {
      at: now,
      brand: options.brand,
      actorKind: 'operator',
      actorId: options.operatorId,
      action: 'order.rejected',
      subjectKind: 'order',
      subjectId: order.id,
      detail: { reason },
    });
    return failed;
  });
}
