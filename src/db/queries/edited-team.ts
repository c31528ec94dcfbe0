import { z } from 'zod';
import type { Locale } from '#terms/locales.ts';
import type { Queryable, Transaction } from '../client.ts';
import { and, asc, count, eq, isNotNull, ne, or, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { team } from '../tables/team.ts';
import { likeAnywhere } from './like-anywhere.ts';

export type TeamRow = typeof team.$inferSelect;

/** One name in all languages: the provider's, since no one has written another. */
const isProviderNamed = sql`(select count(distinct name) from jsonb_each_text(${team.names}) as one(language, name)) <= 1`;

/** A page of the teams, those of a league together. */
export async function listTeamsOfOffice(
  db: Queryable,
  options: {
    /** Null for all. */
    readonly leagueId: string | null;
    /** A part of the provider's name or of a name in any language. */
    readonly search: string;
    /** Only those that still have the provider's name in every language. */
    readonly providerNamed: boolean;
    readonly limit: number;
    readonly offset: number;
  },
) {
  const like = likeAnywhere(options.search);
  const where = and(
    options.leagueId === null ? undefined : eq(team.leagueId, options.leagueId),
    options.providerNamed ? isProviderNamed : undefined,
    or(
      sql`${team.key} ilike ${like}`,
      sql`exists (select 1 from jsonb_each_text(${team.names}) as one(language, name) where one.name ilike ${like})`,
    ),
  );
  const [items, [sum]] = await Promise.all([
    db
      .select({
        id: team.id,
        leagueId: team.leagueId,
        key: team.key,
        names: team.names,
        kit: team.kit,
        version: team.version,
        providerNamed: column(z.boolean(), isProviderNamed),
      })
      .from(team)
      .where(where)
      .orderBy(asc(team.leagueId), asc(sql`${team.names} ->> 'en'`), asc(team.id))
      .limit(options.limit)
      .offset(options.offset),
    db.select({ total: count() }).from(team).where(where),
  ]);
  return { items, total: sum?.total ?? 0 };
}

/** A team, held until the transaction ends. */
export async function lockTeam(tx: Transaction, id: string): Promise<TeamRow | null> {
  const [row] = await tx.select().from(team).where(eq(team.id, id)).for('update');
  return row ?? null;
}

/** The English name of another team of the league that is called so in a language; null where there is none. */
export async function findNamesake(
  db: Queryable,
  options: {
    readonly leagueId: string;
    readonly except: string;
    readonly locale: Locale;
    readonly name: string;
  },
): Promise<string | null> {
  const { leagueId, except, locale, name } = options;
  const [row] = await db
    .select({ names: team.names })
    .from(team)
    .where(and(eq(team.leagueId, leagueId), ne(team.id, except), sql`${team.names} ->> ${locale} = ${name}`))
    .limit(1);
  return row === undefined ? null : (row.names.en ?? name);
}

/** Writes what operators change of a team, as its next version. */
export async function updateTeam(tx: Transaction, row: TeamRow): Promise<void> {
  const { id, names, kit, version } = row;
  await tx.update(team).set({ names, kit, version }).where(eq(team.id, id));
}

/** The kits that operators have chosen. */
export async function listKits(db: Queryable) {
  const rows = await db.select({ id: team.id, kit: team.kit }).from(team).where(isNotNull(team.kit));
  return rows.flatMap(({ id, kit }) => (kit === null ? [] : [{ id, kit }]));
}
