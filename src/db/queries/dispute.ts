import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { and, asc, desc, eq, inArray, isNull, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { account } from '../tables/account.ts';
import { disputeAnswer } from '../tables/dispute-answer.ts';
import { game } from '../tables/game.ts';
import { league } from '../tables/league.ts';
import { pick } from '../tables/pick.ts';
import { pickDispute } from '../tables/pick-dispute.ts';
import { gameColumns } from './pick-columns.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

export type DisputeRow = typeof pickDispute.$inferSelect;

/** Answers whether it is new: a member disputes a pick once. */
export async function insertDispute(db: Queryable, row: typeof pickDispute.$inferInsert): Promise<boolean> {
  const result = await db.insert(pickDispute).values(row).onConflictDoNothing();
  return result.rowCount === 1;
}

/** Disputes with their members, picks and answers: the open ones the oldest first, or those of one pick. */
export async function listDisputes(
  db: Queryable,
  filter: { readonly isOpen?: true; readonly pickId?: string },
) {
  return db
    .select({
      dispute: pickDispute,
      uuid: account.uuid,
      nickName: account.nickName,
      serialDay: pick.serialDay,
      serialNo: pick.serialNo,
      answer: { outcome: disputeAnswer.outcome, note: disputeAnswer.note, at: disputeAnswer.answeredAt },
    })
    .from(pickDispute)
    .innerJoin(account, eq(account.id, pickDispute.accountId))
    .innerJoin(pick, eq(pick.id, pickDispute.pickId))
    .leftJoin(disputeAnswer, eq(disputeAnswer.disputeId, pickDispute.id))
    .where(
      and(
        filter.isOpen ? isNull(disputeAnswer.disputeId) : undefined,
        filter.pickId ? eq(pickDispute.pickId, filter.pickId) : undefined,
      ),
    )
    .orderBy(pickDispute.raisedAt, desc(pickDispute.id));
}

/** What a member has said against some picks, with the operators' words on it. */
export async function listMemberDisputes(
  db: Queryable,
  options: { readonly accountId: number; readonly pickIds: readonly string[] },
) {
  return db
    .select({
      pickId: pickDispute.pickId,
      raisedAt: pickDispute.raisedAt,
      outcome: disputeAnswer.outcome,
      answer: disputeAnswer.note,
    })
    .from(pickDispute)
    .leftJoin(disputeAnswer, eq(disputeAnswer.disputeId, pickDispute.id))
    .where(
      and(eq(pickDispute.accountId, options.accountId), inArray(pickDispute.pickId, [...options.pickIds])),
    );
}

export async function findDispute(tx: Transaction, id: string): Promise<DisputeRow | null> {
  const [row] = await tx.select().from(pickDispute).where(eq(pickDispute.id, id));
  return row ?? null;
}

/** Answers whether it is new: a dispute is answered once. */
export async function insertDisputeAnswer(
  tx: Transaction,
  row: typeof disputeAnswer.$inferInsert,
): Promise<boolean> {
  const result = await tx.insert(disputeAnswer).values(row).onConflictDoNothing();
  return result.rowCount === 1;
}

/** A page of the disputes of some brands with their members, games, picks and answers: the open ones the oldest first, or all, newest first. */
export async function listDisputeQueue(
  db: Queryable,
  options: {
    readonly brands: readonly string[];
    readonly isOpen: boolean;
    readonly limit: number;
    readonly offset: number;
  },
) {
  const where = and(
    inArray(pickDispute.brand, [...options.brands]),
    options.isOpen ? isNull(disputeAnswer.disputeId) : undefined,
  );
  const rows = await db
    .select({
      dispute: pickDispute,
      uuid: account.uuid,
      nickName: account.nickName,
      pick,
      ...gameColumns,
      outcome: disputeAnswer.outcome,
      answeredBy: disputeAnswer.answeredBy,
      answeredAt: disputeAnswer.answeredAt,
      waits: column(
        z.boolean(),
        sql`exists (select 1 from grade_proposal where grade_proposal.dispute_id = ${pickDispute.id}
        and not exists (select 1 from grade_decision where proposal_id = grade_proposal.id))`,
      ),
      total: column(z.number(), sql`(count(*) over ())::int`),
    })
    .from(pickDispute)
    .innerJoin(account, eq(account.id, pickDispute.accountId))
    .innerJoin(pick, eq(pick.id, pickDispute.pickId))
    .innerJoin(game, eq(game.id, pick.gameId))
    .innerJoin(league, eq(league.id, pick.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .leftJoin(disputeAnswer, eq(disputeAnswer.disputeId, pickDispute.id))
    .where(where)
    .orderBy(options.isOpen ? asc(pickDispute.raisedAt) : desc(pickDispute.raisedAt), desc(pickDispute.id))
    .limit(options.limit)
    .offset(options.offset);
  return { rows, total: rows[0]?.total ?? 0 };
}
