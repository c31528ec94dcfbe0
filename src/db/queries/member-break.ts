import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { memberBreak } from '../tables/member-break.ts';

export type MemberBreakRow = typeof memberBreak.$inferSelect;

export async function insertMemberBreak(db: Queryable, row: MemberBreakRow): Promise<void> {
  await db.insert(memberBreak).values(row);
}

/** The breaks of a member, the newest first. */
export function listMemberBreaks(db: Queryable, accountId: number, limit: number): Promise<MemberBreakRow[]> {
  return db
    .select()
    .from(memberBreak)
    .where(eq(memberBreak.accountId, accountId))
    .orderBy(desc(memberBreak.fromAt))
    .limit(limit);
}
