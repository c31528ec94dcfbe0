import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { and, asc, count, desc, eq, gte, inArray, lt, lte, ne, sql } from '../drizzle.ts';
import { column, selectRows } from '../select-rows.ts';
import { memberOrder } from '../tables/member-order.ts';
import { orderEvent } from '../tables/order-event.ts';

export type OrderRow = typeof memberOrder.$inferSelect;
export type OrderEventRow = typeof orderEvent.$inferSelect;
export type OrderChanges = Partial<
  Pick<
    OrderRow,
    | 'orderStatus'
    | 'paymentStatus'
    | 'amountPaid'
    | 'report'
    | 'reportedAt'
    | 'completedAt'
    | 'closedAt'
    | 'receiptNo'
  >
>;

export async function insertOrder(db: Queryable, row: OrderRow): Promise<void> {
  await db.insert(memberOrder).values(row);
}

/** One order of a brand, held until the transaction ends; null where it is another brand's or none. */
export async function lockOrder(
  tx: Transaction,
  options: { readonly id: string; readonly brand: string },
): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(memberOrder)
    .where(and(eq(memberOrder.id, options.id), eq(memberOrder.brand, options.brand)))
    .for('update');
  return row ?? null;
}

/** One order of one member, or null. */
export async function findOrderOf(
  db: Queryable,
  options: { readonly id: string; readonly accountId: number },
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(memberOrder)
    .where(and(eq(memberOrder.id, options.id), eq(memberOrder.accountId, options.accountId)));
  return row ?? null;
}

/** The order of a member that is still open; a unique index holds that there is at most one of a kind. */
export async function findOpenOrder(
  db: Queryable,
  options: { readonly accountId: number; readonly isTest: boolean },
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(memberOrder)
    .where(
      and(
        eq(memberOrder.accountId, options.accountId),
        eq(memberOrder.isTest, options.isTest),
        eq(memberOrder.orderStatus, 'pending'),
      ),
    );
  return row ?? null;
}

/** The newest order of a member, of one state if one is named. */
export async function findLatestOrder(
  db: Queryable,
  options: {
    readonly accountId: number;
    readonly isTest: boolean;
    readonly status?: OrderRow['orderStatus'] | undefined;
  },
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(memberOrder)
    .where(
      and(
        eq(memberOrder.accountId, options.accountId),
        eq(memberOrder.isTest, options.isTest),
        options.status === undefined ? undefined : eq(memberOrder.orderStatus, options.status),
      ),
    )
    .orderBy(desc(memberOrder.createdAt), desc(memberOrder.id))
    .limit(1);
  return row ?? null;
}

/** How many orders a member made since one instant, and how many of those made since another expired unpaid. */
export async function countRecentOrders(
  db: Queryable,
  options: { readonly accountId: number; readonly createdSince: Date; readonly expiredSince: Date },
): Promise<{ created: number; expired: number }> {
  const [row] = await db
    .select({
      created: column(
        z.number(),
        sql`(count(*) filter (where ${gte(memberOrder.createdAt, options.createdSince)}))::int`,
      ),
      expired: column(
        z.number(),
        sql`(count(*) filter (where ${memberOrder.orderStatus} = 'expired'
        and ${gte(memberOrder.createdAt, options.expiredSince)}))::int`,
      ),
    })
    .from(memberOrder)
    .where(and(eq(memberOrder.accountId, options.accountId), eq(memberOrder.isTest, false)));
  return row ?? { created: 0, expired: 0 };
}

/** How many orders a member has ever made, sandbox orders left out. */
export function countOrders(db: Queryable, accountId: number): Promise<number> {
  return db.$count(memberOrder, and(eq(memberOrder.accountId, accountId), eq(memberOrder.isTest, false)));
}

