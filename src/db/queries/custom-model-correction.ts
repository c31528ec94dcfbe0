import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { and, eq, isNull, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { customModel } from '../tables/custom-model.ts';
import { customModelCorrection } from '../tables/custom-model-correction.ts';
import { customModelGrade } from '../tables/custom-model-grade.ts';
import { customModelVerdict } from '../tables/custom-model-verdict.ts';
import { gameState } from '../tables/game-state.ts';
import { gradeDecision } from '../tables/grade-decision.ts';
import { gradeProposal } from '../tables/grade-proposal.ts';
import { pick } from '../tables/pick.ts';
import { insertJsonRows } from './json-rows.ts';

export type CorrectionInsert = typeof customModelCorrection.$inferInsert;

/** Joins a verdict to the correction of its grade that counts: the one that was decided last. */
export const isStandingCorrection = and(
  eq(customModelCorrection.modelId, customModelVerdict.modelId),
  eq(customModelCorrection.gameId, customModelVerdict.gameId),
  sql`not exists (select 1 from ${customModelCorrection} as later
    where later.model_id = ${customModelVerdict.modelId} and later.game_id = ${customModelVerdict.gameId}
      and (later.decided_at, later.correction_id) > (${customModelCorrection.decidedAt}, ${customModelCorrection.correctionId}))`,
);

/** Grades of members' models on games of which a correction was approved that they have not followed yet, as decided. */
export async function listGradesToCorrect(db: Queryable, limit: number) {
  return db
    .select({
      modelId: customModelGrade.modelId,
      gameId: customModelGrade.gameId,
      correctionId: gradeProposal.id,
      decidedAt: gradeDecision.decidedAt,
      side: customModelVerdict.side,
      line: customModelVerdict.line,
      odds: customModelVerdict.odds,
      sport: customModel.sport,
      category: customModel.category,
      status: gradeProposal.status,
      homeScore: gradeProposal.homeScore,
      awayScore: gradeProposal.awayScore,
      parts: gradeProposal.parts,
      /** The feed's finer word by then, by which the pick itself was graded again. */
      reason: column(
        z.string().nullable(),
        sql`(select state.reason from ${gameState} as state
        where state.game_id = ${customModelGrade.gameId} and state.known_at <= ${gradeDecision.decidedAt}
        order by state.known_at desc limit 1)`,
      ),
    })
    .from(gradeDecision)
    .innerJoin(gradeProposal, eq(gradeProposal.id, gradeDecision.proposalId))
    .innerJoin(pick, eq(pick.id, gradeProposal.pickId))
    .innerJoin(customModelGrade, eq(customModelGrade.gameId, pick.gameId))
    .innerJoin(
      customModelVerdict,
      and(
        eq(customModelVerdict.modelId, customModelGrade.modelId),
        eq(customModelVerdict.gameId, customModelGrade.gameId),
      ),
    )
    .innerJoin(customModel, eq(customModel.id, customModelGrade.modelId))
    .leftJoin(
      customModelCorrection,
      and(
        eq(customModelCorrection.modelId, customModelGrade.modelId),
        eq(customModelCorrection.gameId, customModelGrade.gameId),
        eq(customModelCorrection.correctionId, gradeProposal.id),
      ),
    )
    .where(and(eq(gradeDecision.approved, true), isNull(customModelCorrection.correctionId)))
    .orderBy(gradeDecision.decidedAt, gradeProposal.id, customModelGrade.modelId)
    .limit(limit);
}

/** Adds corrected grades; one that was followed already stays. */
export async function insertModelCorrections(
  db: Queryable,
  rows: readonly CorrectionInsert[],
): Promise<void> {
  await db.execute(insertJsonRows(customModelCorrection, rows));
}
