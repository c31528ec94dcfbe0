import type { Queryable, Transaction } from '../client.ts';
import { and, asc, count, desc, eq, isNotNull, isNull, or } from '../drizzle.ts';
import { customerFeedback } from '../tables/customer-feedback.ts';

export type CustomerFeedbackRow = typeof customerFeedback.$inferSelect;
export type NewCustomerFeedback = typeof customerFeedback.$inferInsert;

type CustomerFeedbackOptions = {
  readonly brand: string;
  readonly includeSamples: boolean;
  readonly limit: number;
  readonly offset: number;
};

/**
 * One page of a brand's approved feedback, newest first, and how much there is in all. A member's words need the
 * member's consent beside the operator's approval; a sample is no one's words and has none to give.
 */
export async function listApprovedFeedback(
  db: Queryable,
  options: CustomerFeedbackOptions,
): Promise<{ rows: CustomerFeedbackRow[]; total: number }> {
  const isShown = and(
    eq(customerFeedback.brand, options.brand),
    eq(customerFeedback.approved, true),
    options.includeSamples
      ? or(eq(customerFeedback.consent, true), eq(customerFeedback.isSample, true))
      : and(eq(customerFeedback.consent, true), eq(customerFeedback.isSample, false)),
  );
  const [counted] = await db.select({ total: count() }).from(customerFeedback).where(isShown);
  const rows = await db
    .select()
    .from(customerFeedback)
    .where(isShown)
    .orderBy(desc(customerFeedback.givenOn), asc(customerFeedback.name), asc(customerFeedback.id))
    .limit(options.limit)
    .offset(options.offset);
  return { rows, total: counted?.total ?? 0 };
}

/** Adds feedback; a row whose id is already there stays as it is. */
export async function insertCustomerFeedback(
  db: Queryable,
  rows: readonly NewCustomerFeedback[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(customerFeedback)
      .values([...rows])
      .onConflictDoNothing();
}

export type FeedbackShelf = 'all' | 'shown' | 'waiting' | 'withdrawn';

/** A page of all that members said about a brand, the newest first. */
export async function listOfficeFeedback(
  db: Queryable,
  { brand, shelf }: { readonly brand: string; readonly shelf: FeedbackShelf },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: CustomerFeedbackRow[]; total: number }> {
  const shelves = {
    all: undefined,
    shown: eq(customerFeedback.approved, true),
    waiting: and(eq(customerFeedback.approved, false), isNull(customerFeedback.withdrawnAt)),
    withdrawn: isNotNull(customerFeedback.withdrawnAt),
  };
  const where = and(eq(customerFeedback.brand, brand), shelves[shelf]);
  const [counted] = await db.select({ total: count() }).from(customerFeedback).where(where);
  const rows = await db
    .select()
    .from(customerFeedback)
    .where(where)
    .orderBy(desc(customerFeedback.givenOn), asc(customerFeedback.name), asc(customerFeedback.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: counted?.total ?? 0 };
}

/** One member's words about a brand, held until the transaction ends. */
export async function lockFeedback(
  tx: Transaction,
  { id, brand }: { readonly id: string; readonly brand: string },
): Promise<CustomerFeedbackRow | null> {
  const [row] = await tx
    .select()
    .from(customerFeedback)
    .where(and(eq(customerFeedback.id, id), eq(customerFeedback.brand, brand)))
    .for('update');
  return row ?? null;
}

export async function updateFeedback(
  tx: Transaction,
  id: string,
  set: Partial<NewCustomerFeedback>,
): Promise<void> {
  await tx.update(customerFeedback).set(set).where(eq(customerFeedback.id, id));
}
