import type { Queryable } from '../client.ts';
import { memberBreak } from '../tables/member-break.ts';

type MemberBreakRow = typeof memberBreak.$inferSelect;

export async function insertMemberBreak(db: Queryable, row: MemberBreakRow): Promise<void> {
  await db.insert(memberBreak).values(row);
}
