import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { and, desc, eq, inArray, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { customModelBet } from '../tables/custom-model-bet.ts';
import { customModelCorrection } from '../tables/custom-model-correction.ts';
import { customModelGrade } from '../tables/custom-model-grade.ts';
import { customModelPreview } from '../tables/custom-model-preview.ts';
import { customModelRun } from '../tables/custom-model-run.ts';
import { customModelVerdict } from '../tables/custom-model-verdict.ts';
import { game } from '../tables/game.ts';
import { isStandingCorrection } from './custom-model-correction.ts';
import { insertJsonRows } from './json-rows.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

const isGradeOfVerdict = and(
  eq(customModelGrade.modelId, customModelVerdict.modelId),
  eq(customModelGrade.gameId, customModelVerdict.gameId),
);

export type BetInsert = typeof customModelBet.$inferInsert;
export type BetRow = typeof customModelBet.$inferSelect;
export type VerdictInsert = typeof customModelVerdict.$inferInsert;
export type GradeInsert = typeof customModelGrade.$inferInsert;
export type PreviewInsert = typeof customModelPreview.$inferInsert;

const names = {
  homeId: homeTeam.id,
  homeNames: homeTeam.names,
  awayId: awayTeam.id,
  awayNames: awayTeam.names,
};

/** Adds a finished run with its bets. */
export async function insertRun(
  db: Queryable,
  run: typeof customModelRun.$inferInsert,
  bets: readonly BetInsert[],
): Promise<void> {
  await db.insert(customModelRun).values(run);
  if (bets.length > 0) await db.execute(insertJsonRows(customModelBet, bets));
}

/** A page of a backtest's bets, the newest first, with the names of both teams. */
export async function listBets(
  db: Queryable,
  filter: {
    readonly modelId: string;
    readonly isLocked: boolean;
    readonly limit: number;
    readonly offset: number;
  },
) {
  const where = and(eq(customModelBet.modelId, filter.modelId), eq(customModelBet.isLocked, filter.isLocked));
  const rows = await db
    .select({ bet: customModelBet, ...names, total: column(z.number(), sql`(count(*) over ())::int`) })
    .from(customModelBet)
    .innerJoin(game, eq(game.id, customModelBet.gameId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .where(where)
    .orderBy(desc(customModelBet.startAt), desc(customModelBet.gameId))
    .limit(filter.limit)
    .offset(filter.offset);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** The open bets of some models, by start: what their backtests are compared and deflated by. */
export async function listOpenBets(db: Queryable, modelIds: readonly string[]): Promise<BetRow[]> {
  if (modelIds.length === 0) return [];
  return db
    .select()
    .from(customModelBet)
    .where(and(inArray(customModelBet.modelId, [...modelIds]), eq(customModelBet.isLocked, false)))
    .orderBy(customModelBet.startAt, customModelBet.gameId);
}

/** Number, profit and variance without skill (Σ odds − 1) of the open bets that were won or lost, by model. */
export async function sumOpenBets(db: Queryable, modelIds: readonly string[]) {
  if (modelIds.length === 0) return [];
  return db
    .select({
      modelId: customModelBet.modelId,
      n: column(z.number(), sql`count(*)::int`),
      profit: column(
        z.number(),
        sql`sum(case when ${customModelBet.result} = 'win' then ${customModelBet.odds} - 1 else -1 end)::float8`,
      ),
      variance: column(z.number(), sql`sum(${customModelBet.odds} - 1)::float8`),
    })
    .from(customModelBet)
    .where(
      and(
        inArray(customModelBet.modelId, [...modelIds]),
        eq(customModelBet.isLocked, false),
        inArray(customModelBet.result, ['win', 'lose']),
      ),
    )
    .groupBy(customModelBet.modelId);
}

/** Adds verdicts; one that is there already stays as it is. Returns how many were new. */
export async function insertVerdicts(db: Queryable, rows: readonly VerdictInsert[]): Promise<number> {
  if (rows.length === 0) return 0;
  const result = await db.execute(sql`${insertJsonRows(customModelVerdict, rows)} on conflict do nothing`);
  return result.rowCount ?? 0;
}

/** The verdicts of some models on games that start by an instant, with their grades as they stand, oldest first. */
export async function listVerdicts(
  db: Queryable,
  filter: { readonly modelIds: readonly string[]; readonly startedBy: Date },
) {
  if (filter.modelIds.length === 0) return [];
  const rows = await db
    .select({
      verdict: {
        modelId: customModelVerdict.modelId,
        startAt: customModelVerdict.startAt,
        side: customModelVerdict.side,
        odds: customModelVerdict.odds,
        pWin: customModelVerdict.pWin,
        pLose: customModelVerdict.pLose,
        ev: customModelVerdict.ev,
      },
      first: { result: customModelGrade.result, closingValue: customModelGrade.closingValue },
      corrected: { result: customModelCorrection.result, closingValue: customModelCorrection.closingValue },
    })
    .from(customModelVerdict)
    .leftJoin(customModelGrade, isGradeOfVerdict)
    .leftJoin(customModelCorrection, isStandingCorrection)
    .where(
      and(
        inArray(customModelVerdict.modelId, [...filter.modelIds]),
        sql`${customModelVerdict.startAt} <= ${filter.startedBy}`,
      ),
    )
    .orderBy(customModelVerdict.startAt, customModelVerdict.gameId);
  const open = { result: null, closingValue: null };
  return rows.map(({ verdict, first, corrected }) => ({ ...verdict, ...(corrected ?? first ?? open) }));
}

export type VerdictRow = Awaited<ReturnType<typeof listVerdicts>>[number];

/** A page of frozen picks on games that have started by an instant, the newest first, each with its first grade and the one that corrected it. */
export async function listFrozenPicks(
  db: Queryable,
  filter: {
    readonly modelId: string;
    readonly startedBy: Date;
    readonly limit: number;
    readonly offset: number;
  },
) {
  const rows = await db
    .select({
      bet: customModelVerdict,
      ...names,
      first: customModelGrade,
      corrected: customModelCorrection,
      total: column(z.number(), sql`(count(*) over ())::int`),
    })
    .from(customModelVerdict)
    .innerJoin(game, eq(game.id, customModelVerdict.gameId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .leftJoin(customModelGrade, isGradeOfVerdict)
    .leftJoin(customModelCorrection, isStandingCorrection)
    .where(
      and(
        eq(customModelVerdict.modelId, filter.modelId),
        sql`${customModelVerdict.side} is not null and ${customModelVerdict.startAt} <= ${filter.startedBy}`,
      ),
    )
    .orderBy(desc(customModelVerdict.startAt), desc(customModelVerdict.gameId))
    .limit(filter.limit)
    .offset(filter.offset);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Picks on games that start after an instant: frozen ones, and previews of games without a verdict. By start. */
export async function listUpcoming(
  db: Queryable,
  filter: { readonly modelId: string; readonly after: Date },
) {
  const frozen = await db
    .select({ bet: customModelVerdict, ...names })
    .from(customModelVerdict)
    .innerJoin(game, eq(game.id, customModelVerdict.gameId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .where(
      and(
        eq(customModelVerdict.modelId, filter.modelId),
        sql`${customModelVerdict.startAt} > ${filter.after}`,
      ),
    );
  const previews = await db
    .select({ bet: customModelPreview, ...names })
    .from(customModelPreview)
    .innerJoin(game, eq(game.id, customModelPreview.gameId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .where(
      and(
        eq(customModelPreview.modelId, filter.modelId),
        sql`${customModelPreview.startAt} > ${filter.after}`,
      ),
    );
  return { frozen, previews };
}

/** Puts the previews of some models in the place of those that were there. */
export async function replacePreviews(
  db: Queryable,
  modelIds: readonly string[],
  rows: readonly PreviewInsert[],
): Promise<void> {
  if (modelIds.length === 0) return;
  await db.delete(customModelPreview).where(inArray(customModelPreview.modelId, [...modelIds]));
  if (rows.length > 0) await db.execute(insertJsonRows(customModelPreview, rows));
}
