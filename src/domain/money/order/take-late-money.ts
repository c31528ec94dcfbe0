import type { Transaction } from '#db/client.ts';
import { lockAccount } from '#db/queries/account.ts';
import { lockOrder, type OrderRow } from '#db/queries/order.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { assertOrderCurrent } from './assert-order-current.ts';
import { changeOrder, orderState } from './change-order.ts';
import { notifyMember } from './notify-member.ts';
import { transitionOf } from './order-transitions.ts';
import { postLateMoney } from './post-order-money.ts';
import { type SeenMoney, takeMoney } from './take-money.ts';

export type LateMoney = { readonly outcome: 'owed' | 'same_money'; readonly order: OrderRow };

/**
 * An operator takes money for an order that is over (T5 in docs/product/orders.md): a second transfer for a paid one, or one for an order that was rejected,
 * cancelled or has expired and is not to be revived. The order stays what it is; the money is booked as owed to the member, who is
 * told. Throws 'not_found' for another brand's order, and 'conflict' for one that is still open and for money that was taken before.
 */
export async function recordLateMoney(
  services: Services,
  options: {
    readonly brand: string;
    readonly operatorId: string;
    readonly orderId: string;
    readonly money: SeenMoney;
    /** The version of the order that the operator saw; left out, nothing is compared. */
    readonly version?: number | undefined;
  },
): Promise<LateMoney> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { id: options.orderId, brand: options.brand });
    if (order === null || order.isTest) throw new AppError('not_found', 'no such order of this brand');
    await assertOrderCurrent(tx, order, options.version);
    return takeLateMoney(services, tx, order, options);
  });
}

/** The same for an order that the caller holds locked. */
export async function takeLateMoney(
  services: Services,
  tx: Transaction,
  order: OrderRow,
  {
    money,
    operatorId,
    approvalId,
  }: {
    readonly money: SeenMoney;
    readonly operatorId: string;
    readonly approvalId?: string | undefined;
  },
): Promise<LateMoney> {
  const from = orderState(order);
  if (transitionOf('record_owed', { from, by: 'operator' }) === null) {
    throw new AppError('conflict', `record_owed from ${from}`, { data: { state: from } });
  }
  await lockAccount(tx, order.accountId);
  const now = services.clock.now();
  const received = await takeMoney(tx, order, { money, operatorId, approvalId, now });
  const outcome = received === 0 ? 'same_money' : 'owed';
  let changed = order;
  if (received > 0) {
    changed = await changeOrder(tx, order, {
      action: 'record_owed',
      by: 'operator',
      actorId: operatorId,
      now,
      changes: { amountPaid: order.amountPaid + received },
      detail: { received },
    });
    await postLateMoney(tx, changed, { now, actorId: operatorId, note: order.orderNo });
    await notifyMember(services, tx, { order: changed, event: 'owed' });
  }
  await appendAudit(tx, {
    at: now,
    brand: order.brand,
    actorKind: 'operator',
    actorId: operatorId,
    action: `order.${outcome}`,
    subjectKind: 'order',
    subjectId: order.id,
    detail: { received, total: changed.amountPaid },
  });
  return { outcome, order: changed };
}
