import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { teamSpelling } from '../tables/team-spelling.ts';

/** Hands spellings to a person; one that was handed over before stays as it is. */
export async function insertTeamSpellings(
  db: Queryable,
  rows: readonly (typeof teamSpelling.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(teamSpelling)
      .values([...rows])
      .onConflictDoNothing();
}

/** The spellings of a source that a person has matched with a team. */
export function listMatchedSpellings(db: Queryable, source: string) {
  return db
    .select()
    .from(teamSpelling)
    .where(and(eq(teamSpelling.source, source), eq(teamSpelling.status, 'matched')));
}

/** The spellings that wait for a person, the oldest first. */
export function listOpenSpellings(db: Queryable, page: { readonly limit: number; readonly offset: number }) {
  return db
    .select()
    .from(teamSpelling)
    .where(eq(teamSpelling.status, 'open'))
    .orderBy(asc(teamSpelling.seenAt), asc(teamSpelling.spelling))
    .limit(page.limit)
    .offset(page.offset);
}

/** Decides an open spelling: the team that it stands for, or null for none of ours. Answers whether it was open. */
export async function decideSpelling(
  db: Queryable,
  key: { readonly source: string; readonly leagueId: string; readonly spelling: string },
  decision: { readonly teamKey: string | null; readonly decidedAt: Date; readonly decidedBy: string | null },
): Promise<boolean> {
  const result = await db
    .update(teamSpelling)
    .set({ ...decision, status: decision.teamKey === null ? 'ignored' : 'matched' })
    .where(
      and(
        eq(teamSpelling.source, key.source),
        eq(teamSpelling.leagueId, key.leagueId),
        eq(teamSpelling.spelling, key.spelling),
        eq(teamSpelling.status, 'open'),
      ),
    );
  return result.rowCount === 1;
}
