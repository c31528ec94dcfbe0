import type { Queryable, Transaction } from '../client.ts';
import { and, arrayOverlaps, asc, eq, inArray, ne, sql } from '../drizzle.ts';
import { operator } from '../tables/operator.ts';

export type OperatorRow = typeof operator.$inferSelect;

/** Adds an operator; false where the address already belongs to one, who stays as they are. */
export async function insertOperator(db: Queryable, row: typeof operator.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(operator)
    .values(row)
    .onConflictDoNothing({ target: operator.email })
    .returning();
  return added.length > 0;
}

export async function findOperatorByEmail(db: Queryable, email: string): Promise<OperatorRow | null> {
  const [row] = await db.select().from(operator).where(eq(operator.email, email));
  return row ?? null;
}

export async function updateOperator(
  db: Queryable,
  id: string,
  changes: Partial<Omit<OperatorRow, 'id' | 'createdAt'>> & { readonly updatedAt: Date },
): Promise<void> {
  await db.update(operator).set(changes).where(eq(operator.id, id));
}

/** Notes the language in which an operator uses the office. */
export async function noteOperatorLocale(
  db: Queryable,
  id: string,
  locale: OperatorRow['locale'],
): Promise<void> {
  await db.update(operator).set({ locale }).where(eq(operator.id, id));
}

export async function findOperatorById(db: Queryable, id: string): Promise<OperatorRow | null> {
  const [row] = await db.select().from(operator).where(eq(operator.id, id));
  return row ?? null;
}

/** Operators who work for one of some brands, by their address. */
export function listOperators(db: Queryable, brands: readonly string[]): Promise<OperatorRow[]> {
  return db
    .select()
    .from(operator)
    .where(arrayOverlaps(operator.brands, [...brands]))
    .orderBy(asc(operator.email));
}

/** The addresses of operators, by their ids. */
export async function listOperatorEmails(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: operator.id, email: operator.email })
    .from(operator)
    .where(inArray(operator.id, [...ids]));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Everybody who works in the office. */
export function listActiveOperators(db: Queryable): Promise<OperatorRow[]> {
  return db.select().from(operator).where(eq(operator.status, 'active')).orderBy(asc(operator.email));
}

/** Whether somebody is the only operator that there ever was. */
export async function isOnlyOperator(db: Queryable, id: string): Promise<boolean> {
  const others = await db.select({ id: operator.id }).from(operator).where(ne(operator.id, id)).limit(1);
  return others.length === 0;
}

/** Every active owner, held until the transaction ends, so that two cannot end each other at once. */
export function lockActiveOwners(tx: Transaction): Promise<OperatorRow[]> {
  return tx
    .select()
    .from(operator)
    .where(and(eq(operator.role, 'owner'), eq(operator.status, 'active')))
    .orderBy(asc(operator.id))
    .for('update');
}

/** One operator, held until the transaction ends. */
export async function lockOperator(tx: Transaction, id: string): Promise<OperatorRow | null> {
  const [row] = await tx.select().from(operator).where(eq(operator.id, id)).for('update');
  return row ?? null;
}

/** Lets operators work for one more brand. */
export async function addOperatorBrand(
  tx: Transaction,
  options: { readonly ids: readonly string[]; readonly brand: string; readonly now: Date },
): Promise<void> {
  const { ids, brand, now } = options;
  await tx
    .update(operator)
    .set({
      brands: sql`array_append(${operator.brands}, ${brand})`,
      version: sql`${operator.version} + 1`,
      updatedAt: now,
    })
    .where(and(inArray(operator.id, [...ids]), sql`not ${brand} = any(${operator.brands})`));
}
