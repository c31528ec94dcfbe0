import type { Queryable } from '../client.ts';
import { and, count, desc, eq, ne } from '../drizzle.ts';
import { subscription } from '../tables/subscription.ts';

export type SubscriptionRow = typeof subscription.$inferSelect;

/** The row that counts for an account: the active one, or null. A unique index holds that there is at most one. */
export async function findActiveSubscription(
  db: Queryable,
  accountId: number,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscription)
    .where(and(eq(subscription.accountId, accountId), eq(subscription.status, 'active')));
  return row ?? null;
}

/** The active period, else the one that was made last; null for a member who never had one. */
export async function findLastSubscription(
  db: Queryable,
  accountId: number,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscription)
    .where(eq(subscription.accountId, accountId))
    .orderBy(desc(eq(subscription.status, 'active')), desc(subscription.createdAt), desc(subscription.endAt))
    .limit(1);
  return row ?? null;
}

export function listSubscriptions(db: Queryable, accountId: number): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscription)
    .where(eq(subscription.accountId, accountId))
    .orderBy(desc(subscription.startAt), desc(subscription.id));
}

/** A page of an account's periods, the newest first, and how many there are. */
export async function listSubscriptionsOf(
  db: Queryable,
  accountId: number,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: SubscriptionRow[]; total: number }> {
  const where = eq(subscription.accountId, accountId);
  const rows = await db
    .select()
    .from(subscription)
    .where(where)
    .orderBy(desc(subscription.startAt), desc(subscription.id))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db.select({ total: count() }).from(subscription).where(where);
  return { rows, total: all?.total ?? 0 };
}

export async function findSubscriptionById(db: Queryable, id: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscription).where(eq(subscription.id, id));
  return row ?? null;
}

/** The period that a paid order began, or null. */
export async function findSubscriptionOfOrder(
  db: Queryable,
  orderId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscription).where(eq(subscription.orderId, orderId));
  return row ?? null;
}

/** The period into which another one's unused time went and which still counts, or null. */
export async function findSuccessor(db: Queryable, id: string): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscription)
    .where(and(eq(subscription.supersedes, id), ne(subscription.status, 'voided')));
  return row ?? null;
}

export async function insertSubscription(db: Queryable, row: SubscriptionRow): Promise<void> {
  await db.insert(subscription).values(row);
}

export async function updateSubscription(
  db: Queryable,
  id: string,
  changes: Partial<Pick<SubscriptionRow, 'status' | 'endAt' | 'frozenMs'>> & { readonly updatedAt: Date },
): Promise<void> {
  await db.update(subscription).set(changes).where(eq(subscription.id, id));
}
