import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
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

/** The period that ends last of all that were not voided, or null. */
export async function findLastSubscription(
  db: Queryable,
  accountId: number,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscription)
    .where(eq(subscription.accountId, accountId))
    .orderBy(desc(subscription.createdAt), desc(subscription.endAt))
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

/** Marks the periods whose end has passed. Nothing relies on it: entitlement compares the end itself. */
export async function expireSubscriptions(db: Queryable, now: Date): Promise<number> {
  const expired = await db
    .update(subscription)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(subscription.status, 'active'), lt(subscription.endAt, now)))
    .returning({ id: subscription.id });
  return expired.length;
}
