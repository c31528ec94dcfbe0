import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { game } from '../tables/game.ts';
import { pick } from '../tables/pick.ts';
import { pickBatch } from '../tables/pick-batch.ts';
import { pickWithdrawal } from '../tables/pick-withdrawal.ts';
import { newestGrade } from './newest-grade.ts';
import { awayTeam, homeTeam } from './pick-columns.ts';
import { pickOpensAt } from './pick-opens-at.ts';
import type { BatchRow } from './proof.ts';

type Filter = { readonly from: string; readonly asOf: Date };

/** The batches of all days from one on, in the order of the chain, as published by an instant. */
export function listBatchesFrom(db: Queryable, { from, asOf }: Filter): Promise<BatchRow[]> {
  return db
    .select()
    .from(pickBatch)
    .where(and(gte(pickBatch.day, from), lte(pickBatch.publishedAt, asOf)))
    .orderBy(asc(pickBatch.day), asc(pickBatch.sequence));
}

/** Their picks in the order of their serials, with what became of them by then. */
export async function listWidgetPicks(db: Queryable, { from, asOf }: Filter) {
  const grade = newestGrade(db, { asOf });
  return db
    .select({
      pick,
      opensAt: pickOpensAt,
      homeNames: homeTeam.names,
      awayNames: awayTeam.names,
      result: grade.result,
      homeScore: grade.homeScore,
      awayScore: grade.awayScore,
      withdrawnAt: pickWithdrawal.withdrawnAt,
    })
    .from(pick)
    .innerJoin(game, eq(game.id, pick.gameId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .leftJoinLateral(grade, eq(grade.pickId, pick.id))
    .leftJoin(pickWithdrawal, and(eq(pickWithdrawal.pickId, pick.id), lte(pickWithdrawal.withdrawnAt, asOf)))
    .where(and(gte(pick.serialDay, from), lte(pick.publishedAt, asOf)))
    .orderBy(asc(pick.serialDay), asc(pick.serialNo));
}
