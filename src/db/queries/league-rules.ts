import type { Queryable, Transaction } from '../client.ts';
import { and, asc, eq, ilike, max, ne, or, sql } from '../drizzle.ts';
import { game } from '../tables/game.ts';
import { league } from '../tables/league.ts';
import { leagueTemplate } from '../tables/league-template.ts';
import { team } from '../tables/team.ts';
import { teamAlias } from '../tables/team-alias.ts';
import { likeAnywhere } from './like-anywhere.ts';

export type LeagueRow = typeof league.$inferSelect;

const columns = ({ id, sport, names, country, position, rules }: typeof league | typeof leagueTemplate) => ({
  id,
  sport,
  names,
  country,
  position,
  rules,
});

/** The covered leagues with their rules: those of the site, and those that every site begins with until its feed has reported them. */
export async function listCoveredLeagues(db: Queryable) {
  const [rows, templates] = await Promise.all([
    db
      .select(columns(league))
      .from(league)
      .where(eq(league.covered, true))
      .orderBy(asc(league.position), asc(league.id)),
    listFreeTemplates(db),
  ]);
  return [...rows, ...templates.filter(({ covered }) => covered)];
}

/** What a new league can be started from: the templates of which the site has no league. */
export function listFreeTemplates(db: Queryable) {
  return db
    .select({ ...columns(leagueTemplate), covered: leagueTemplate.covered })
    .from(leagueTemplate)
    .where(sql`not exists (select 1 from ${league} where ${league.id} = ${leagueTemplate.id})`)
    .orderBy(asc(leagueTemplate.position));
}

/** A page of the leagues, with how many teams, coming games and undecided names each has. */
export async function listLeaguesWithCounts(
  db: Queryable,
  options: {
    /** A part of the id, or of a name in any language. */
    readonly search: string;
    readonly now: Date;
    readonly limit: number;
    readonly offset: number;
  },
) {
  const like = likeAnywhere(options.search);
  const where = or(ilike(league.id, like), sql`${league.names}::text ilike ${like}`);
  const items = await db
    .select({
      ...columns(league),
      covered: league.covered,
      version: league.version,
      teams: db.$count(team, eq(team.leagueId, league.id)),
      coming: db.$count(game, and(eq(game.leagueId, league.id), sql`${game.startAt} > ${options.now}`)),
      openNames: db.$count(teamAlias, and(eq(teamAlias.leagueId, league.id), eq(teamAlias.status, 'open'))),
    })
    .from(league)
    .where(where)
    .orderBy(asc(league.position), asc(league.id))
    .limit(options.limit)
    .offset(options.offset);
  return { items, total: await db.$count(league, where) };
}

/** Lets one operator at a time change leagues: what one may be called by a provider depends on all others. */
export async function lockLeagues(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('leagues'))`);
}

/** A league, held until the transaction ends. */
export async function lockLeague(tx: Transaction, id: string): Promise<LeagueRow | null> {
  const [row] = await tx.select().from(league).where(eq(league.id, id)).for('update');
  return row ?? null;
}

/** Another league of which a provider knows this key; null where there is none. */
export async function findLeagueOfKey(
  db: Queryable,
  options: { readonly provider: string; readonly key: string; readonly except: string },
): Promise<string | null> {
  const [row] = await db
    .select({ id: league.id })
    .from(league)
    .where(
      and(
        ne(league.id, options.except),
        sql`${league.rules} -> 'provider_keys' ->> ${options.provider} = ${options.key}`,
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/** The place after the last one of the list. */
export async function nextPosition(db: Queryable): Promise<number> {
  const [row] = await db.select({ last: max(league.position) }).from(league);
  return (row?.last ?? -1) + 1;
}

/** Adds a league; false where its id is taken. */
export async function insertNewLeague(tx: Transaction, row: typeof league.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(league).values(row).onConflictDoNothing({ target: league.id });
  return (rowCount ?? 0) > 0;
}

/** Writes what operators change of a league, as its next version. */
export async function updateLeague(tx: Transaction, row: LeagueRow): Promise<void> {
  const { id, names, country, rules, covered, version } = row;
  await tx.update(league).set({ names, country, rules, covered, version }).where(eq(league.id, id));
}
