import type { Queryable } from '../client.ts';
import { and, desc, eq, gt, isNull, lt, lte, ne, notInArray, sql } from '../drizzle.ts';
import { account } from '../tables/account.ts';
import { session } from '../tables/session.ts';
import { subscription } from '../tables/subscription.ts';

export type SessionRow = typeof session.$inferSelect;

/** When the last plan of the account in the same query ends or ended. */
export const lastPlanEnd = sql<Date | null>`(select max(period.end_at) from subscription as period
    where period.account_id = ${account.id} and period.status in ('active', 'expired'))`.mapWith(
  subscription.endAt,
);

/** A living session's account, with the plan row that counts now, in one indexed query; null for a token worth nothing. */
export async function findSessionMember(
  db: Queryable,
  options: { readonly brand: string; readonly tokenHash: string; readonly now: Date },
) {
  const [row] = await db
    .select({ session, account, active: subscription, lastEnd: lastPlanEnd })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(subscription, and(eq(subscription.accountId, account.id), eq(subscription.status, 'active')))
    .where(
      and(
        eq(session.tokenHash, options.tokenHash),
        eq(session.brand, options.brand),
        isNull(session.revokedAt),
        gt(session.expiresAt, options.now),
        ne(account.status, 'deleted'),
      ),
    );
  return row ?? null;
}

export async function insertSession(db: Queryable, row: SessionRow): Promise<void> {
  await db.insert(session).values(row);
}

/** Moves a session's sliding end on, and keeps when it was last used, and when on the visit before. */
export async function touchSession(
  db: Queryable,
  options: Pick<SessionRow, 'id' | 'lastSeenAt' | 'lastVisitAt' | 'expiresAt'>,
): Promise<void> {
  await db
    .update(session)
    .set({ lastSeenAt: options.lastSeenAt, lastVisitAt: options.lastVisitAt, expiresAt: options.expiresAt })
    .where(and(eq(session.id, options.id), isNull(session.revokedAt)));
}

/** When an account was last used in any of its sessions; null where there was none. */
export async function findLastUse(db: Queryable, accountId: number): Promise<Date | null> {
  const lastUse = sql<Date | null>`max(${session.lastSeenAt})`.mapWith(session.lastSeenAt);
  const [row] = await db.select({ lastUse }).from(session).where(eq(session.accountId, accountId));
  return row?.lastUse ?? null;
}

const isAlive = (now: Date) => and(isNull(session.revokedAt), gt(session.expiresAt, now));

/** The living sessions of an account, the newest first. */
export function listSessions(
  db: Queryable,
  options: { readonly accountId: number; readonly now: Date },
): Promise<SessionRow[]> {
  return db
    .select()
    .from(session)
    .where(and(eq(session.accountId, options.accountId), isAlive(options.now)))
    .orderBy(desc(session.createdAt), desc(session.id));
}

/** Ends one session of an account; false where the account has no such living one. */
export async function revokeSession(
  db: Queryable,
  options: { readonly id: string; readonly accountId: number; readonly now: Date },
): Promise<boolean> {
  const ended = await db
    .update(session)
    .set({ revokedAt: options.now })
    .where(and(eq(session.id, options.id), eq(session.accountId, options.accountId), isAlive(options.now)))
    .returning({ id: session.id });
  return ended.length > 0;
}

/** Ends whatever session a token stands for, if it stands for any at this brand. */
export async function revokeSessionByToken(
  db: Queryable,
  options: { readonly brand: string; readonly tokenHash: string; readonly now: Date },
): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: options.now })
    .where(
      and(
        eq(session.tokenHash, options.tokenHash),
        eq(session.brand, options.brand),
        isNull(session.revokedAt),
      ),
    );
}

/** Ends all sessions of an account but those named. */
export async function revokeSessionsExcept(
  db: Queryable,
  options: { readonly accountId: number; readonly keep: readonly string[]; readonly now: Date },
): Promise<void> {
  const others = options.keep.length > 0 ? notInArray(session.id, [...options.keep]) : undefined;
  await db
    .update(session)
    .set({ revokedAt: options.now })
    .where(and(eq(session.accountId, options.accountId), isNull(session.revokedAt), others));
}

/** Writes down that sessions whose time is over have ended, one or all, so that no clock turned back revives them. */
export async function endSessionsOver(
  db: Queryable,
  options: { readonly tokenHash?: string; readonly now: Date },
): Promise<void> {
  const one = options.tokenHash === undefined ? undefined : eq(session.tokenHash, options.tokenHash);
  await db
    .update(session)
    .set({ revokedAt: sql`${session.expiresAt}` })
    .where(and(one, isNull(session.revokedAt), lte(session.expiresAt, options.now)));
}

/** Removes what ended before an instant. */
export async function deleteSessionsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, before));
}

/** Removes all sessions of an account, ended or not, with the addresses that they were used from. */
export async function deleteSessionsOf(db: Queryable, accountId: number): Promise<void> {
  await db.delete(session).where(eq(session.accountId, accountId));
}
