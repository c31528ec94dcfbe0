import type { Queryable, Transaction } from '../client.ts';
import { and, desc, eq, gt, isNull, lt, ne, or, sql } from '../drizzle.ts';
import { account } from '../tables/account.ts';
import { apiKey } from '../tables/api-key.ts';
import { operator } from '../tables/operator.ts';
import { subscription } from '../tables/subscription.ts';
import type { OperatorRow } from './operator.ts';
import { lastPlanEnd } from './session.ts';

export type ApiKeyRow = typeof apiKey.$inferSelect;
/** Whose keys are meant. */
export type ApiKeyOwner = { readonly accountId: number } | { readonly operatorId: string };

const isGood = (now: Date) => and(isNull(apiKey.revokedAt), gt(apiKey.expiresAt, now));
const isOf = (owner: ApiKeyOwner) =>
  'accountId' in owner ? eq(apiKey.accountId, owner.accountId) : eq(apiKey.operatorId, owner.operatorId);

/** A good key of a member at a brand, with their account and the plan row that counts now, in one indexed query; null for any other. */
export async function findMemberKey(
  db: Queryable,
  options: { readonly brand: string; readonly tokenHash: string; readonly now: Date },
) {
  const [row] = await db
    .select({ key: apiKey, account, active: subscription, lastEnd: lastPlanEnd })
    .from(apiKey)
    .innerJoin(account, eq(account.id, apiKey.accountId))
    .leftJoin(subscription, and(eq(subscription.accountId, account.id), eq(subscription.status, 'active')))
    .where(
      and(
        eq(apiKey.tokenHash, options.tokenHash),
        eq(apiKey.brand, options.brand),
        isGood(options.now),
        ne(account.status, 'deleted'),
      ),
    );
  return row ?? null;
}

/** A good key of an operator who works here, with its operator; null for any other. */
export async function findOperatorKey(
  db: Queryable,
  options: { readonly tokenHash: string; readonly now: Date },
): Promise<{ key: ApiKeyRow; operator: OperatorRow } | null> {
  const [row] = await db
    .select({ key: apiKey, operator })
    .from(apiKey)
    .innerJoin(operator, eq(operator.id, apiKey.operatorId))
    .where(and(eq(apiKey.tokenHash, options.tokenHash), isGood(options.now), eq(operator.status, 'active')));
  return row ?? null;
}

/** The good keys of a person, the newest first. */
export function listApiKeys(db: Queryable, owner: ApiKeyOwner, now: Date): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKey)
    .where(and(isOf(owner), isGood(now)))
    .orderBy(desc(apiKey.createdAt), desc(apiKey.id));
}

export async function insertApiKey(tx: Transaction, row: ApiKeyRow): Promise<void> {
  await tx.insert(apiKey).values(row);
}

/** Notes that a key was used, unless that was noted after an instant. */
export async function touchApiKey(
  db: Queryable,
  options: { readonly id: string; readonly now: Date; readonly notedBefore: Date },
): Promise<void> {
  await db
    .update(apiKey)
    .set({ lastUsedAt: options.now })
    .where(
      and(
        eq(apiKey.id, options.id),
        or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, options.notedBefore)),
      ),
    );
}

/** Ends one key of a person; null where they have no such good one. */
export async function revokeApiKey(
  db: Queryable,
  owner: ApiKeyOwner,
  options: { readonly id: string; readonly now: Date },
): Promise<ApiKeyRow | null> {
  const [row] = await db
    .update(apiKey)
    .set({ revokedAt: options.now })
    .where(and(eq(apiKey.id, options.id), isOf(owner), isGood(options.now)))
    .returning();
  return row ?? null;
}

/** Ends all keys of a person. */
export async function revokeApiKeysOf(db: Queryable, owner: ApiKeyOwner, now: Date): Promise<void> {
  await db
    .update(apiKey)
    .set({ revokedAt: now })
    .where(and(isOf(owner), isNull(apiKey.revokedAt)));
}

/** Removes all keys of an account, good or not, with the names that the member gave them. */
export async function deleteApiKeysOf(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(apiKey).where(eq(apiKey.accountId, accountId));
}

/** Removes what ended before an instant. */
export async function deleteApiKeysBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(apiKey).where(lt(sql`coalesce(${apiKey.revokedAt}, ${apiKey.expiresAt})`, before));
}
