import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { signInTicket } from '../tables/sign-in-ticket.ts';

export type SignInTicketRow = typeof signInTicket.$inferSelect;

export async function insertSignInTicket(db: Queryable, row: SignInTicketRow): Promise<void> {
  await db.insert(signInTicket).values(row);
}

type Wanted = Pick<SignInTicketRow, 'tokenHash' | 'brand' | 'kind'> & { readonly now: Date };

const isAlive = (of: Wanted) =>
  and(
    eq(signInTicket.tokenHash, of.tokenHash),
    eq(signInTicket.brand, of.brand),
    eq(signInTicket.kind, of.kind),
    isNull(signInTicket.usedAt),
    gt(signInTicket.expiresAt, of.now),
  );

/** A living ticket, left as it is; null for any other. */
export async function findSignInTicket(db: Queryable, of: Wanted): Promise<SignInTicketRow | null> {
  const [row] = await db.select().from(signInTicket).where(isAlive(of));
  return row ?? null;
}

/** Uses a living ticket up; null for any other. Of two uses at once one gets null. */
export async function takeSignInTicket(db: Queryable, of: Wanted): Promise<SignInTicketRow | null> {
  const [row] = await db.update(signInTicket).set({ usedAt: of.now }).where(isAlive(of)).returning();
  return row ?? null;
}

export async function deleteSignInTicketsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(signInTicket).where(lt(signInTicket.expiresAt, before));
}
