import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { eq, sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { league } from '../tables/league.ts';
import { team } from '../tables/team.ts';

/** A league with the number of its teams; null where there is no such league. */
export async function countTeams(db: Queryable, leagueId: string) {
  const [row] = await db
    .select({ id: league.id, rules: league.rules })
    .from(league)
    .where(eq(league.id, leagueId));
  if (row === undefined) return null;
  return { league: row, teams: await db.$count(team, eq(team.leagueId, leagueId)) };
}

const likenessRow = z.object({ alias: z.string(), likest: z.number(), is_decided: z.boolean() });

/**
 * How much each of some aliases is like the likest team of the league, and whether it is decided or waits for a person already. Where another
 * provider has named teams of the league, all of them are taken to be alike.
 */
export async function listLikeness(
  db: Queryable,
  options: {
    readonly provider: string;
    readonly leagueId: string;
    readonly aliases: readonly string[];
  },
) {
  const { provider, leagueId } = options;
  const rows = await selectRows(
    db,
    likenessRow,
    sql`select alias,
      case when exists (select 1 from team_alias as other where other.source <> ${provider} and other.league_id = ${leagueId}
        and other.status = 'matched') then 1
      else coalesce((select max(similarity(names ->> 'en', alias)) from team where league_id = ${leagueId}), 0) end::float8 as likest,
      exists (select 1 from team_alias as decided where decided.source = ${provider} and decided.league_id = ${leagueId}
        and decided.alias = given.alias) as is_decided
    from jsonb_array_elements_text(${JSON.stringify(options.aliases)}::jsonb) with ordinality as given(alias, place) order by place`,
  );
  return rows.map(({ alias, likest, is_decided: isDecided }) => ({ alias, likest, isDecided }));
}

/** Adds teams; those that are there stay as they are. */
export async function insertTeams(db: Queryable, rows: readonly (typeof team.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(team)
      .values([...rows])
      .onConflictDoNothing();
}
