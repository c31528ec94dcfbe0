import { z } from 'zod';
import { FINAL_STATUSES, GAME_STATUSES } from '#terms/games.ts';
import type { Queryable } from '../client.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from '../drizzle.ts';
import { union } from '../drizzle-tables.ts';
import { column } from '../select-rows.ts';
import { forecast } from '../tables/forecast.ts';
import { game } from '../tables/game.ts';
import { gameRevision } from '../tables/game-revision.ts';
import { gameState } from '../tables/game-state.ts';
import { league } from '../tables/league.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

type GameFilter = {
  /** Start instants in [from, until). */
  readonly from: Date;
  readonly until: Date;
  /** Nothing that became known later than this is seen. */
  readonly asOf: Date;
  readonly sources: readonly string[];
  readonly sport?: string | undefined;
  readonly leagueId?: string | undefined;
  readonly statuses?: readonly string[] | undefined;
  readonly ids?: readonly string[] | undefined;
  /** Games in which one of these teams plays. */
  readonly teamIds?: readonly string[] | undefined;
};

/**
 * Games with their newest state as known at an instant: in play, then coming, completed and canceled; by start time and
 * league within. `total` counts all that fit the filter.
 */
export async function listGameRows(
  db: Queryable,
  filter: GameFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  const state = newestState(db, filter.asOf);
  const revision = revisionInForce(db, filter.asOf);
  const startAt = sql<Date>`coalesce(${revision.startAt}, ${game.startAt})`.mapWith(game.startAt);
  const status = column(z.enum(GAME_STATUSES), sql`coalesce(${state.status}, 'not_started')`);
  return db
    .select({
      game: {
        ...getTableColumns(game),
        startAt,
        startSimulated: column(z.boolean(), sql`${wordThen(revision, 'startSimulated')}`),
        gameDay: sql<string>`${wordThen(revision, 'gameDay')}`.mapWith(game.gameDay),
        homeStarter: column(z.string().nullable(), sql`${wordThen(revision, 'homeStarter')}`),
        awayStarter: column(z.string().nullable(), sql`${wordThen(revision, 'awayStarter')}`),
      },
      status,
      // The first column decides whether the whole group reads as null, so it is one that every state has.
      state: {
        knownAt: state.knownAt,
        reason: state.reason,
        homeScore: state.homeScore,
        awayScore: state.awayScore,
        parts: state.parts,
        elapsed: state.elapsed,
        stoppage: state.stoppage,
        half: state.half,
        period: state.period,
        remaining: state.remaining,
        inning: state.inning,
        inningHalf: state.inningHalf,
      },
      sport: league.sport,
      leagueNames: league.names,
      homeNames: homeTeam.names,
      awayNames: awayTeam.names,
      hasPrediction: column(
        z.boolean(),
        sql`exists (select 1 from ${forecast} where ${forecast.gameId} = ${game.id}
        and ${forecast.state} = 'ready' and ${forecast.knownAt} <= ${filter.asOf})`,
      ),
      total: column(z.number(), sql`(count(*) over ())::int`),
    })
    .from(game)
    .innerJoin(league, eq(league.id, game.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .leftJoinLateral(state, sql`true`)
    .leftJoinLateral(revision, sql`true`)
    .where(
      and(
        ...gameConditions(filter, status),
        inArray(game.id, gamesStartingIn(db, filter)),
        gte(startAt, filter.from),
        lt(startAt, filter.until),
        or(lte(game.knownAt, filter.asOf), isNotNull(revision.gameId)),
      ),
    )
    .orderBy(
      sql`array_position(array['in_progress', 'not_started', 'completed', 'canceled'], ${status})`,
      asc(startAt),
      asc(league.position),
      asc(game.id),
    )
    .limit(page.limit)
    .offset(page.offset);
}

export type GameListRow = Awaited<ReturnType<typeof listGameRows>>[number];

/** When a game last ended, was called off or had its result corrected; null before any has. */
export async function findLastEnd(db: Queryable, asOf: Date): Promise<Date | null> {
  const [row] = await db
    .select({ knownAt: gameState.knownAt })
    .from(gameState)
    .where(and(inArray(gameState.status, FINAL_STATUSES), lte(gameState.knownAt, asOf)))
    .orderBy(desc(gameState.knownAt))
    .limit(1);
  return row?.knownAt ?? null;
}

function newestState(db: Queryable, asOf: Date) {
  return db
    .select()
    .from(gameState)
    .where(and(eq(gameState.gameId, game.id), lte(gameState.knownAt, asOf)))
    .orderBy(desc(gameState.knownAt))
    .limit(1)
    .as('state');
}

/** What a game's row said at an instant before a later delivery changed it; nothing where the row stands as it was then. */
function revisionInForce(db: Queryable, asOf: Date) {
  return db
    .select()
    .from(gameRevision)
    .where(
      and(
        eq(gameRevision.gameId, game.id),
        lte(gameRevision.knownAt, asOf),
        gt(gameRevision.replacedAt, asOf),
      ),
    )
    .orderBy(desc(gameRevision.knownAt))
    .limit(1)
    .as('revision');
}

/** What a column said then: a revision without a starter says that no one was named yet. */
function wordThen(
  revision: ReturnType<typeof revisionInForce>,
  column: 'awayStarter' | 'gameDay' | 'homeStarter' | 'startSimulated',
): SQL {
  return sql`case when ${revision.gameId} is null then ${game[column]} else ${revision[column]} end`;
}

/** Games that start in the window now, or did before they were moved: both are found by index, not by looking at each game. */
function gamesStartingIn(db: Queryable, { from, until, asOf }: GameFilter) {
  const nowThere = db
    .select({ id: game.id })
    .from(game)
    .where(and(gte(game.startAt, from), lt(game.startAt, until)));
  const onceThere = db
    .select({ id: gameRevision.gameId })
    .from(gameRevision)
    .where(
      and(
        gt(gameRevision.replacedAt, asOf),
        gte(gameRevision.startAt, from),
        lt(gameRevision.startAt, until),
      ),
    );
  return union(nowThere, onceThere);
}

function gameConditions(filter: GameFilter, status: SQL): SQL[] {
  const conditions: (SQL | undefined)[] = [
    inArray(game.source, [...filter.sources]),
    filter.sport ? sql`${league.sport} = ${filter.sport}` : undefined,
    filter.leagueId ? eq(game.leagueId, filter.leagueId) : undefined,
    filter.statuses ? inArray(status, [...filter.statuses]) : undefined,
    filter.ids ? inArray(game.id, [...filter.ids]) : undefined,
    filter.teamIds
      ? or(inArray(game.homeTeamId, [...filter.teamIds]), inArray(game.awayTeamId, [...filter.teamIds]))
      : undefined,
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** How some games stood at an instant, for those that had ended by then. */
export async function listFinals(
  db: Queryable,
  filter: { readonly gameIds: readonly string[]; readonly asOf: Date },
) {
  if (filter.gameIds.length === 0) return [];
  const newest = db
    .selectDistinctOn([gameState.gameId])
    .from(gameState)
    .where(and(inArray(gameState.gameId, [...filter.gameIds]), lte(gameState.knownAt, filter.asOf)))
    .orderBy(gameState.gameId, desc(gameState.knownAt))
    .as('newest');
  return db
    .select({
      gameId: newest.gameId,
      status: newest.status,
      homeScore: newest.homeScore,
      awayScore: newest.awayScore,
      parts: newest.parts,
      reason: newest.reason,
      knownAt: newest.knownAt,
    })
    .from(newest)
    .where(inArray(newest.status, FINAL_STATUSES));
}

export type FinalRow = Awaited<ReturnType<typeof listFinals>>[number];
