import type { Transaction } from '#db/client.ts';
import { type BankLineRow, lockBankLine } from '#db/queries/bank-line.ts';
import { findPaymentOfLine, insertPayment, joinTypedPayment } from '#db/queries/ledger.ts';
import type { OrderRow } from '#db/queries/order.ts';
import { findTypedPayment } from '#db/queries/typed-payment.ts';
import { TYPED_DAYS_APART } from '#domain/money/payment/match-typed.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { assertTypedMoney, assertWithinLimits, type TypedMoney, typedBefore } from './assert-typed-money.ts';
import { postPayment } from './post-order-money.ts';

/** Money that an operator has seen: a line of an imported statement, or what they read at the bank. */
export type SeenMoney = { readonly bankLineId: string } | TypedMoney;

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

/** Of money that was seen, what was typed; nothing where it is a line of the bank. */
export function typedOf(money: Parameters<typeof seenMoney>[0]): TypedMoney | undefined {
  const seen = seenMoney(money);
  return 'bankLineId' in seen ? undefined : seen;
}

type Taking = {
  readonly money: SeenMoney;
  readonly operatorId: string;
  readonly now: Date;
  /** The request by which a second person agreed to it; left out, the limits of one operator hold. */
  readonly approvalId?: string | undefined;
};

/**
 * Takes money for an order, whose row the caller holds, and posts it; answers how much came in by it. That is nothing where a
 * line of the bank turns out to be the money that was typed in for this order before: the two are joined. Throws 'conflict' for
 * a line that was used already, and for money that was typed in before, for this order or another one: a second click, or a second
 * operator, is no second transfer; 'invalid' for typed money of no possible day, or beyond what one operator may take.
 */
export async function takeMoney(tx: Transaction, order: OrderRow, options: Taking): Promise<number> {
  const { money, operatorId, now } = options;
  if (!('bankLineId' in money)) {
    const { brand } = order;
    await assertTypedMoney(tx, { brand, money, now });
    if (options.approvalId === undefined)
      await assertWithinLimits(tx, { brand, operatorId, amount: money.amount, now });
    return book(tx, order, { ...money, bankLineId: null }, options);
  }
  const line = await findUnusedBankLine(tx, order, money.bankLineId);
  if (await joinTypedPayment(tx, { orderId: order.id, line, daysApart: TYPED_DAYS_APART })) return 0;
  const { id: bankLineId, amount, bookingDate: paidOn, memo: reference } = line;
  return book(tx, order, { bankLineId, amount, paidOn, reference }, options);
}

/** A line of the order's brand that no order has used; 'not_found' for none, 'conflict' for a used one. */
async function findUnusedBankLine(tx: Transaction, order: OrderRow, id: string): Promise<BankLineRow> {
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
  {
    operatorId,
    now,
    approvalId = null,
  }: Omit<Taking, 'approvalId'> & { approvalId?: string | null | undefined },
): Promise<number> {
  const { id: orderId, brand } = order;
  const payment = {
    ...seen,
    id: newId(),
    brand,
    orderId,
    recordedBy: operatorId,
    recordedAt: now,
    approvalId,
  };
  if (!(await insertPayment(tx, payment))) {
    // Another operator was faster by a moment.
    const typed = seen.bankLineId === null ? await findTypedPayment(tx, payment) : null;
    throw typed === null ? usedBy(null) : typedBefore(typed);
  }
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
