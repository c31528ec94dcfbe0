import type { Queryable, Transaction } from '../client.ts';
import { and, asc, eq, gt, isNull, sql } from '../drizzle.ts';
import { pushSetting } from '../tables/push-setting.ts';
import { pushSubscription } from '../tables/push-subscription.ts';
import { session } from '../tables/session.ts';

type PushSubscriptionRow = typeof pushSubscription.$inferSelect;
type PushSettingRow = typeof pushSetting.$inferSelect;

/** What a member wants to hear of on their devices; null where they never allowed one. */
export async function findPushSetting(db: Queryable, accountId: number): Promise<PushSettingRow | null> {
  const [row] = await db.select().from(pushSetting).where(eq(pushSetting.accountId, accountId));
  return row ?? null;
}

export async function putPushSetting(tx: Transaction, row: PushSettingRow): Promise<void> {
  const { kinds, updatedAt } = row;
  await tx
    .insert(pushSetting)
    .values(row)
    .onConflictDoUpdate({ target: pushSetting.accountId, set: { kinds, updatedAt } });
}

/** The devices of an account that receive something now, the oldest first, with how each called itself when it signed in. */
export function listPushDevices(
  db: Queryable,
  options: { readonly accountId: number; readonly serverKey: string; readonly now: Date },
) {
  return db
    .select({
      id: pushSubscription.id,
      sessionId: pushSubscription.sessionId,
      createdAt: pushSubscription.createdAt,
      userAgent: session.userAgent,
    })
    .from(pushSubscription)
    .innerJoin(session, eq(session.id, pushSubscription.sessionId))
    .where(
      and(
        eq(pushSubscription.accountId, options.accountId),
        eq(pushSubscription.serverKey, options.serverKey),
        isNull(session.revokedAt),
        gt(session.expiresAt, options.now),
      ),
    )
    .orderBy(asc(pushSubscription.createdAt), asc(pushSubscription.id));
}

/**
 * Allows a device, and forgets what the same browser or the same session was allowed as before. Of the account only the newest
 * stay. The caller holds the account, so that no limit is passed by two at once.
 */
export async function putPushSubscription(
  tx: Transaction,
  row: PushSubscriptionRow,
  { limit }: { readonly limit: number },
): Promise<void> {
  await tx.execute(sql`delete from push_subscription
    where endpoint = ${row.endpoint} or session_id = ${row.sessionId}
      or id in (select id from push_subscription where account_id = ${row.accountId}
        order by created_at desc, id offset ${limit - 1})`);
  await tx.insert(pushSubscription).values(row);
}

export async function deletePushSubscription(
  db: Queryable,
  { accountId, id }: { readonly accountId: number; readonly id: string },
): Promise<boolean> {
  const gone = await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.accountId, accountId), eq(pushSubscription.id, id)))
    .returning({ id: pushSubscription.id });
  return gone.length > 0;
}

/** Removes a device that its push service does not know any more. */
export async function deleteGonePushSubscription(db: Queryable, id: string): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.id, id));
}

/** The brands of which anyone has allowed a device. */
export async function listBrandsWithDevices(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ brand: pushSubscription.brand }).from(pushSubscription);
  return rows.map(({ brand }) => brand);
}
