import type { Transaction } from '#db/client.ts';
import { lockAccount } from '#db/queries/account.ts';
import { lockOrder, type OrderRow } from '#db/queries/order.ts';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { readMoneyRules } from '#domain/foundation/setting/business-settings.ts';
import { AppError } from '#platform/app-error.ts';
import { DAY_MS } from '#terms/durations.ts';
import { assertOrderCurrent } from './assert-order-current.ts';
import { completeOrder } from './complete-order.ts';
import { runsHigher } from './runs-higher.ts';
import { type SeenMoney, takeMoney } from './take-money.ts';
import type { OrderDecision } from './void-order.ts';

/**
 * Honours a transfer that came after the order had ended (T7 in docs/product/orders.md), by two persons: the price and the coupon are those of the
 * order, the period begins now. The transfer must be whole, at most sixty days late, and no higher plan may run.
 */
export async function reviveOrder(
  tx: Transaction,
  options: OrderDecision & { readonly money: SeenMoney; readonly approvalId?: string | undefined },
): Promise<OrderRow> {
  const { brand, orderId, operatorId, reason, now, money, version, approvalId } = options;
  const order = await lockOrder(tx, { id: orderId, brand });
  if (order === null || order.isTest) throw new AppError('not_found', 'no such order of this brand');
  await assertOrderCurrent(tx, order, version);
  const closedAt = order.closedAt ?? order.expiresAt;
  if (now.getTime() - closedAt.getTime() > businessConstants.lateTransferDays * DAY_MS) {
    throw new AppError('conflict', 'too late', { fields: { base: [{ key: 'orders.reviveTooLate' }] } });
  }
  await lockAccount(tx, order.accountId);
  if (await runsHigher(tx, order, now)) {
    throw new AppError('conflict', 'a higher plan runs', {
      fields: { base: [{ key: 'orders.higherRuns' }] },
    });
  }
  const amountPaid = order.amountPaid + (await takeMoney(tx, order, { money, operatorId, approvalId, now }));
  const { paymentTolerance } = await readMoneyRules(tx, brand);
  if (amountPaid < order.amountDue - paymentTolerance) {
    throw new AppError('conflict', 'too little', { fields: { base: [{ key: 'orders.reviveTooLittle' }] } });
  }
  const by = { action: 'revive', by: 'two_operators', actorId: operatorId } as const;
  return completeOrder(tx, order, { ...by, amountPaid, now, note: reason });
}
