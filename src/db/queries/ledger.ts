import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { and, asc, eq, isNull, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { ledgerEntry } from '../tables/ledger-entry.ts';
import { ledgerPosting } from '../tables/ledger-posting.ts';
import { payment } from '../tables/payment.ts';
import { receiptCounter } from '../tables/receipt-counter.ts';
import type { BankLineRow } from './bank-line.ts';

export type LedgerEntryRow = typeof ledgerEntry.$inferSelect;
export type LedgerPostingRow = typeof ledgerPosting.$inferSelect;
export type PaymentRow = typeof payment.$inferSelect;

/** Adds an entry with its postings; the database refuses the commit where they do not sum to zero. */
export async function insertLedgerEntry(
  tx: Transaction,
  entry: LedgerEntryRow,
  postings: readonly Pick<LedgerPostingRow, 'account' | 'amount'>[],
): Promise<void> {
  await tx.insert(ledgerEntry).values(entry);
  await tx
    .insert(ledgerPosting)
    .values(postings.map((posting, index) => ({ entryId: entry.id, no: index + 1, ...posting })));
}

/** The balance of each account over the entries of one order, zero where it has none. */
export async function orderBalances(
  db: Queryable,
  orderId: string,
): Promise<Record<LedgerPostingRow['account'], number>> {
  const rows = await db
    .select({ account: ledgerPosting.account, amount: column(z.string(), sql`sum(${ledgerPosting.amount})`) })
    .from(ledgerPosting)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerPosting.entryId))
    .where(eq(ledgerEntry.orderId, orderId))
    .groupBy(ledgerPosting.account);
  const balances = { bank: 0, member_funds: 0, revenue: 0, owed: 0 };
  for (const { account, amount } of rows) balances[account] = Number(amount);
  return balances;
}

/** Adds a payment; false where its line of the bank was used already, or what was typed was typed before, for this order or another one. */
export async function insertPayment(
  tx: Transaction,
  row: Omit<PaymentRow, 'typedReference'>,
): Promise<boolean> {
  const added = await tx.insert(payment).values(row).onConflictDoNothing().returning({ id: payment.id });
  return added.length > 0;
}

/** The order that a line of the bank was used for, or null. */
export async function findPaymentOfLine(db: Queryable, bankLineId: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.bankLineId, bankLineId));
  return row ?? null;
}

/**
 * Joins a line of the bank to the payment of the same amount that an operator typed in for the order some days before or after,
 * the oldest first; false where there is none. Throws a unique violation where the line was used already.
 */
export async function joinTypedPayment(
  tx: Transaction,
  options: {
    readonly orderId: string;
    readonly line: Pick<BankLineRow, 'id' | 'amount' | 'bookingDate'>;
    readonly daysApart: number;
  },
): Promise<boolean> {
  const { orderId, line, daysApart } = options;
  const [typed] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.orderId, orderId),
        isNull(payment.bankLineId),
        eq(payment.amount, line.amount),
        sql`abs(${payment.paidOn} - ${line.bookingDate}::date) <= ${daysApart}`,
      ),
    )
    .orderBy(asc(payment.recordedAt), asc(payment.id))
    .limit(1)
    .for('update');
  if (typed === undefined) return false;
  await tx.update(payment).set({ bankLineId: line.id }).where(eq(payment.id, typed.id));
  return true;
}

/** The next receipt number of a brand's year. The row is locked until the transaction ends, so that none is skipped. */
export async function nextReceiptNo(
  tx: Transaction,
  options: { readonly brand: string; readonly year: number },
): Promise<number> {
  const [row] = await tx
    .insert(receiptCounter)
    .values({ ...options, lastNo: 1 })
    .onConflictDoUpdate({
      target: [receiptCounter.brand, receiptCounter.year],
      set: { lastNo: sql`${receiptCounter.lastNo} + 1` },
    })
    .returning({ lastNo: receiptCounter.lastNo });
  if (row === undefined) throw new Error('the receipt counter gave no number');
  return row.lastNo;
}
