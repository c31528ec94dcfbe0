import type { Queryable, Transaction } from '../client.ts';
import { and, asc, desc, eq, isNull, lte, sql } from '../drizzle.ts';
import { gameState } from '../tables/game-state.ts';
import { gradeDecision } from '../tables/grade-decision.ts';
import { gradeProposal } from '../tables/grade-proposal.ts';
import { league } from '../tables/league.ts';
import { pick } from '../tables/pick.ts';
import { pickGrade } from '../tables/pick-grade.ts';
import { pickWithdrawal } from '../tables/pick-withdrawal.ts';
import { newestGrade } from './newest-grade.ts';
import type { GradeInsert } from './pick.ts';
import { pickOpensAt } from './pick-opens-at.ts';

/** a pick as the person who withdraws or corrects it has to know it, with its newest grade. */
export async function findPickForOperator(
  db: Queryable,
  by: { readonly id: string } | { readonly day: string; readonly no: number },
) {
  const grade = newestGrade(db);
  const [row] = await db
    .select({
      pick,
      opensAt: pickOpensAt,
      sport: league.sport,
      gradedAt: grade.knownAt,
      result: grade.result,
      homeScore: grade.homeScore,
      awayScore: grade.awayScore,
      settledAt: sql<Date | null>`(select min(known_at) from pick_grade where pick_id = ${pick.id})`.mapWith(
        pickGrade.knownAt,
      ),
      withdrawnAt: pickWithdrawal.withdrawnAt,
    })
    .from(pick)
    .innerJoin(league, eq(league.id, pick.leagueId))
    .leftJoinLateral(grade, sql`true`)
    .leftJoin(pickWithdrawal, eq(pickWithdrawal.pickId, pick.id))
    .where('id' in by ? eq(pick.id, by.id) : and(eq(pick.serialDay, by.day), eq(pick.serialNo, by.no)))
    .limit(1);
  return row ?? null;
}

export type PickForOperator = NonNullable<Awaited<ReturnType<typeof findPickForOperator>>>;

/** The feed's finer word for how a game stands, as known at an instant; null where it has none. */
export async function findFeedReason(
  db: Queryable,
  options: { readonly gameId: string; readonly asOf: Date },
): Promise<string | null> {
  const [state] = await db
    .select({ reason: gameState.reason })
    .from(gameState)
    .where(and(eq(gameState.gameId, options.gameId), lte(gameState.knownAt, options.asOf)))
    .orderBy(desc(gameState.knownAt))
    .limit(1);
  return state?.reason ?? null;
}

/** Answers whether the withdrawal is new: a pick is withdrawn once. */
export async function insertWithdrawal(
  db: Queryable,
  row: typeof pickWithdrawal.$inferInsert,
): Promise<boolean> {
  const result = await db.insert(pickWithdrawal).values(row).onConflictDoNothing();
  return result.rowCount === 1;
}

export async function insertProposal(db: Queryable, row: typeof gradeProposal.$inferInsert): Promise<void> {
  await db.insert(gradeProposal).values(row);
}

/** A proposal with its decision, if there is one. Anyone who decides next waits until this transaction ends. */
export async function lockProposal(tx: Transaction, id: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`grade-proposal:${id}`}))`);
  const [proposal] = await tx.select().from(gradeProposal).where(eq(gradeProposal.id, id));
  if (!proposal) return null;
  const [decision] = await tx.select().from(gradeDecision).where(eq(gradeDecision.proposalId, id));
  return { proposal, decision: decision ?? null };
}

export async function insertDecision(tx: Transaction, row: typeof gradeDecision.$inferInsert): Promise<void> {
  await tx.insert(gradeDecision).values(row);
}

/** The second grade of a pick, or a later one; the database refuses it without an approved proposal. */
export async function insertCorrection(tx: Transaction, row: GradeInsert): Promise<void> {
  await tx.insert(pickGrade).values(row);
}

/** One correction of a pick is proposed at a time. */
export async function lockCorrections(tx: Transaction, pickId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`correct:${pickId}`}))`);
}

/** Proposals without a decision, of all picks or of one, the oldest first. */
export async function listOpenProposals(db: Queryable, options: { readonly pickId?: string } = {}) {
  const rows = await db
    .select({ proposal: gradeProposal })
    .from(gradeProposal)
    .leftJoin(gradeDecision, eq(gradeDecision.proposalId, gradeProposal.id))
    .where(
      and(
        isNull(gradeDecision.proposalId),
        options.pickId === undefined ? undefined : eq(gradeProposal.pickId, options.pickId),
      ),
    )
    .orderBy(gradeProposal.proposedAt, gradeProposal.id);
  return rows.map((row) => row.proposal);
}

/** Every grade that a pick was given, the first one first, with who corrected it and why. */
export async function listGrades(db: Queryable, pickId: string) {
  return db
    .select({ grade: pickGrade, proposal: gradeProposal, decision: gradeDecision })
    .from(pickGrade)
    .leftJoin(gradeProposal, eq(gradeProposal.id, pickGrade.correctionId))
    .leftJoin(gradeDecision, eq(gradeDecision.proposalId, pickGrade.correctionId))
    .where(eq(pickGrade.pickId, pickId))
    .orderBy(asc(pickGrade.knownAt));
}

/** Why and when a pick was withdrawn; null where it stands. */
export async function findWithdrawal(db: Queryable, pickId: string) {
  const [row] = await db.select().from(pickWithdrawal).where(eq(pickWithdrawal.pickId, pickId));
  return row ?? null;
}
