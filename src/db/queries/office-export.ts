import type { Queryable } from '../client.ts';
import { and, asc, count, eq, gte, lt, sql } from '../drizzle.ts';
import { account } from '../tables/account.ts';
import { bankLine } from '../tables/bank-line.ts';
import { memberOrder } from '../tables/member-order.ts';
import { payment } from '../tables/payment.ts';
import { subscription } from '../tables/subscription.ts';

/** Rows of one brand in a window of time. */
export type ExportWindow = { readonly brand: string; readonly from: Date; readonly until: Date };

/** Where the last page ended: its last row's time and id. */
type ExportCursor = { readonly at: Date; readonly id: string };
type Page = { readonly after: ExportCursor | null; readonly limit: number };

const orderWindow = (window: ExportWindow) =>
  and(
    eq(memberOrder.brand, window.brand),
    eq(memberOrder.isTest, false),
    gte(memberOrder.createdAt, window.from),
    lt(memberOrder.createdAt, window.until),
  );

export async function countExportedOrders(db: Queryable, window: ExportWindow): Promise<number> {
  const [all] = await db.select({ rows: count() }).from(memberOrder).where(orderWindow(window));
  return all?.rows ?? 0;
}

/** Orders by their creation, after a place among them, with their members' ids. */
export function listExportedOrders(db: Queryable, window: ExportWindow, { after, limit }: Page) {
  return db
    .select({ order: memberOrder, uuid: account.uuid })
    .from(memberOrder)
    .innerJoin(account, eq(account.id, memberOrder.accountId))
    .where(
      and(
        orderWindow(window),
        after === null
          ? undefined
          : sql`(${memberOrder.createdAt}, ${memberOrder.id}) > (${after.at}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(memberOrder.createdAt), asc(memberOrder.id))
    .limit(limit);
}

const paymentWindow = (window: ExportWindow) =>
  and(
    eq(payment.brand, window.brand),
    gte(payment.recordedAt, window.from),
    lt(payment.recordedAt, window.until),
  );

export async function countExportedPayments(db: Queryable, window: ExportWindow): Promise<number> {
  const [all] = await db.select({ rows: count() }).from(payment).where(paymentWindow(window));
  return all?.rows ?? 0;
}

/** Payments by when they were recorded, with the order's number and what the bank's line said. */
export function listExportedPayments(db: Queryable, window: ExportWindow, { after, limit }: Page) {
  return db
    .select({
      payment,
      orderNo: memberOrder.orderNo,
      receiptNo: memberOrder.receiptNo,
      counterAccount: bankLine.counterAccount,
    })
    .from(payment)
    .innerJoin(memberOrder, eq(memberOrder.id, payment.orderId))
    .leftJoin(bankLine, eq(bankLine.id, payment.bankLineId))
    .where(
      and(
        paymentWindow(window),
        after === null
          ? undefined
          : sql`(${payment.recordedAt}, ${payment.id}) > (${after.at}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(payment.recordedAt), asc(payment.id))
    .limit(limit);
}

const memberWindow = (window: ExportWindow) =>
  and(
    eq(account.brand, window.brand),
    gte(account.createdAt, window.from),
    lt(account.createdAt, window.until),
  );

export async function countExportedMembers(db: Queryable, window: ExportWindow): Promise<number> {
  const [all] = await db.select({ rows: count() }).from(account).where(memberWindow(window));
  return all?.rows ?? 0;
}

/** Members by when they came, with the plan that is active. */
export function listExportedMembers(
  db: Queryable,
  window: ExportWindow,
  {
    after,
    limit,
  }: { readonly after: { readonly at: Date; readonly id: number } | null; readonly limit: number },
) {
  return db
    .select({ account, plan: subscription })
    .from(account)
    .leftJoin(subscription, and(eq(subscription.accountId, account.id), eq(subscription.status, 'active')))
    .where(
      and(
        memberWindow(window),
        after === null ? undefined : sql`(${account.createdAt}, ${account.id}) > (${after.at}, ${after.id})`,
      ),
    )
    .orderBy(asc(account.createdAt), asc(account.id))
    .limit(limit);
}
