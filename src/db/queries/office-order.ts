import type { Queryable } from '../client.ts';
import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from '../drizzle.ts';
import { account } from '../tables/account.ts';
import { approval } from '../tables/approval.ts';
import { bankLine } from '../tables/bank-line.ts';
import { ledgerEntry } from '../tables/ledger-entry.ts';
import { ledgerPosting } from '../tables/ledger-posting.ts';
import { memberOrder } from '../tables/member-order.ts';
import { operator } from '../tables/operator.ts';
import { payment } from '../tables/payment.ts';
import type { ApprovalRow } from './approval.ts';
import type { BankLineRow } from './bank-line.ts';
import type { LedgerEntryRow, LedgerPostingRow, PaymentRow } from './ledger.ts';
import { likeAnywhere } from './like-anywhere.ts';
import type { OrderRow } from './order.ts';

export type OfficeOrderFilter = {
  readonly brand: string;
  /** What was typed: a number's or a name's part, a reference, a whole address, the last five digits. */
  readonly search: string;
  readonly status?: OrderRow['orderStatus'] | undefined;
  readonly paymentStatus?: OrderRow['paymentStatus'] | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
};

const SORTED_BY = {
  created_at: memberOrder.createdAt,
  amount: memberOrder.amountDue,
  completed_at: memberOrder.completedAt,
} as const;

export type OfficeOrderSort = keyof typeof SORTED_BY;

const orderWithMember = {
  order: memberOrder,
  uuid: account.uuid,
  nickName: account.nickName,
  email: account.email,
  accountStatus: account.status,
};

/** A page of a brand's orders without sandbox orders, with their members. */
export async function listOfficeOrders(
  db: Queryable,
  filter: OfficeOrderFilter,
  page: {
    readonly sort: OfficeOrderSort;
    readonly direction: 'asc' | 'desc';
    readonly limit: number;
    readonly offset: number;
  },
) {
  const where = and(
    eq(memberOrder.brand, filter.brand),
    eq(memberOrder.isTest, false),
    searchOrders(filter.search),
    filter.status ? eq(memberOrder.orderStatus, filter.status) : undefined,
    filter.paymentStatus ? eq(memberOrder.paymentStatus, filter.paymentStatus) : undefined,
    filter.from ? gte(memberOrder.createdAt, filter.from) : undefined,
    filter.until ? lt(memberOrder.createdAt, filter.until) : undefined,
  );
  const column = SORTED_BY[page.sort];
  const sorted = page.direction === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`;
  const rows = await db
    .select(orderWithMember)
    .from(memberOrder)
    .innerJoin(account, eq(account.id, memberOrder.accountId))
    .where(where)
    .orderBy(sorted, desc(memberOrder.id))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db
    .select({ total: count() })
    .from(memberOrder)
    .innerJoin(account, eq(account.id, memberOrder.accountId))
    .where(where);
  return { rows, total: all?.total ?? 0 };
}

/** The condition of a search over orders joined with their accounts; none for an empty text. */
export function searchOrders(text: string): SQL | undefined {
  const wanted = text.trim();
  if (wanted === '') return undefined;
  const part = likeAnywhere(wanted);
  return or(
    sql`${memberOrder.orderNo} ilike ${part}`,
    sql`${memberOrder.paymentRef} ilike ${part}`,
    sql`${memberOrder.virtualAccount} like ${part}`,
    sql`${memberOrder.receiptNo} ilike ${part}`,
    sql`${account.nickName} ilike ${part}`,
    eq(account.email, wanted.toLowerCase()),
    sql`${memberOrder.report} ->> 'last5' = ${wanted}`,
  );
}

/** One order of a brand with its member, or null. */
export async function findOfficeOrder(
  db: Queryable,
  options: { readonly id: string; readonly brand: string },
) {
  const [row] = await db
    .select(orderWithMember)
    .from(memberOrder)
    .innerJoin(account, eq(account.id, memberOrder.accountId))
    .where(
      and(
        eq(memberOrder.id, options.id),
        eq(memberOrder.brand, options.brand),
        eq(memberOrder.isTest, false),
      ),
    );
  return row ?? null;
}

/** What was taken for an order, in its order of time, each with the line of the bank that confirms it. */
export function listPaymentsOf(
  db: Queryable,
  orderId: string,
): Promise<{ payment: PaymentRow; line: BankLineRow | null }[]> {
  return db
    .select({ payment, line: bankLine })
    .from(payment)
    .leftJoin(bankLine, eq(bankLine.id, payment.bankLineId))
    .where(eq(payment.orderId, orderId))
    .orderBy(asc(payment.recordedAt), asc(payment.id));
}

export type LedgerLine = {
  readonly entry: LedgerEntryRow;
  readonly posting: LedgerPostingRow;
};

/** What the ledger says of an order, entry by entry. */
export function listLedgerOf(db: Queryable, orderId: string): Promise<LedgerLine[]> {
  return (
    db
      .select({ entry: ledgerEntry, posting: ledgerPosting })
      .from(ledgerEntry)
      .innerJoin(ledgerPosting, eq(ledgerPosting.entryId, ledgerEntry.id))
      .where(eq(ledgerEntry.orderId, orderId))
      // Of one moment the money comes before what was done with it.
      .orderBy(
        asc(ledgerEntry.at),
        sql`${ledgerEntry.kind} <> 'payment'`,
        asc(ledgerEntry.id),
        asc(ledgerPosting.no),
      )
  );
}

/** The request about an order that waits for a second person, or null. */
export async function findOpenRequestAbout(db: Queryable, orderId: string): Promise<ApprovalRow | null> {
  const [row] = await db
    .select()
    .from(approval)
    .where(
      and(
        eq(approval.subjectId, orderId),
        eq(approval.status, 'open'),
        inArray(approval.kind, ['revive_order', 'void_order', 'typed_payment']),
      ),
    );
  return row ?? null;
}

/** The addresses of operators by their ids. */
export async function nameOperators(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter((id) => /^[0-9a-f-]{36}$/.test(id));
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: operator.id, email: operator.email })
    .from(operator)
    .where(inArray(operator.id, known));
  return new Map(rows.map(({ id, email }) => [id, email]));
}
