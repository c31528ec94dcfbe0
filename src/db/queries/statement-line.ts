import type { Queryable } from '../client.ts';
import { and, count, desc, eq, isNotNull, isNull, or, sql } from '../drizzle.ts';
import { bankLine } from '../tables/bank-line.ts';
import { bankStatement } from '../tables/bank-statement.ts';
import { memberOrder } from '../tables/member-order.ts';
import { payment } from '../tables/payment.ts';
import type { BankLineRow, BankStatementRow } from './bank-line.ts';
import { likeAnywhere } from './like-anywhere.ts';

/** Those of some lines that an account has already, each as its fingerprint and occurrence with a space between. */
export async function listKnownLines(
  db: Queryable,
  options: {
    readonly bankAccountId: string;
    readonly lines: readonly Pick<BankLineRow, 'fingerprint' | 'occurrence'>[];
  },
): Promise<Set<string>> {
  const fingerprints = [...new Set(options.lines.map(({ fingerprint }) => fingerprint))];
  if (fingerprints.length === 0) return new Set();
  const rows = await db
    .select({ fingerprint: bankLine.fingerprint, occurrence: bankLine.occurrence })
    .from(bankLine)
    .where(
      and(
        eq(bankLine.bankAccountId, options.bankAccountId),
        sql`${bankLine.fingerprint} = any(${sql.param(fingerprints)}::text[])`,
      ),
    );
  return new Set(rows.map(({ fingerprint, occurrence }) => `${fingerprint} ${occurrence}`));
}

/** A page of a brand's statements, the newest first. */
export async function listBankStatements(
  db: Queryable,
  options: { readonly brand: string; readonly limit: number; readonly offset: number },
): Promise<{ rows: BankStatementRow[]; total: number }> {
  const where = eq(bankStatement.brand, options.brand);
  const rows = await db
    .select()
    .from(bankStatement)
    .where(where)
    .orderBy(desc(bankStatement.importedAt), desc(bankStatement.id))
    .limit(options.limit)
    .offset(options.offset);
  const [all] = await db.select({ total: count() }).from(bankStatement).where(where);
  return { rows, total: all?.total ?? 0 };
}

export type BankLineFilter = {
  readonly brand: string;
  readonly state: 'open' | 'used' | 'all';
  /** A part of the memo or of the other account, or a whole amount. */
  readonly search: string;
};

/** A page of what came in at a brand's bank, the newest first, with the order that used it. */
export async function listBankLines(
  db: Queryable,
  filter: BankLineFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  const wanted = filter.search.trim();
  const part = likeAnywhere(wanted);
  const where = and(
    eq(bankLine.brand, filter.brand),
    filter.state === 'open' ? isNull(payment.id) : undefined,
    filter.state === 'used' ? isNotNull(payment.id) : undefined,
    wanted === ''
      ? undefined
      : or(
          sql`${bankLine.memo} ilike ${part}`,
          sql`${bankLine.counterAccount} ilike ${part}`,
          sql`${bankLine.amount}::text = ${wanted.replaceAll(',', '')}`,
        ),
  );
  const rows = await db
    .select({
      line: bankLine,
      fileName: bankStatement.fileName,
      orderId: payment.orderId,
      orderNo: memberOrder.orderNo,
    })
    .from(bankLine)
    .innerJoin(bankStatement, eq(bankStatement.id, bankLine.statementId))
    .leftJoin(payment, eq(payment.bankLineId, bankLine.id))
    .leftJoin(memberOrder, eq(memberOrder.id, payment.orderId))
    .where(where)
    .orderBy(desc(bankLine.bookingDate), desc(bankLine.id))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db
    .select({ total: count() })
    .from(bankLine)
    .leftJoin(payment, eq(payment.bankLineId, bankLine.id))
    .where(where);
  return { rows, total: all?.total ?? 0 };
}
