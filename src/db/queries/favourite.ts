import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { and, desc, eq, sql } from '../drizzle.ts';
import { localeTexts } from '../read-rows.ts';
import { column } from '../select-rows.ts';
import { favourite } from '../tables/favourite.ts';
import { game } from '../tables/game.ts';
import { league } from '../tables/league.ts';
import { team } from '../tables/team.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

type FavouriteRow = typeof favourite.$inferSelect;
export type FavouriteKind = FavouriteRow['kind'];

/** A page of what a member has marked, the newest first, with the names of it; `total` counts all of them. */
export function listFavouriteRows(
  db: Queryable,
  filter: { readonly accountId: number; readonly kind?: FavouriteKind | undefined },
  page: { readonly limit: number; readonly offset: number },
) {
  return db
    .select({
      kind: favourite.kind,
      target: favourite.target,
      createdAt: favourite.createdAt,
      leagueId: league.id,
      sport: league.sport,
      leagueNames: league.names,
      teamNames: column(localeTexts.nullable(), sql`${team.names}`),
      homeNames: column(localeTexts.nullable(), sql`${homeTeam.names}`),
      awayNames: column(localeTexts.nullable(), sql`${awayTeam.names}`),
      startAt: sql<Date | null>`${game.startAt}`.mapWith(game.startAt),
      total: column(z.number(), sql`(count(*) over ())::int`),
    })
    .from(favourite)
    .leftJoin(team, sql`${favourite.kind} = 'team' and ${team.id} = ${idWhere('team')}`)
    .leftJoin(game, sql`${favourite.kind} = 'game' and ${game.id} = ${idWhere('game')}`)
    .leftJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .leftJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .innerJoin(
      league,
      sql`${league.id} = case ${favourite.kind} when 'league' then ${favourite.target}
        when 'team' then ${team.leagueId} else ${game.leagueId} end`,
    )
    .where(
      and(
        eq(favourite.accountId, filter.accountId),
        filter.kind === undefined ? undefined : eq(favourite.kind, filter.kind),
      ),
    )
    .orderBy(desc(favourite.createdAt), favourite.kind, favourite.target)
    .limit(page.limit)
    .offset(page.offset);
}

/** The target as an id, for rows of one kind only: a league's is none. */
function idWhere(kind: FavouriteKind) {
  return sql`case when ${favourite.kind} = ${kind} then ${favourite.target}::uuid end`;
}

/** What a member has marked, as kind and id, without names. */
export function listMarked(
  db: Queryable,
  accountId: number,
): Promise<{ readonly kind: FavouriteKind; readonly target: string }[]> {
  return db
    .select({ kind: favourite.kind, target: favourite.target })
    .from(favourite)
    .where(eq(favourite.accountId, accountId));
}

/** Marks something, unless it is marked already. The caller holds the account, so that no limit is passed by two at once. */
export async function insertFavourite(tx: Transaction, row: FavouriteRow): Promise<void> {
  await tx.insert(favourite).values(row).onConflictDoNothing();
}

export async function deleteFavourite(
  db: Queryable,
  options: Pick<FavouriteRow, 'accountId' | 'kind' | 'target'>,
): Promise<void> {
  await db
    .delete(favourite)
    .where(
      and(
        eq(favourite.accountId, options.accountId),
        eq(favourite.kind, options.kind),
        eq(favourite.target, options.target),
      ),
    );
}

/** Drops the marks of games that began before an instant: no one looks for them any more. */
export async function deletePlayedFavourites(
  tx: Transaction,
  options: { readonly accountId: number; readonly before: Date },
): Promise<void> {
  await tx.execute(sql`delete from favourite using game where favourite.account_id = ${options.accountId}
    and favourite.kind = 'game' and game.id = (case when favourite.kind = 'game' then favourite.target::uuid end)
    and game.start_at < ${options.before}`);
}

/** Whether there is such a league, team or game among the shown ones. */
export async function isKnownTarget(
  db: Queryable,
  options: { readonly kind: FavouriteKind; readonly target: string; readonly sources: readonly string[] },
): Promise<boolean> {
  const { kind, target, sources } = options;
  const shown = sql`= any(${sql.param([...sources])}::text[])`;
  const known = {
    league: sql`select 1 from league where id = ${target}`,
    team: sql`select 1 from team where id = ${target}::uuid`,
    game: sql`select 1 from game where id = ${target}::uuid and source ${shown}`,
  }[kind];
  return (await db.execute(known)).rows.length > 0;
}
