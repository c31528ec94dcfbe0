import type { Transaction } from '#db/client.ts';
import { type BankLineRow, lockBankLine } from '#db/queries/bank-line.ts';
import { findPaymentOfLine, hasTypedPayment, insertPayment, joinTypedPayment } from '#db/queries/ledger.ts';
import type { OrderRow } from '#db/queries/order.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { postPayment } from './post-order-money.ts';

/** Money that an operator has seen: a line of an imported statement, or what he read at the bank himself. */
export type SeenMoney =
  | { readonly bankLineId: string }
  | { readonly amount: number; readonly paidOn: string; readonly reference: string };

/** The same as calls and requests name it. */
export function seenMoney(
  money:
    | { readonly bank_line_id: string }
    | { readonly amount: number; readonly paid_on: string; readonly reference: string },
): SeenMoney {
  return 'bank_line_id' in money
    ? { bankLineId: money.bank_line_id }
    : { amount: money.amount, paidOn: money.paid_on, reference: money.reference };
}

/** An operator types the day he read; the bank may book it later, over a weekend. */
const DAYS_APART = 3;

type Taking = { readonly money: SeenMoney; readonly operatorId: string; readonly now: Date };

/**
 * Takes money for an order, whose row the caller holds, and posts it; answers how much came in by it. That is nothing where a
 * line of the bank turns out to be the money that was typed in for this order before: the two are joined. Throws 'conflict' for
 * a line that was used already, and for money that was typed in before: a second click, or a second operator, is no second transfer.
 */
export async function takeMoney(tx: Transaction, order: OrderRow, of: Taking): Promise<number> {
  const { money } = of;
  if (!('bankLineId' in money)) {
    if (await hasTypedPayment(tx, { ...money, orderId: order.id })) throw usedBy(order.id);
    return book(tx, order, { ...money, bankLineId: null }, of);
  }
  const line = await freeLine(tx, order, money.bankLineId);
  if (await joinTypedPayment(tx, { orderId: order.id, line, daysApart: DAYS_APART })) return 0;
  const { id: bankLineId, amount, bookingDate: paidOn, memo: reference } = line;
  return book(tx, order, { bankLineId, amount, paidOn, reference }, of);
}

/** A line of the order's brand that no order has used; 'not_found' for none, 'conflict' for a used one. */
async function freeLine(tx: Transaction, order: OrderRow, id: string): Promise<BankLineRow> {
  const line = await lockBankLine(tx, { id, brand: order.brand });
  if (line === null) throw new AppError('not_found', 'no such line of this brand');
  const used = await findPaymentOfLine(tx, line.id);
  if (used !== null) throw usedBy(used.orderId);
  return line;
}

async function book(
  tx: Transaction,
  order: OrderRow,
  seen: { bankLineId: string | null; amount: number; paidOn: string; reference: string },
  { operatorId, now }: Taking,
): Promise<number> {
  const { id: orderId, brand } = order;
  const payment = { ...seen, id: newId(), brand, orderId, recordedBy: operatorId, recordedAt: now };
  if (!(await insertPayment(tx, payment))) throw usedBy(null);
  const { amount, reference: note } = seen;
  await postPayment(tx, order, { amount, actorId: operatorId, now, note });
  return amount;
}

function usedBy(orderId: string | null): AppError {
  return new AppError('conflict', 'the line was used', {
    fields: { bank_line_id: [{ key: 'orders.lineUsed' }] },
    data: { order_id: orderId },
  });
}
