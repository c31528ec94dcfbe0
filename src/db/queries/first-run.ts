import type { Queryable, Transaction } from '../client.ts';
import { and, eq, gt, lte, sql } from '../drizzle.ts';
import { firstRun } from '../tables/first-run.ts';
import { firstRunToken } from '../tables/first-run-token.ts';
import { operator } from '../tables/operator.ts';

/** Whether there is an operator, whatever their state. */
export async function hasOperators(db: Queryable): Promise<boolean> {
  const found = await db.select({ id: operator.id }).from(operator).limit(1);
  return found.length > 0;
}

/** Lets no one else make an operator until the transaction ends; the database does the same at each new one. */
export async function holdOperators(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('operators are made in turn'))`);
}

/** Writes down that the page made the first owner; the database refuses it where there is another operator. */
export async function insertFirstRun(tx: Transaction, row: Omit<typeof firstRun.$inferInsert, 'one'>) {
  await tx.insert(firstRun).values(row);
}

/** When the first owner was made on the page; null where they were not. */
export async function findFirstRun(db: Queryable): Promise<Date | null> {
  const [row] = await db.select({ doneAt: firstRun.doneAt }).from(firstRun);
  return row?.doneAt ?? null;
}

/** Adds a token, and forgets those that are over. */
export async function insertFirstRunToken(
  db: Queryable,
  row: typeof firstRunToken.$inferInsert,
): Promise<void> {
  await db.delete(firstRunToken).where(lte(firstRunToken.expiresAt, row.createdAt));
  await db.insert(firstRunToken).values(row);
}

export async function hasFirstRunToken(
  db: Queryable,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: Date },
): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(firstRunToken)
    .where(and(eq(firstRunToken.tokenHash, tokenHash), gt(firstRunToken.expiresAt, now)));
  return found.length > 0;
}

export async function deleteFirstRunTokens(tx: Transaction): Promise<void> {
  await tx.delete(firstRunToken);
}
