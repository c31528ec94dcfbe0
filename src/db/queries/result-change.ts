import type { Queryable, Transaction } from '../client.ts';
import { and, eq, isNull, not, sql } from '../drizzle.ts';
import { league } from '../tables/league.ts';
import { pick } from '../tables/pick.ts';
import { resultChange } from '../tables/result-change.ts';
import { resultChangeReview } from '../tables/result-change-review.ts';
import { newestGrade } from './newest-grade.ts';
import { isPostponedBeyond } from './pick.ts';

/**
 * Changes of results behind a grade that no one has looked at and no correction has answered, the oldest first. How a game
 * that was moved away by more than `postponedHours` ends is no change of a bet that was void by then.
 */
export async function listOpenResultChanges(db: Queryable, options: { readonly postponedHours: number }) {
  const grade = newestGrade(db, { pickId: resultChange.pickId });
  return db
    .select({
      change: resultChange,
      pick: {
        betType: pick.betType,
        side: pick.side,
        line: pick.line,
        serialDay: pick.serialDay,
        serialNo: pick.serialNo,
      },
      sport: league.sport,
      gradedAt: grade.knownAt,
      wouldBe: grade.wouldBe,
      homeScore: grade.homeScore,
      awayScore: grade.awayScore,
    })
    .from(resultChange)
    .innerJoin(pick, eq(pick.id, resultChange.pickId))
    .innerJoin(league, eq(league.id, pick.leagueId))
    .innerJoinLateral(grade, sql`true`)
    .leftJoin(
      resultChangeReview,
      and(
        eq(resultChangeReview.pickId, resultChange.pickId),
        eq(resultChangeReview.knownAt, resultChange.knownAt),
      ),
    )
    .where(
      and(
        isNull(resultChangeReview.pickId),
        sql`(${grade.correctionId} is null or ${grade.knownAt} <= ${resultChange.knownAt})`,
        not(
          sql`(${grade.wouldBe} = 'cancel' and ${isPostponedBeyond(options.postponedHours, resultChange.knownAt)})`,
        ),
      ),
    )
    .orderBy(resultChange.knownAt, resultChange.pickId);
}

export type OpenResultChange = Awaited<ReturnType<typeof listOpenResultChanges>>[number];

/** Answers whether it is new: a change is looked at once. */
export async function insertResultChangeReview(
  tx: Transaction,
  row: typeof resultChangeReview.$inferInsert,
): Promise<boolean> {
  const result = await tx.insert(resultChangeReview).values(row).onConflictDoNothing();
  return result.rowCount === 1;
}
