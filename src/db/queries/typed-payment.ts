import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, min, or, sql, sum } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { bankLine } from '../tables/bank-line.ts';
import { memberOrder } from '../tables/member-order.ts';
import { payment } from '../tables/payment.ts';
import type { PaymentRow } from './ledger.ts';
import { likeAnywhere } from './like-anywhere.ts';
import { textArray, uuidArray } from './text-array.ts';

/** The payment of a brand that was typed in the same words for the same amount of the same day, with its order; null for none. */
export async function findTypedPayment(
  db: Queryable,
  options: Pick<PaymentRow, 'brand' | 'amount' | 'paidOn' | 'reference'>,
): Promise<{ orderId: string; orderNo: string } | null> {
  const [row] = await db
    .select({ orderId: payment.orderId, orderNo: memberOrder.orderNo })
    .from(payment)
    .innerJoin(memberOrder, eq(memberOrder.id, payment.orderId))
    .where(
      and(
        eq(payment.brand, options.brand),
        eq(payment.paidOn, options.paidOn),
        eq(payment.amount, options.amount),
        sql`${payment.typedReference} = payment_words(${options.reference})`,
      ),
    );
  return row ?? null;
}

/** One payment of an operator at a time, so that two at once cannot both be the last one below a limit. */
export async function lockTypist(tx: Transaction, operatorId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`typist:${operatorId}`}))`);
}

/** What an operator has typed in a brand since an instant without a second person. */
export async function sumTypedBy(
  db: Queryable,
  options: { readonly brand: string; readonly operatorId: string; readonly since: Date },
): Promise<number> {
  const [row] = await db
    .select({ total: sum(payment.amount) })
    .from(payment)
    .where(
      and(
        eq(payment.recordedBy, options.operatorId),
        gte(payment.recordedAt, options.since),
        eq(payment.brand, options.brand),
        isNotNull(payment.typedReference),
        isNull(payment.approvalId),
      ),
    );
  return Number(row?.total ?? 0);
}

const isTyped = isNotNull(payment.typedReference);

export type TypedPaymentFilter = {
  readonly brand: string;
  readonly state: 'unmatched' | 'matched' | 'all';
  /** A part of the reference, an order's number, or a whole amount. */
  readonly search: string;
};

/** A page of a brand's typed payments, the newest first, each with its order and the line of the bank that confirms it. */
export async function listTypedPayments(
  db: Queryable,
  filter: TypedPaymentFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  const wanted = filter.search.trim();
  const part = likeAnywhere(wanted);
  const where = and(
    eq(payment.brand, filter.brand),
    isTyped,
    filter.state === 'unmatched' ? isNull(payment.bankLineId) : undefined,
    filter.state === 'matched' ? isNotNull(payment.bankLineId) : undefined,
    wanted === ''
      ? undefined
      : or(
          sql`${payment.reference} ilike ${part}`,
          sql`${memberOrder.orderNo} ilike ${part}`,
          sql`${payment.amount}::text = ${wanted.replaceAll(',', '')}`,
        ),
  );
  const rows = await db
    .select({ payment, orderNo: memberOrder.orderNo, line: bankLine })
    .from(payment)
    .innerJoin(memberOrder, eq(memberOrder.id, payment.orderId))
    .leftJoin(bankLine, eq(bankLine.id, payment.bankLineId))
    .where(where)
    .orderBy(desc(payment.recordedAt), desc(payment.id))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db
    .select({ total: count() })
    .from(payment)
    .innerJoin(memberOrder, eq(memberOrder.id, payment.orderId))
    .where(where);
  return { rows, total: all?.total ?? 0 };
}

/** How many typed payments of each brand no line of the bank confirms yet, how much they are, and since when the first one waits. */
export async function sumUnmatched(
  db: Queryable,
  brand?: string,
): Promise<{ brand: string; count: number; amount: number; oldest: Date | null }[]> {
  const rows = await db
    .select({
      brand: payment.brand,
      count: count(),
      amount: sum(payment.amount),
      oldest: min(payment.recordedAt),
    })
    .from(payment)
    .where(
      and(isTyped, isNull(payment.bankLineId), brand === undefined ? undefined : eq(payment.brand, brand)),
    )
    .groupBy(payment.brand);
  return rows.map((row) => ({ ...row, amount: Number(row.amount ?? 0) }));
}

/** Typed payments of a brand without a line, the oldest first, with what a line could name of their orders. */
export function listUnmatched(db: Queryable, options: { readonly brand: string; readonly limit: number }) {
  return db
    .select({
      id: payment.id,
      orderId: payment.orderId,
      amount: payment.amount,
      paidOn: payment.paidOn,
      reference: payment.reference,
      paymentRef: memberOrder.paymentRef,
      virtualAccount: memberOrder.virtualAccount,
      report: memberOrder.report,
    })
    .from(payment)
    .innerJoin(memberOrder, eq(memberOrder.id, payment.orderId))
    .where(and(eq(payment.brand, options.brand), isTyped, isNull(payment.bankLineId)))
    .orderBy(payment.recordedAt, payment.id)
    .limit(options.limit);
}

/** Lines of a brand that no payment has used, of some amounts and booked within some days. */
export function listFreeLines(
  db: Queryable,
  options: {
    readonly brand: string;
    readonly amounts: readonly number[];
    readonly from: string;
    readonly until: string;
    readonly limit: number;
  },
) {
  return db
    .select({
      id: bankLine.id,
      amount: bankLine.amount,
      bookingDate: bankLine.bookingDate,
      memo: bankLine.memo,
      counterAccount: bankLine.counterAccount,
    })
    .from(bankLine)
    .leftJoin(payment, eq(payment.bankLineId, bankLine.id))
    .where(
      and(
        eq(bankLine.brand, options.brand),
        inArray(bankLine.amount, [...options.amounts]),
        sql`${bankLine.bookingDate} between ${options.from}::date and ${options.until}::date`,
        isNull(payment.id),
      ),
    )
    .orderBy(bankLine.bookingDate, bankLine.id)
    .limit(options.limit);
}

/** Which of some payment references of a brand are an order's. */
export async function knownReferences(
  db: Queryable,
  options: { readonly brand: string; readonly references: readonly string[] },
): Promise<Set<string>> {
  if (options.references.length === 0) return new Set();
  const rows = await db
    .select({ paymentRef: memberOrder.paymentRef })
    .from(memberOrder)
    .where(
      and(
        eq(memberOrder.brand, options.brand),
        sql`${memberOrder.paymentRef} = any(${textArray(options.references)})`,
      ),
    );
  return new Set(rows.map(({ paymentRef }) => paymentRef));
}

const lineRow = z.object({
  id: z.string(),
});

/**
 * Joins payments to lines, those only that both are still free; answers the payments that were joined. It waits for anyone who takes one
 * of the lines at the same moment, as where a single line is taken.
 */
export async function joinLines(
  tx: Transaction,
  pairs: readonly { readonly paymentId: string; readonly lineId: string }[],
): Promise<Set<string>> {
  if (pairs.length === 0) return new Set();
  const lines = uuidArray(pairs.map(({ lineId }) => lineId).toSorted());
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtext('bank-line:' || line)) from unnest(${lines}) with ordinality as given (line, no)
    order by no`);
  const rows = await selectRows(
    tx,
    lineRow,
    sql`
    update payment set bank_line_id = pair.line
    from unnest(${uuidArray(pairs.map(({ paymentId }) => paymentId))}, ${uuidArray(pairs.map(({ lineId }) => lineId))})
      as pair (id, line)
    where payment.id = pair.id and payment.bank_line_id is null
      and not exists (select 1 from payment other where other.bank_line_id = pair.line)
    returning payment.id::text`,
  );
  return new Set(rows.map(({ id }) => id));
}
