import type { Queryable } from '../client.ts';
import { and, asc, eq, inArray, or, sql } from '../drizzle.ts';
import { alias } from '../drizzle-tables.ts';
import { game } from '../tables/game.ts';
import { league } from '../tables/league.ts';
import { newsGame } from '../tables/news-game.ts';
import { newsTeam } from '../tables/news-team.ts';
import { team } from '../tables/team.ts';
import { likeAnywhere } from './like-anywhere.ts';

const home = alias(team, 'home');
const away = alias(team, 'away');

const teamColumns = {
  id: team.id,
  key: team.key,
  names: team.names,
  leagueId: team.leagueId,
  leagueNames: league.names,
  sport: league.sport,
};

const gameColumns = {
  id: game.id,
  startAt: game.startAt,
  leagueId: game.leagueId,
  leagueNames: league.names,
  sport: league.sport,
  home: home.names,
  away: away.names,
};

/** Teams whose name in any language has the text in it, the shortest names first. */
export function searchTeams(
  db: Queryable,
  { typed, limit }: { readonly typed: string; readonly limit: number },
) {
  return db
    .select(teamColumns)
    .from(team)
    .innerJoin(league, eq(league.id, team.leagueId))
    .where(
      sql`exists (select 1 from jsonb_each_text(${team.names}) as one(language, name) where one.name ilike ${likeAnywhere(typed)})`,
    )
    .orderBy(sql`length(${team.names} ->> 'en')`, asc(league.position), asc(team.id))
    .limit(limit);
}

/** Games of the given sources in which such a team plays, the nearest to an instant first. */
export function searchGames(
  db: Queryable,
  options: {
    readonly typed: string;
    readonly sources: readonly string[];
    readonly near: Date;
    readonly limit: number;
  },
) {
  const named = (side: typeof home | typeof away) =>
    sql`exists (select 1 from jsonb_each_text(${side.names}) as one(language, name) where one.name ilike ${likeAnywhere(options.typed)})`;
  return selectGames(db)
    .where(and(inArray(game.source, [...options.sources]), or(named(home), named(away))))
    .orderBy(
      sql`abs(extract(epoch from ${game.startAt} - ${options.near.toISOString()}::timestamptz))`,
      asc(game.id),
    )
    .limit(options.limit);
}

export function listTaggedTeams(db: Queryable, ids: readonly string[]) {
  return db
    .select(teamColumns)
    .from(team)
    .innerJoin(league, eq(league.id, team.leagueId))
    .where(inArray(team.id, [...ids]))
    .orderBy(asc(team.id));
}

export function listTaggedGames(db: Queryable, ids: readonly string[]) {
  return selectGames(db)
    .where(inArray(game.id, [...ids]))
    .orderBy(asc(game.startAt), asc(game.id));
}

/** The tags of an article on the site. */
export async function listNewsTags(db: Queryable, newsId: string) {
  const [teams, games] = await Promise.all([
    db
      .select(teamColumns)
      .from(newsTeam)
      .innerJoin(team, eq(team.id, newsTeam.teamId))
      .innerJoin(league, eq(league.id, team.leagueId))
      .where(eq(newsTeam.newsId, newsId))
      .orderBy(asc(team.id)),
    selectGames(db)
      .innerJoin(newsGame, eq(newsGame.gameId, game.id))
      .where(eq(newsGame.newsId, newsId))
      .orderBy(asc(game.startAt), asc(game.id)),
  ]);
  return { teams, games };
}

function selectGames(db: Queryable) {
  return db
    .select(gameColumns)
    .from(game)
    .innerJoin(home, eq(home.id, game.homeTeamId))
    .innerJoin(away, eq(away.id, game.awayTeamId))
    .innerJoin(league, eq(league.id, game.leagueId));
}

export type TaggedTeam = Awaited<ReturnType<typeof searchTeams>>[number];
export type TaggedGame = Awaited<ReturnType<typeof searchGames>>[number];
