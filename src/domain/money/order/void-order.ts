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
  /** By when a time limit counts: when an owner asked whose request waits three days because they are alone; left out, now. */
  readonly judgedAt?: Date | undefined;
  /** The version of the order on which they decided; left out, nothing is compared. */
  readonly version?: number | undefined;
};

/** Throws 'conflict' where an order was not confirmed within the day before an instant. */
export function assertConfirmedLately({ completedAt }: Pick<OrderRow, 'completedAt'>, at: Date): void {
  if (completedAt !== null && at.getTime() - completedAt.getTime() <= VOID_WITHIN_MS) return;
  throw new AppError('conflict', 'more than a day ago', {
    fields: { base: [{ key: 'orders.voidTooLate' }] },
  });
}

/** Takes back a confirmation that was a mistake (T10 in docs/product/orders.md), by two persons and within a day: no refund, a correction of the books. */
export async function voidOrder(tx: Transaction, decision: OrderDecision): Promise<OrderRow> {
  const { brand, orderId, operatorId, reason, now, judgedAt = now } = decision;
  const order = await lockOrder(tx, { id: orderId, brand });
  if (order === null || order.isTest) throw new AppError('not_found', 'no such order of this brand');
  await assertOrderCurrent(tx, order, decision.version);
  assertConfirmedLately(order, judgedAt);
  await lockAccount(tx, order.accountId);
  const step = { action: 'void', by: 'two_operators', actorId: operatorId, now } as const;
  const failed = await changeOrder(tx, order, { ...step, detail: { reason } });
  await voidPeriod(tx, { orderId, accountId: order.accountId, now });
  await postOwed(tx, failed, { now, actorId: operatorId, note: reason });
  return failed;
}
