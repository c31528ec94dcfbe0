import { eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { operator } from '../tables/operator.ts';

export type OperatorRow = typeof operator.$inferSelect;

/** Adds an operator; false where the address already belongs to one, who stays as he is. */
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
