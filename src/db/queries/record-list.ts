import { z } from 'zod';
import type { RecordOrigin, SettledResult } from '#terms/results.ts';
import type { Queryable } from '../client.ts';
import { and, desc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { game } from '../tables/game.ts';
import { league } from '../tables/league.ts';
import { pick } from '../tables/pick.ts';
import { pickGrade } from '../tables/pick-grade.ts';
import { pickPass } from '../tables/pick-pass.ts';
import { pickPending } from '../tables/pick-pending.ts';
import { pickRecord } from '../tables/pick-record.ts';
import { pickWithdrawal } from '../tables/pick-withdrawal.ts';
import { gameStartAt } from './game-start-at.ts';
import { newestGrade } from './newest-grade.ts';
import { gameColumns, pickColumns } from './pick-columns.ts';
import { pickOpensAt } from './pick-opens-at.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

export type RecordListFilter = {
  readonly origin: RecordOrigin;
  readonly sources: readonly string[];
  readonly sport?: string | undefined;
  readonly leagueId?: string | undefined;
  readonly betType?: string | undefined;
  readonly result?: SettledResult | undefined;
  /** Settled (or, where there is no grade, started) in [from, until). */
  readonly from: Date | null;
  readonly until: Date;
  readonly asOf: Date;
};

export type Page = { readonly limit: number; readonly offset: number };

/** A page of settled picks as they stood at an instant, the newest first. */
export async function listRecordRows(db: Queryable, filter: RecordListFilter, page: Page) {
  const chosen = db
    .select({ id: pickRecord.pickId, settledAt: pickRecord.settledAt })
    .from(pickRecord)
    .where(and(...recordConditions(filter)))
    .orderBy(desc(pickRecord.settledAt), pickRecord.pickId)
    .limit(page.limit)
    .offset(page.offset)
    .as('chosen');
  const grade = newestGrade(db, { asOf: filter.asOf, pickId: chosen.id });
  return db
    .select({
      ...pickColumns,
      gameStartAt: gameStartAt(filter.asOf),
      opensAt: pickOpensAt,
      settledAt: chosen.settledAt,
      result: grade.result,
      wouldBe: grade.wouldBe,
      profitCents: grade.profitCents,
      homeScore: grade.homeScore,
      awayScore: grade.awayScore,
      closingOdds: grade.closingOdds,
      closingValue: grade.closingValue,
      odds15: pickRecord.odds15,
      odds60: pickRecord.odds60,
      grades: column(
        z.number(),
        sql`(select count(*) from ${pickGrade} where ${pickGrade.pickId} = ${chosen.id}
        and ${pickGrade.knownAt} <= ${filter.asOf})::int`,
      ),
    })
    .from(chosen)
    .innerJoin(pickRecord, eq(pickRecord.pickId, chosen.id))
    .innerJoin(pick, eq(pick.id, chosen.id))
    .innerJoin(game, eq(game.id, pick.gameId))
    .innerJoin(league, eq(league.id, pick.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .innerJoinLateral(grade, sql`true`)
    .leftJoin(pickWithdrawal, eq(pickWithdrawal.pickId, pick.id))
    .orderBy(desc(chosen.settledAt), chosen.id);
}

export type RecordListRow = Awaited<ReturnType<typeof listRecordRows>>[number];

function recordConditions(filter: RecordListFilter): (SQL | undefined)[] {
  const { from, asOf } = filter;
  return [
    eq(pickRecord.origin, filter.origin),
    inArray(pickRecord.source, [...filter.sources]),
    lte(pickRecord.settledAt, asOf),
    from ? gte(pickRecord.settledAt, from) : undefined,
    lt(pickRecord.settledAt, filter.until),
    filter.sport ? sql`${pickRecord.sport} = ${filter.sport}` : undefined,
    filter.leagueId ? eq(pickRecord.leagueId, filter.leagueId) : undefined,
    filter.betType ? sql`${pickRecord.betType} = ${filter.betType}` : undefined,
    // A grade that was corrected since counts as what it was.
    filter.result
      ? sql`case when ${pickRecord.gradedAt} <= ${asOf} then ${pickRecord.result}
          else (select result from graded_picks(array[${pickRecord.pickId}], ${asOf})) end = ${filter.result}`
      : undefined,
  ];
}

/** A page of live picks whose game has begun and that have no grade yet, the newest start first. */
export async function listPendingRows(db: Queryable, filter: RecordListFilter, page: Page) {
  return db
    .select({
      ...pickColumns,
      gameStartAt: gameStartAt(filter.asOf),
      opensAt: pickOpensAt,
      total: column(z.number(), sql`(count(*) over ())::int`),
    })
    .from(pickPending)
    .innerJoin(pick, eq(pick.id, pickPending.pickId))
    .innerJoin(game, eq(game.id, pick.gameId))
    .innerJoin(league, eq(league.id, pick.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .leftJoin(pickWithdrawal, eq(pickWithdrawal.pickId, pick.id))
    .where(
      and(
        eq(pick.origin, filter.origin),
        inArray(pick.source, [...filter.sources]),
        lte(pickOpensAt, filter.asOf),
        filter.from ? gte(pickOpensAt, filter.from) : undefined,
        lt(pickOpensAt, filter.until),
        filter.sport ? sql`${league.sport} = ${filter.sport}` : undefined,
        filter.leagueId ? eq(pick.leagueId, filter.leagueId) : undefined,
        filter.betType ? sql`${pick.betType} = ${filter.betType}` : undefined,
      ),
    )
    .orderBy(desc(pickPending.startAt), pick.id)
    .limit(page.limit)
    .offset(page.offset);
}

/** When the next game starts that has a live pick, null where none is to come. */
export async function findNextStart(db: Queryable, after: Date): Promise<Date | null> {
  const [row] = await db
    .select({ opensAt: pickOpensAt })
    .from(pickPending)
    .innerJoin(pick, eq(pick.id, pickPending.pickId))
    .where(gt(pickOpensAt, after))
    .orderBy(pickOpensAt)
    .limit(1);
  return row?.opensAt ?? null;
}

export type PendingRow = Awaited<ReturnType<typeof listPendingRows>>[number];

/** A page of passes by the start of their games, the newest first. */
export async function listPassRows(db: Queryable, filter: RecordListFilter, page: Page) {
  return db
    .select({
      pass: pickPass,
      leagueId: game.leagueId,
      ...gameColumns,
      gameStartAt: gameStartAt(filter.asOf),
      dataOrigin: game.origin,
    })
    .from(pickPass)
    .innerJoin(game, eq(game.id, pickPass.gameId))
    .innerJoin(league, eq(league.id, game.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .where(and(...passConditions(filter)))
    .orderBy(desc(pickPass.startAt), pickPass.gameId, pickPass.betType)
    .limit(page.limit)
    .offset(page.offset);
}

export type PassRow = Awaited<ReturnType<typeof listPassRows>>[number];

export async function countPassRows(db: Queryable, filter: RecordListFilter): Promise<number> {
  const [row] = await db
    .select({ n: column(z.number(), sql`count(*)::int`) })
    .from(pickPass)
    .innerJoin(game, eq(game.id, pickPass.gameId))
    .innerJoin(league, eq(league.id, game.leagueId))
    .where(and(...passConditions(filter)));
  return row?.n ?? 0;
}

function passConditions(filter: RecordListFilter): (SQL | undefined)[] {
  return [
    eq(pickPass.origin, filter.origin),
    inArray(pickPass.source, [...filter.sources]),
    lte(pickPass.knownAt, filter.asOf),
    filter.from ? gte(pickPass.startAt, filter.from) : undefined,
    lt(pickPass.startAt, filter.until),
    filter.sport ? sql`${league.sport} = ${filter.sport}` : undefined,
    filter.leagueId ? eq(game.leagueId, filter.leagueId) : undefined,
    filter.betType ? sql`${pickPass.betType} = ${filter.betType}` : undefined,
  ];
}
