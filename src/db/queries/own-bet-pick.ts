import type { Queryable } from '../client.ts';
import { and, desc, eq, gt, inArray, lte, type SQL, sql } from '../drizzle.ts';
import { game } from '../tables/game.ts';
import { league } from '../tables/league.ts';
import { pick } from '../tables/pick.ts';
import { newestGrade } from './newest-grade.ts';
import { isComingAt } from './pick-opens-at.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

/** Who asks, and when: one without a plan sees no pick of a game that has not begun, the free one apart. */
export type PickReader = {
  readonly asOf: Date;
  readonly sources: readonly string[];
  readonly seesClosed: boolean;
};

/** What a bet is compared with. What the reader may not see is not there at all. */
export function listFollowablePicks(
  db: Queryable,
  { asOf, sources, seesClosed }: PickReader,
  filter: {
    readonly ids?: readonly string[];
    /** Published by then, and with a game that begins after `startsAfter`. */
    readonly publishedBy?: Date;
    readonly startsAfter?: Date;
    readonly limit: number;
  },
) {
  const grade = newestGrade(db, { asOf });
  const conditions: (SQL | undefined)[] = [
    eq(pick.origin, 'live'),
    inArray(pick.source, [...sources]),
    lte(
      pick.publishedAt,
      filter.publishedBy !== undefined && filter.publishedBy < asOf ? filter.publishedBy : asOf,
    ),
    filter.startsAfter === undefined ? undefined : gt(pick.startAt, filter.startsAfter),
    filter.ids === undefined ? undefined : inArray(pick.id, [...filter.ids]),
    seesClosed ? undefined : sql`(${pick.isFree} or not ${isComingAt(asOf)})`,
  ];
  return db
    .select({
      id: pick.id,
      serialDay: pick.serialDay,
      serialNo: pick.serialNo,
      gameId: pick.gameId,
      sport: league.sport,
      publishedAt: pick.publishedAt,
      startAt: pick.startAt,
      betType: pick.betType,
      side: pick.side,
      line: pick.line,
      odds: pick.odds,
      units: pick.units,
      homeNames: homeTeam.names,
      awayNames: awayTeam.names,
      result: grade.result,
      closingValue: grade.closingValue,
    })
    .from(pick)
    .innerJoin(game, eq(game.id, pick.gameId))
    .innerJoin(league, eq(league.id, pick.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .leftJoinLateral(grade, sql`true`)
    .where(and(...conditions))
    .orderBy(desc(pick.startAt), pick.id)
    .limit(filter.limit);
}

export type FollowablePickRow = Awaited<ReturnType<typeof listFollowablePicks>>[number];
