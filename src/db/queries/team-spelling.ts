import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { instantText } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';
import { team } from '../tables/team.ts';
import { teamSpelling } from '../tables/team-spelling.ts';
import { likeAnywhere } from './like-anywhere.ts';

export type TeamSpellingRow = typeof teamSpelling.$inferSelect;
export type SpellingKey = Pick<TeamSpellingRow, 'source' | 'leagueId' | 'spelling'>;

/** Hands spellings to a person, or notes what they stand for; one that was handed over before stays as it is. */
export async function insertTeamSpellings(
  db: Queryable,
  rows: readonly (typeof teamSpelling.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(teamSpelling)
      .values([...rows])
      .onConflictDoNothing();
}

/** The spellings of a source that a person has matched with a team. */
export function listMatchedSpellings(db: Queryable, source: string) {
  return db
    .select()
    .from(teamSpelling)
    .where(and(eq(teamSpelling.source, source), eq(teamSpelling.status, 'matched')));
}

type SpellingView = TeamSpellingRow & {
  readonly decidedByEmail: string | null;
  /** The league's teams, the likeliest first: key, name and how alike it is, from 0 to 1. */
  readonly candidates: readonly { readonly key: string; readonly name: string; readonly likeness: number }[];
};

const MAX_CANDIDATES = 80;

const spellingRow = z.object({
  source: z.string(),
  league_id: z.string(),
  spelling: z.string(),
  team_key: z.string().nullable(),
  status: z.enum(teamSpelling.status.enumValues),
  seen_at: instantText,
  decided_at: instantText.nullable(),
  decided_by: z.string().nullable(),
  version: z.number(),
  email: z.string().nullable(),
  candidates: z.array(z.object({ key: z.string(), name: z.string(), likeness: z.number() })),
});

/** Spellings that wait for a person, or that have been decided: those that wait the oldest first, the others the newest first. */
export async function listSpellings(
  db: Queryable,
  options: {
    readonly state: 'open' | 'decided';
    /** A part of the spelling, or the league's whole name. */
    readonly search: string;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly items: readonly SpellingView[]; readonly total: number }> {
  const isOpen = options.state === 'open';
  const where = sql`${isOpen ? sql`status = 'open'` : sql`status <> 'open'`}
    and (spelling ilike ${likeAnywhere(options.search)} or lower(league_id) = ${options.search.toLowerCase()})`;
  const rows = await selectRows(
    db,
    spellingRow,
    sql`
    select one.*, operator.email, coalesce(near.candidates, '[]') as candidates
    from (select * from team_spelling where ${where}
      order by ${isOpen ? sql`seen_at` : sql`decided_at desc`}, spelling limit ${options.limit} offset ${options.offset}) as one
    left join operator on operator.id = one.decided_by
    cross join lateral (
      select jsonb_agg(jsonb_build_object('key', key, 'name', name, 'likeness', likeness) order by likeness desc, name) as candidates
      from (select key, names ->> 'en' as name, round(similarity(names ->> 'en', one.spelling)::numeric, 2) as likeness
        from team where league_id = one.league_id order by 3 desc limit ${MAX_CANDIDATES}) as ranked) as near
    order by ${isOpen ? sql`one.seen_at` : sql`one.decided_at desc`}, one.spelling`,
  );
  const items = rows.map((row) => ({
    source: row.source,
    leagueId: row.league_id,
    spelling: row.spelling,
    teamKey: row.team_key,
    status: row.status,
    seenAt: new Date(row.seen_at),
    decidedBy: row.decided_by,
    version: row.version,
    decidedAt: row.decided_at === null ? null : new Date(row.decided_at),
    decidedByEmail: row.email,
    candidates: row.candidates,
  }));
  return { items, total: await db.$count(teamSpelling, where) };
}

const isKey = ({ source, leagueId, spelling }: SpellingKey) =>
  and(
    eq(teamSpelling.source, source),
    eq(teamSpelling.leagueId, leagueId),
    eq(teamSpelling.spelling, spelling),
  );

/** One spelling, held until the transaction ends. */
export async function lockSpelling(tx: Transaction, key: SpellingKey): Promise<TeamSpellingRow | null> {
  const [row] = await tx.select().from(teamSpelling).where(isKey(key)).for('update');
  return row ?? null;
}

export async function updateSpelling(
  tx: Transaction,
  key: SpellingKey,
  set: Pick<TeamSpellingRow, 'status' | 'teamKey' | 'decidedAt' | 'decidedBy' | 'version'>,
): Promise<void> {
  await tx.update(teamSpelling).set(set).where(isKey(key));
}

/** Whether a league has a team of this key. */
export async function hasTeam(db: Queryable, options: { readonly leagueId: string; readonly key: string }) {
  return (await db.$count(team, and(eq(team.leagueId, options.leagueId), eq(team.key, options.key)))) > 0;
}

/** Adds a team; one that is there stays as it is. */
export async function insertTeam(db: Queryable, row: typeof team.$inferInsert): Promise<void> {
  await db.insert(team).values(row).onConflictDoNothing();
}
