import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { idempotencyKey } from '../tables/idempotency-key.ts';

export type IdempotencyRow = typeof idempotencyKey.$inferSelect;
type KeyName = Pick<IdempotencyRow, 'brand' | 'scope' | 'key'>;
/** One taking of a key: after its end the same key can be taken anew. */
export type KeyClaim = KeyName & Pick<IdempotencyRow, 'createdAt'>;

/** Takes a key; false where somebody has it already. */
export async function claimIdempotencyKey(
  db: Queryable,
  row: KeyName & Pick<IdempotencyRow, 'requestHash' | 'createdAt' | 'expiresAt'>,
): Promise<boolean> {
  const taken = await db
    .insert(idempotencyKey)
    .values({ ...row, httpCode: null, answer: null })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  return taken.length > 0;
}

export async function findIdempotencyKey(db: Queryable, name: KeyName): Promise<IdempotencyRow | null> {
  const [row] = await db.select().from(idempotencyKey).where(named(name));
  return row ?? null;
}

export async function answerIdempotencyKey(
  db: Queryable,
  claim: KeyClaim,
  answer: { readonly httpCode: number; readonly answer: unknown },
): Promise<void> {
  await db.update(idempotencyKey).set(answer).where(claimed(claim));
}

/** Gives a key back; nothing happens where somebody else has taken it anew since then. */
export async function releaseIdempotencyKey(db: Queryable, claim: KeyClaim): Promise<void> {
  await db.delete(idempotencyKey).where(claimed(claim));
}

/** Drops the keys whose day is over; answers how many. */
export async function deleteExpiredIdempotencyKeys(db: Queryable, now: Date): Promise<number> {
  const deleted = await db
    .delete(idempotencyKey)
    .where(lt(idempotencyKey.expiresAt, now))
    .returning({ key: idempotencyKey.key });
  return deleted.length;
}

const named = (name: KeyName) =>
  and(
    eq(idempotencyKey.brand, name.brand),
    eq(idempotencyKey.scope, name.scope),
    eq(idempotencyKey.key, name.key),
  );

const claimed = (claim: KeyClaim) => and(named(claim), eq(idempotencyKey.createdAt, claim.createdAt));