/** Whether a member has ever had a paid order. */
export async function hasCompletedOrder(db: Queryable, accountId: number): Promise<boolean> {
  const rows = await db
    .select({ id: memberOrder.id })
    .from(memberOrder)
    .where(
      and(
        eq(memberOrder.accountId, accountId),
        eq(memberOrder.orderStatus, 'completed'),
        eq(memberOrder.isTest, false),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether an order was ever given this account number of its own. */
export async function isVirtualAccountUsed(db: Queryable, number: string): Promise<boolean> {
  const rows = await db
    .select({ id: memberOrder.id })
    .from(memberOrder)
    .where(eq(memberOrder.virtualAccount, number));
  return rows.length > 0;
}

export async function updateOrder(
  tx: Transaction,
  options: { readonly id: string; readonly version: number },
  changes: OrderChanges,
): Promise<void> {
  await tx
    .update(memberOrder)
    .set({ ...changes, version: options.version + 1 })
    .where(eq(memberOrder.id, options.id));
}

export async function insertOrderEvent(db: Queryable, row: OrderEventRow): Promise<void> {
  await db.insert(orderEvent).values(row);
}

export function listOrderEvents(db: Queryable, orderId: string): Promise<OrderEventRow[]> {
  return db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId)).orderBy(asc(orderEvent.no));
}

type OrderFilter = {
  readonly accountId: number;
  readonly status?: OrderRow['orderStatus'] | undefined;
  readonly paymentStatus?: OrderRow['paymentStatus'] | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
};

/** A page of a member's orders without their sandbox orders, the newest first, and how many there are. */
export async function listOrdersOf(
  db: Queryable,
  filter: OrderFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = and(
    eq(memberOrder.accountId, filter.accountId),
    eq(memberOrder.isTest, false),
    filter.status ? eq(memberOrder.orderStatus, filter.status) : undefined,
    filter.paymentStatus ? eq(memberOrder.paymentStatus, filter.paymentStatus) : undefined,
    filter.from ? gte(memberOrder.createdAt, filter.from) : undefined,
    filter.until ? lte(memberOrder.createdAt, filter.until) : undefined,
  );
  const rows = await db
    .select()
    .from(memberOrder)
    .where(where)
    .orderBy(desc(memberOrder.createdAt), desc(memberOrder.id))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db.select({ total: count() }).from(memberOrder).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Unpaid orders whose time is over, at most `limit`, that no one else is working on. */
export function lockOverdueOrders(tx: Transaction, now: Date, limit: number): Promise<OrderRow[]> {
  return tx
    .select()
    .from(memberOrder)
    .where(
      and(
        eq(memberOrder.orderStatus, 'pending'),
        eq(memberOrder.paymentStatus, 'unpaid'),
        lt(memberOrder.expiresAt, now),
      ),
    )
    .orderBy(asc(memberOrder.expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** How many orders of a brand that were reported wait before one that was reported at an instant. */
export async function countWaitingBefore(
  db: Queryable,
  options: { readonly brand: string; readonly id: string; readonly reportedAt: Date },
): Promise<number> {
  const [row] = await db
    .select({ before: count() })
    .from(memberOrder)
    .where(
      and(
        eq(memberOrder.brand, options.brand),
        eq(memberOrder.isTest, false),
        eq(memberOrder.orderStatus, 'pending'),
        inArray(memberOrder.paymentStatus, ['reported', 'error']),
        ne(memberOrder.id, options.id),
        sql`(${memberOrder.reportedAt}, ${memberOrder.id}) < (${options.reportedAt}, ${options.id}::uuid)`,
      ),
    );
  return row?.before ?? 0;
}

const confirmationMinuteRow = z.object({
  minutes: z.number().nullable(),
  n: z.number(),
});

/** The median of the minutes from report to confirmation over a brand's last confirmed orders; null without any. */
export async function medianConfirmationMinutes(
  db: Queryable,
  options: { readonly brand: string; readonly last: number },
): Promise<{ minutes: number | null; n: number }> {
  const rows = await selectRows(
    db,
    confirmationMinuteRow,
    sql`
    select percentile_cont(0.5) within group (order by extract(epoch from completed_at - reported_at) / 60)::float8 as minutes,
      count(*)::int as n
    from (select completed_at, reported_at from member_order
      where brand = ${options.brand} and order_status = 'completed' and not is_test and reported_at is not null
      order by completed_at desc limit ${options.last}) as newest`,
  );
  return rows[0] ?? { minutes: null, n: 0 };
}
