import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { and, eq, sql } from '../drizzle.ts';
import { instantText } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';
import { team } from '../tables/team.ts';
import { teamAlias } from '../tables/team-alias.ts';
import { likeAnywhere } from './like-anywhere.ts';

export type TeamAliasRow = typeof teamAlias.$inferSelect;
export type AliasKey = Pick<TeamAliasRow, 'source' | 'leagueId' | 'alias'>;

/** Hands aliases to a person, or notes what they stand for; one that was handed over before stays as it is. */
export async function insertTeamAliases(
  db: Queryable,
  rows: readonly (typeof teamAlias.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(teamAlias)
      .values([...rows])
      .onConflictDoNothing();
}

/** The aliases of a source that a person has matched with a team. */
export function listMatchedAliases(db: Queryable, source: string) {
  return db
    .select()
    .from(teamAlias)
    .where(and(eq(teamAlias.source, source), eq(teamAlias.status, 'matched')));
}

type AliasView = TeamAliasRow & {
  readonly decidedByEmail: string | null;
  /** The league's teams, the likeliest first: key, name and how alike it is, from 0 to 1. */
  readonly candidates: readonly { readonly key: string; readonly name: string; readonly likeness: number }[];
};

const MAX_CANDIDATES = 80;

const aliasRow = z.object({
  source: z.string(),
  league_id: z.string(),
  alias: z.string(),
  team_key: z.string().nullable(),
  status: z.enum(teamAlias.status.enumValues),
  seen_at: instantText,
  decided_at: instantText.nullable(),
  decided_by: z.string().nullable(),
  version: z.number(),
  email: z.string().nullable(),
  candidates: z.array(z.object({ key: z.string(), name: z.string(), likeness: z.number() })),
});

/** Aliases that wait for a person, or that have been decided: those that wait the oldest first, the others the newest first. */
export async function listAliases(
  db: Queryable,
  options: {
    readonly state: 'open' | 'decided';
    /** A part of the alias, or the league's whole name. */
    readonly search: string;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly items: readonly AliasView[]; readonly total: number }> {
  const isOpen = options.state === 'open';
  const where = sql`${isOpen ? sql`status = 'open'` : sql`status <> 'open'`}
    and (alias ilike ${likeAnywhere(options.search)} or lower(league_id) = ${options.search.toLowerCase()})`;
  const rows = await selectRows(
    db,
    aliasRow,
    sql`
    select one.*, operator.email, coalesce(near.candidates, '[]') as candidates
    from (select * from team_alias where ${where}
      order by ${isOpen ? sql`seen_at` : sql`decided_at desc`}, alias limit ${options.limit} offset ${options.offset}) as one
    left join operator on operator.id = one.decided_by
    cross join lateral (
      select jsonb_agg(jsonb_build_object('key', key, 'name', name, 'likeness', likeness) order by likeness desc, name) as candidates
      from (select key, names ->> 'en' as name, round(similarity(names ->> 'en', one.alias)::numeric, 2) as likeness
        from team where league_id = one.league_id order by 3 desc limit ${MAX_CANDIDATES}) as ranked) as near
    order by ${isOpen ? sql`one.seen_at` : sql`one.decided_at desc`}, one.alias`,
  );
  const items = rows.map((row) => ({
    source: row.source,
    leagueId: row.league_id,
    alias: row.alias,
    teamKey: row.team_key,
    status: row.status,
    seenAt: new Date(row.seen_at),
    decidedBy: row.decided_by,
    version: row.version,
    decidedAt: row.decided_at === null ? null : new Date(row.decided_at),
    decidedByEmail: row.email,
    candidates: row.candidates,
  }));
  return { items, total: await db.$count(teamAlias, where) };
}

const isKey = ({ source, leagueId, alias }: AliasKey) =>
  and(eq(teamAlias.source, source), eq(teamAlias.leagueId, leagueId), eq(teamAlias.alias, alias));

/** One alias, held until the transaction ends. */
export async function lockAlias(tx: Transaction, key: AliasKey): Promise<TeamAliasRow | null> {
  const [row] = await tx.select().from(teamAlias).where(isKey(key)).for('update');
  return row ?? null;
}

export async function updateAlias(
  tx: Transaction,
  key: AliasKey,
  set: Pick<TeamAliasRow, 'status' | 'teamKey' | 'decidedAt' | 'decidedBy' | 'version'>,
): Promise<void> {
  await tx.update(teamAlias).set(set).where(isKey(key));
}

/** Whether a league has a team of this key. */
export async function hasTeam(db: Queryable, options: { readonly leagueId: string; readonly key: string }) {
  return (await db.$count(team, and(eq(team.leagueId, options.leagueId), eq(team.key, options.key)))) > 0;
}

/** Adds a team; one that is there stays as it is. */
export async function insertTeam(db: Queryable, row: typeof team.$inferInsert): Promise<void> {
  await db.insert(team).values(row).onConflictDoNothing();
}
