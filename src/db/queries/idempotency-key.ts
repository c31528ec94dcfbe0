import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { and, eq, sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { idempotencyKey } from '../tables/idempotency-key.ts';

export type IdempotencyRow = typeof idempotencyKey.$inferSelect;
type KeyName = Pick<IdempotencyRow, 'brand' | 'scope' | 'key'>;

const lockIdempotencyKeyRow = z.object({
  locked: z.boolean(),
});

/**
 * Takes a key until the transaction ends; false where another transaction has it. The database releases the lock of a process
 * that was killed, and looks every second whether the process is still there, even while the transaction waits for another lock.
 */
export async function tryLockIdempotencyKey(tx: Transaction, name: KeyName): Promise<boolean> {
  const text = `idempotency_key ${name.brand} ${name.scope} ${name.key}`;
  const rows = await selectRows(
    tx,
    lockIdempotencyKeyRow,
    sql`
    select pg_try_advisory_xact_lock(hashtextextended(${text}, 0)) as locked,
      set_config('client_connection_check_interval', '1s', true)`,
  );
  return rows[0]?.locked === true;
}

export async function findIdempotencyKey(db: Queryable, name: KeyName): Promise<IdempotencyRow | null> {
  const [row] = await db
    .select()
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.brand, name.brand),
        eq(idempotencyKey.scope, name.scope),
        eq(idempotencyKey.key, name.key),
      ),
    );
  return row ?? null;
}

/** Stores the answer of a key, in the place of an expired one. The transaction has to hold the lock of the key. */
export async function storeIdempotencyAnswer(tx: Transaction, row: IdempotencyRow): Promise<void> {
  const { brand: _brand, scope: _scope, key: _key, ...answer } = row;
  await tx
    .insert(idempotencyKey)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKey.brand, idempotencyKey.scope, idempotencyKey.key],
      set: answer,
    });
}

/** Deletes at most so many expired keys, those that no one else is deleting; answers how many. */
export async function deleteExpiredIdempotencyKeys(db: Queryable, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from idempotency_key where ctid = any (array(
      select ctid from idempotency_key where expires_at < ${now.toISOString()}
      order by expires_at limit ${limit} for update skip locked))`);
  return rowCount ?? 0;
}
