import { z } from 'zod';
import type { RecordOrigin } from '#terms/results.ts';
import type { Queryable } from '../client.ts';
import { and, asc, desc, eq, gte, inArray, lt, lte, type SQL, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { game } from '../tables/game.ts';
import { league } from '../tables/league.ts';
import { pick } from '../tables/pick.ts';
import { pickGrade } from '../tables/pick-grade.ts';
import { pickPending } from '../tables/pick-pending.ts';
import { pickWithdrawal } from '../tables/pick-withdrawal.ts';
import { gameStartAt } from './game-start-at.ts';
import { newestGrade } from './newest-grade.ts';
import { pickColumns } from './pick-columns.ts';
import { isComingAt, pickOpensAt } from './pick-opens-at.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

export type PickFilter = {
  readonly asOf: Date;
  readonly origin: RecordOrigin;
  readonly sources: readonly string[];
  readonly sport?: string | undefined;
  /** 'coming' is closed until its game begins, 'graded' has a result, 'all' is every pick. */
  readonly stage: 'coming' | 'graded' | 'all';
  /** These picks alone. */
  readonly ids?: readonly string[] | undefined;
  /** Picks of these games alone. */
  readonly gameIds?: readonly string[] | undefined;
  /** The free picks alone. */
  readonly isFree?: true | undefined;
  /** Without those that were withdrawn by then. */
  readonly isStanding?: true | undefined;
  readonly order: 'value' | 'start' | 'newest_result' | 'newest_serial';
};

/**
 * Picks with their games, newest grade and withdrawal, as known at an instant. The page is chosen among the picks alone, so
 * that only its own rows are looked up elsewhere.
 */
export async function listPickRows(
  db: Queryable,
  filter: PickFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  const chosen = chosenPicks(db, filter, page);
  const grade = newestGrade(db, { asOf: filter.asOf });
  return db
    .select({
      ...pickColumns,
      opensAt: pickOpensAt,
      gameStartAt: gameStartAt(filter.asOf),
      season: game.season,
      result: grade.result,
      profitCents: grade.profitCents,
      homeScore: grade.homeScore,
      awayScore: grade.awayScore,
      closingValue: grade.closingValue,
      gradedAt: grade.knownAt,
      settledAt: sql<Date | null>`(select min(${pickGrade.knownAt}) from ${pickGrade}
        where ${pickGrade.pickId} = ${pick.id} and ${pickGrade.knownAt} <= ${filter.asOf})`.mapWith(
        pickGrade.knownAt,
      ),
      withdrawnAt: pickWithdrawal.withdrawnAt,
    })
    .from(chosen)
    .innerJoin(pick, eq(pick.id, chosen.id))
    .innerJoin(game, eq(game.id, pick.gameId))
    .innerJoin(league, eq(league.id, pick.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .leftJoinLateral(grade, sql`true`)
    .leftJoin(
      pickWithdrawal,
      and(eq(pickWithdrawal.pickId, pick.id), lte(pickWithdrawal.withdrawnAt, filter.asOf)),
    )
    .orderBy(...order(filter.order));
}

function chosenPicks(
  db: Queryable,
  filter: PickFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  return db
    .select({ id: pick.id })
    .from(pick)
    .where(and(...conditions(filter)))
    .orderBy(...order(filter.order))
    .limit(page.limit)
    .offset(page.offset)
    .as('chosen');
}

/** How many picks fit, counted one by one: quick for the few that are coming, slow for a whole ledger. */
export async function countPickRows(db: Queryable, filter: PickFilter): Promise<number> {
  const [row] = await db
    .select({ n: column(z.number(), sql`count(*)::int`) })
    .from(pick)
    .where(and(...conditions(filter)));
  return row?.n ?? 0;
}

/** How many live picks that were published by an instant have no grade yet. */
export async function countPendingPicks(
  db: Queryable,
  filter: { readonly sources: readonly string[]; readonly asOf: Date },
): Promise<number> {
  const [row] = await db
    .select({ n: column(z.number(), sql`count(*)::int`) })
    .from(pickPending)
    .innerJoin(pick, eq(pick.id, pickPending.pickId))
    .where(and(inArray(pick.source, [...filter.sources]), lte(pick.publishedAt, filter.asOf)));
  return row?.n ?? 0;
}

export type PickListRow = Awaited<ReturnType<typeof listPickRows>>[number];

function conditions(filter: PickFilter): SQL[] {
  const all: (SQL | undefined)[] = [
    eq(pick.origin, filter.origin),
    lte(pick.publishedAt, filter.asOf),
    inArray(pick.source, [...filter.sources]),
    filter.sport ? sql`${pick.leagueId} in (select id from league where sport = ${filter.sport})` : undefined,
    filter.ids ? inArray(pick.id, [...filter.ids]) : undefined,
    filter.gameIds ? inArray(pick.gameId, [...filter.gameIds]) : undefined,
    filter.isFree ? eq(pick.isFree, true) : undefined,
    filter.isStanding
      ? sql`not exists (select 1 from pick_withdrawal where pick_id = ${pick.id}
          and withdrawn_at <= ${filter.asOf})`
      : undefined,
    filter.stage === 'coming' ? isComingAt(filter.asOf) : undefined,
    filter.stage === 'graded'
      ? sql`exists (select 1 from pick_grade where pick_id = ${pick.id} and known_at <= ${filter.asOf})`
      : undefined,
  ];
  return all.filter((condition) => condition !== undefined);
}

function order(by: PickFilter['order']): SQL[] {
  switch (by) {
    case 'value':
      return [desc(pick.ev), asc(pick.startAt), asc(pick.id)];
    case 'start':
      return [asc(pickOpensAt), asc(pick.serialDay), asc(pick.serialNo), asc(pick.id)];
    case 'newest_result':
      return [desc(pick.startAt), desc(pick.publishedAt), asc(pick.id)];
    case 'newest_serial':
      return [desc(pick.serialDay), desc(pick.serialNo)];
  }
}

/** The coming picks of a filter by what they are sorted and judged by, with the start of their game as it is known. */
export async function listComingKeys(
  db: Queryable,
  filter: {
    readonly asOf: Date;
    readonly sources: readonly string[];
    readonly sport?: string | undefined;
    readonly leagueId?: string | undefined;
    readonly betType?: string | undefined;
    /** Starts in [from, until). */
    readonly from: Date | null;
    readonly until: Date | null;
  },
) {
  const { asOf, from, until } = filter;
  return db
    .select({
      id: pick.id,
      gameId: pick.gameId,
      leagueId: pick.leagueId,
      betType: pick.betType,
      side: pick.side,
      pWin: pick.pWin,
      pLose: pick.pLose,
      ev: pick.ev,
      units: pick.units,
      minOdds: pick.minOdds,
      oddsSnapshot: pick.oddsSnapshot,
      opensAt: pickOpensAt,
    })
    .from(pick)
    .innerJoin(league, eq(league.id, pick.leagueId))
    .where(
      and(
        eq(pick.origin, 'live'),
        inArray(pick.source, [...filter.sources]),
        isComingAt(asOf),
        lte(pick.publishedAt, asOf),
        from ? gte(pickOpensAt, from) : undefined,
        until ? lt(pickOpensAt, until) : undefined,
        filter.sport ? sql`${league.sport} = ${filter.sport}` : undefined,
        filter.leagueId ? eq(pick.leagueId, filter.leagueId) : undefined,
        filter.betType ? sql`${pick.betType} = ${filter.betType}` : undefined,
      ),
    )
    .orderBy(asc(pickOpensAt), asc(pick.serialDay), asc(pick.serialNo));
}

export type ComingKey = Awaited<ReturnType<typeof listComingKeys>>[number];
