import type { Sport } from '#terms/sports.ts';
import type { Queryable } from '../client.ts';
import { and, asc, eq, gt, lte, sql } from '../drizzle.ts';
import { game } from '../tables/game.ts';
import { league } from '../tables/league.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

/** The games of a sport that start in (after, until], as they were announced by `asOf`. */
export async function listFixtureRows(
  db: Queryable,
  filter: {
    readonly source: string;
    readonly sport: Sport;
    readonly after: Date;
    readonly until: Date;
    readonly asOf: Date;
  },
) {
  return db
    .select({ game, sport: league.sport, homeKey: homeTeam.key, awayKey: awayTeam.key })
    .from(game)
    .innerJoin(league, eq(league.id, game.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .where(
      and(
        eq(game.source, filter.source),
        eq(league.sport, filter.sport),
        gt(game.startAt, filter.after),
        lte(game.startAt, filter.until),
        lte(game.knownAt, filter.asOf),
        sql`not exists (select 1 from game_state where game_state.game_id = ${game.id}
          and game_state.known_at <= ${filter.asOf} and game_state.status = 'canceled')`,
      ),
    )
    .orderBy(asc(game.startAt), asc(game.id));
}

export type FixtureRow = Awaited<ReturnType<typeof listFixtureRows>>[number];
