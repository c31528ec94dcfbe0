import type { Transaction } from '#db/client.ts';
import { findBankLine } from '#db/queries/bank-line.ts';
import { findPaymentOfLine, hasTypedPayment, insertPayment } from '#db/queries/ledger.ts';
import type { OrderRow } from '#db/queries/order.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { postPayment } from './post-order-money.ts';

/** Money that an operator has seen: a line of an imported statement, or what he read at the bank himself. */
export type SeenMoney =
  | { readonly bankLineId: string }
  | { readonly amount: number; readonly paidOn: string; readonly reference: string };

/**
 * Takes money for an order, whose row the caller holds, and posts it; answers how much. Throws 'conflict' for a line that was
 * used already, and for money that was typed in for this order before: a second click, or a second operator, is no second transfer.
 */
export async function takeMoney(
  tx: Transaction,
  order: OrderRow,
  of: { readonly money: SeenMoney; readonly operatorId: string; readonly now: Date },
): Promise<number> {
  const seen = await readMoney(tx, order, of.money);
  const isKnown = seen.bankLineId === null && (await hasTypedPayment(tx, { ...seen, orderId: order.id }));
  const taken =
    !isKnown &&
    (await insertPayment(tx, {
      ...seen,
      id: newId(),
      brand: order.brand,
      orderId: order.id,
      recordedBy: of.operatorId,
      recordedAt: of.now,
    }));
  if (!taken) {
    const used =
      seen.bankLineId === null ? { orderId: order.id } : await findPaymentOfLine(tx, seen.bankLineId);
    throw new AppError('conflict', 'the line was used', {
      fields: { bank_line_id: [{ key: 'orders.lineUsed' }] },
      data: { order_id: used?.orderId ?? null },
    });
  }
  await postPayment(tx, order, {
    amount: seen.amount,
    actorId: of.operatorId,
    now: of.now,
    note: seen.reference,
  });
  return seen.amount;
}

async function readMoney(tx: Transaction, order: OrderRow, money: SeenMoney) {
  if (!('bankLineId' in money)) return { bankLineId: null, ...money };
  const line = await findBankLine(tx, { id: money.bankLineId, brand: order.brand });
  if (line === null) throw new AppError('not_found', 'no such line of this brand');
  return { bankLineId: line.id, amount: line.amount, paidOn: line.bookingDate, reference: line.memo };
}
