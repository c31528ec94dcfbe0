import type { Queryable } from '../client.ts';
import { and, asc, eq, gte, inArray, lte, or, sql } from '../drizzle.ts';
import { league } from '../tables/league.ts';
import { season } from '../tables/season.ts';

/** Leagues that are covered or have been, with the dates of the season that is running, or else the next one, as known at an instant. */
export async function listLeagueRows(
  db: Queryable,
  filter: { readonly sport?: string | undefined; readonly asOf: Date; readonly sources: readonly string[] },
) {
  const current = db
    .selectDistinctOn([season.leagueId], {
      leagueId: season.leagueId,
      season: season.season,
      fromAt: season.fromAt,
      toAt: season.toAt,
      origin: season.origin,
    })
    .from(season)
    .where(
      and(
        gte(season.toAt, filter.asOf),
        lte(season.knownAt, filter.asOf),
        inArray(season.source, [...filter.sources]),
      ),
    )
    .orderBy(season.leagueId, asc(season.fromAt))
    .as('current_season');
  return db
    .select({
      id: league.id,
      sport: league.sport,
      names: league.names,
      country: league.country,
      covered: league.covered,
      season: current.season,
      fromAt: current.fromAt,
      toAt: current.toAt,
      origin: current.origin,
    })
    .from(league)
    .leftJoin(current, eq(current.leagueId, league.id))
    .where(
      and(
        filter.sport ? sql`${league.sport} = ${filter.sport}` : undefined,
        or(eq(league.covered, true), sql`exists (select 1 from game where game.league_id = ${league.id})`),
      ),
    )
    .orderBy(asc(league.position));
}

/** What every league is called. */
export function listLeagueNames(db: Queryable) {
  return db.select({ id: league.id, names: league.names }).from(league);
}

/** Every season that a source has reported. */
export function listSeasonRows(db: Queryable, source: string) {
  return db.select().from(season).where(eq(season.source, source));
}
