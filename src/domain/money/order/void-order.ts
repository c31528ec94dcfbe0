import type { Transaction } from '#db/client.ts';
import { lockAccount } from '#db/queries/account.ts';
import { lockOrder, type OrderRow } from '#db/queries/order.ts';
import { voidPeriod } from '#domain/money/subscription/void-period.ts';
import { AppError } from '#platform/app-error.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { assertOrderCurrent } from './assert-order-current.ts';
import { changeOrder } from './change-order.ts';
import { postOwed } from './post-order-money.ts';

const VOID_WITHIN_MS = 24 * HOUR_MS;

export type OrderDecision = {
  readonly brand: string;
  readonly orderId: string;
  /** The operator who decided; another one had asked. */
  readonly operatorId: string;
  readonly reason: string;
  readonly now: Date;
  /** The version of the order on which they decided; left out, nothing is compared. */
  readonly version?: number | undefined;
};

/** Takes back a confirmation that was a mistake (T10 in docs/product/orders.md), by two persons and within a day: no refund, a correction of the books. */
export async function voidOrder(tx: Transaction, decision: OrderDecision): Promise<OrderRow> {
  const { brand, orderId, operatorId, reason, now } = decision;
  const order = await lockOrder(tx, { id: orderId, brand });
  if (order === null || order.isTest) throw new AppError('not_found', 'no such order of this brand');
  await assertOrderCurrent(tx, order, decision.version);
  if (order.completedAt === null || now.getTime() - order.completedAt.getTime() > VOID_WITHIN_MS) {
    throw new AppError('conflict', 'more than a day ago', {
      fields: { base: [{ key: 'orders.voidTooLate' }] },
    });
  }
  await lockAccount(tx, order.accountId);
  const step = { action: 'void', by: 'two_operators', actorId: operatorId, now } as const;
  const failed = await changeOrder(tx, order, { ...step, detail: { reason } });
  await voidPeriod(tx, { orderId, accountId: order.accountId, now });
  await postOwed(tx, failed, { now, actorId: operatorId, note: reason });
  return failed;
}
