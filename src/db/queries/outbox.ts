import type { Queryable } from '../client.ts';
import { and, asc, desc, eq, inArray, lt, lte, ne, sql } from '../drizzle.ts';
import { outbox } from '../tables/outbox.ts';

export type OutboxRow = typeof outbox.$inferSelect;

export async function insertEmails(db: Queryable, rows: readonly OutboxRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(outbox)
      .values([...rows])
      .onConflictDoNothing();
}

/**
 * Takes one e-mail that is due, and puts its next attempt off by the lease, so that no second worker takes it while it is
 * being sent, and one whose worker died is taken again. Null where none is due.
 */
export async function leaseEmail(
  db: Queryable,
  options: { readonly now: Date; readonly leaseUntil: Date; readonly template: string | undefined },
): Promise<OutboxRow | null> {
  const isOfTemplate = options.template === undefined ? sql`true` : sql`template = ${options.template}`;
  const due = sql`(select id from outbox where status = 'queued' and next_attempt_at <= ${options.now.toISOString()}::timestamptz and ${isOfTemplate}
    order by next_attempt_at, id limit 1 for update skip locked)`;
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: options.leaseUntil })
    .where(eq(outbox.id, due))
    .returning();
  return row ?? null;
}

export async function updateEmail(
  db: Queryable,
  id: string,
  changes: Partial<
    Pick<
      OutboxRow,
      | 'status'
      | 'attempts'
      | 'sentAt'
      | 'nextAttemptAt'
      | 'lastError'
      | 'bodyHtml'
      | 'bodyText'
      | 'unsubscribeUrl'
    >
  >,
): Promise<void> {
  await db.update(outbox).set(changes).where(eq(outbox.id, id));
}

/** The newest e-mails, to one address or to all. */
export function listEmails(
  db: Queryable,
  options: { readonly recipient?: string; readonly limit: number },
): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(options.recipient === undefined ? undefined : eq(outbox.recipient, options.recipient))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(options.limit);
}

export async function findEmail(db: Queryable, id: string): Promise<OutboxRow | null> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row ?? null;
}

export function listEmailsOf(db: Queryable, accountId: number): Promise<OutboxRow[]> {
  return db.select().from(outbox).where(eq(outbox.accountId, accountId)).orderBy(asc(outbox.createdAt));
}

/** Takes e-mails back that have not been sent. */
export async function deleteQueuedEmails(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db.delete(outbox).where(and(inArray(outbox.id, [...ids]), eq(outbox.status, 'queued')));
}

/** Removes e-mails that are done with. One that still waits to be sent stays. */
export async function deleteEmailsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(outbox).where(and(lt(outbox.createdAt, before), ne(outbox.status, 'queued')));
}

/** Removes the e-mails of an account that were written up to an instant. */
export async function deleteEmailsOf(
  db: Queryable,
  options: { readonly accountId: number; readonly now: Date },
): Promise<void> {
  await db
    .delete(outbox)
    .where(and(eq(outbox.accountId, options.accountId), lte(outbox.createdAt, options.now)));
}
