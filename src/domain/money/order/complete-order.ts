import type { Transaction } from '#db/client.ts';
import { lockAccount } from '#db/queries/account.ts';
import { nextReceiptNo } from '#db/queries/ledger.ts';
import type { OrderRow } from '#db/queries/order.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { beginPeriod } from '#domain/money/subscription/begin-period.ts';
import { changeOrder } from './change-order.ts';
import { postSale } from './post-order-money.ts';

type Completion = {
  readonly action: 'confirm' | 'revive';
  readonly by: 'operator' | 'two_operators';
  readonly actorId: string;
  readonly amountPaid: number;
  readonly now: Date;
  readonly note: string;
};

/**
 * What follows from an order being paid, in one transaction: its state, its receipt, the sale in the ledger and the
 * member's period, which starts at this moment, so that waiting for us never costs paid time.
 */
export async function completeOrder(
  tx: Transaction,
  order: OrderRow,
  completion: Completion,
): Promise<OrderRow> {
  const { action, by, actorId, amountPaid, now, note } = completion;
  const account = await lockAccount(tx, order.accountId);
  const year = Number(brandDay(now).slice(0, 4));
  const no = await nextReceiptNo(tx, { brand: order.brand, year });
  const receiptNo = `${order.brand.toUpperCase()}-${year}-${String(no).padStart(6, '0')}`;
  const changes = { amountPaid, completedAt: now, receiptNo };
  const completed = await changeOrder(tx, order, {
    action,
    by,
    actorId,
    now,
    changes,
    detail: { receipt_no: receiptNo },
  });
  await postSale(tx, completed, { now, actorId, note });
  await beginPeriod(tx, {
    kind: 'paid',
    orderId: order.id,
    brand: order.brand,
    accountId: order.accountId,
    planId: order.planId,
    names: order.plan.names,
    rank: order.plan.rank,
    period: order.plan.period,
    breakUntil: account?.breakUntil ?? null,
    now,
  });
  return completed;
}
