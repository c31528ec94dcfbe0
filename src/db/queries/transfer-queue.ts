import type { WaitingStatus } from '#terms/orders.ts';
import type { Queryable } from '../client.ts';
import { and, asc, count, eq, gte, inArray, isNull, ne, or, sql } from '../drizzle.ts';
import { account } from '../tables/account.ts';
import { bankLine } from '../tables/bank-line.ts';
import { memberOrder } from '../tables/member-order.ts';
import { payment } from '../tables/payment.ts';
import { searchOrders } from './office-order.ts';

/** A page of a brand's orders that wait for money, the one that waits longest first, with their members. */
export async function listTransferQueue(
  db: Queryable,
  options: {
    readonly brand: string;
    readonly states: readonly WaitingStatus[];
    /** Orders that belong to it in any state. */
    readonly also?: readonly string[];
    readonly search: string;
    readonly limit: number;
    readonly offset: number;
  },
) {
  const where = and(
    eq(memberOrder.brand, options.brand),
    eq(memberOrder.isTest, false),
    eq(memberOrder.orderStatus, 'pending'),
    or(
      inArray(memberOrder.paymentStatus, [...options.states]),
      inArray(memberOrder.id, [...(options.also ?? [])]),
    ),
    searchOrders(options.search),
  );
  const rows = await db
    .select({ order: memberOrder, uuid: account.uuid, nickName: account.nickName, email: account.email })
    .from(memberOrder)
    .innerJoin(account, eq(account.id, memberOrder.accountId))
    .where(where)
    .orderBy(asc(sql`coalesce(${memberOrder.reportedAt}, ${memberOrder.createdAt})`), asc(memberOrder.id))
    .limit(options.limit)
    .offset(options.offset);
  const [all] = await db
    .select({ total: count() })
    .from(memberOrder)
    .innerJoin(account, eq(account.id, memberOrder.accountId))
    .where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Orders of a brand that are over, by the references and the accounts of their own that the bank's lines name, with their members' names. */
export function listClosedByReference(
  db: Queryable,
  options: {
    readonly brand: string;
    readonly references: readonly string[];
    readonly accounts: readonly string[];
  },
) {
  return db
    .select({ order: memberOrder, nickName: account.nickName })
    .from(memberOrder)
    .innerJoin(account, eq(account.id, memberOrder.accountId))
    .where(
      and(
        eq(memberOrder.brand, options.brand),
        eq(memberOrder.isTest, false),
        ne(memberOrder.orderStatus, 'pending'),
        or(
          inArray(memberOrder.paymentRef, [...options.references]),
          inArray(memberOrder.virtualAccount, [...options.accounts]),
        ),
      ),
    );
}

/** Lines of a brand's bank since a day that no order has used, the oldest first. */
export function listOpenLines(
  db: Queryable,
  options: { readonly brand: string; readonly since: string; readonly limit: number },
) {
  return db
    .select({
      id: bankLine.id,
      bookingDate: bankLine.bookingDate,
      amount: bankLine.amount,
      memo: bankLine.memo,
      counterAccount: bankLine.counterAccount,
    })
    .from(bankLine)
    .leftJoin(payment, eq(payment.bankLineId, bankLine.id))
    .where(
      and(eq(bankLine.brand, options.brand), gte(bankLine.bookingDate, options.since), isNull(payment.id)),
    )
    .orderBy(asc(bankLine.bookingDate), asc(bankLine.id))
    .limit(options.limit);
}
