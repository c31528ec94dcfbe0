import type { Queryable } from '../client.ts';
import { and, eq, gt, isNull, lt } from '../drizzle.ts';
import { signInTicket } from '../tables/sign-in-ticket.ts';

export type SignInTicketRow = typeof signInTicket.$inferSelect;

export async function insertSignInTicket(db: Queryable, row: SignInTicketRow): Promise<void> {
  await db.insert(signInTicket).values(row);
}

type Wanted = Pick<SignInTicketRow, 'tokenHash' | 'brand' | 'kind'> & { readonly now: Date };

const isAlive = (options: Wanted) =>
  and(
    eq(signInTicket.tokenHash, options.tokenHash),
    eq(signInTicket.brand, options.brand),
    eq(signInTicket.kind, options.kind),
    isNull(signInTicket.usedAt),
    gt(signInTicket.expiresAt, options.now),
  );

/** A living ticket, left as it is; null for any other. */
export async function findSignInTicket(db: Queryable, options: Wanted): Promise<SignInTicketRow | null> {
  const [row] = await db.select().from(signInTicket).where(isAlive(options));
  return row ?? null;
}

/** Uses a living ticket up; null for any other. Of two uses at once one gets null. */
export async function takeSignInTicket(db: Queryable, options: Wanted): Promise<SignInTicketRow | null> {
  const [row] = await db
    .update(signInTicket)
    .set({ usedAt: options.now })
    .where(isAlive(options))
    .returning();
  return row ?? null;
}

export async function deleteSignInTicketsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(signInTicket).where(lt(signInTicket.expiresAt, before));
}
