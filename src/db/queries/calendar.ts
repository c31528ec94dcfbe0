import { z } from 'zod';
import { DATA_ORIGINS, GAME_STATUSES } from '#terms/games.ts';
import { SPORTS } from '#terms/sports.ts';
import type { Queryable, Transaction } from '../client.ts';
import { eq, sql } from '../drizzle.ts';
import { account } from '../tables/account.ts';
import { calendarFeed } from '../tables/calendar-feed.ts';

const names = z.record(z.string(), z.string());
const calendarGame = z.object({
  id: z.string(),
  sport: z.enum(SPORTS),
  leagueId: z.string(),
  leagueNames: names,
  homeNames: names,
  awayNames: names,
  startAt: z.coerce.date(),
  origin: z.enum(DATA_ORIGINS),
  status: z.enum(GAME_STATUSES),
  reason: z.string().nullable(),
  homeScore: z.int().nullable(),
  awayScore: z.int().nullable(),
  changedAt: z.coerce.date(),
  moves: z.int(),
});

export type CalendarGame = z.infer<typeof calendarGame>;

/**
 * Games that start in a window, of a league, of teams or single ones (any of them; without one, all), by their start. `moves`
 * counts how often a game's own row was changed; `changedAt` is when it, or how it ended, became known.
 */
export async function listCalendarGames(
  db: Queryable,
  options: {
    readonly from: Date;
    readonly until: Date;
    readonly asOf: Date;
    readonly sources: readonly string[];
    readonly followed: {
      readonly leagues: readonly string[];
      readonly teams: readonly string[];
      readonly games: readonly string[];
    } | null;
    readonly limit: number;
  },
): Promise<CalendarGame[]> {
  const { from, until, asOf, sources, followed, limit } = options;
  const list = (values: readonly string[], type: string) =>
    sql`any(${sql.param([...values])}::${sql.raw(type)}[])`;
  const wanted =
    followed === null
      ? sql`true`
      : sql`(game.league_id = ${list(followed.leagues, 'text')} or game.home_team_id = ${list(followed.teams, 'uuid')}
          or game.away_team_id = ${list(followed.teams, 'uuid')} or game.id = ${list(followed.games, 'uuid')})`;
  const { rows } = await db.execute(sql`
    select game.id, league.sport, game.league_id as "leagueId", league.names as "leagueNames",
      home.names as "homeNames", away.names as "awayNames", game.start_at as "startAt", game.origin,
      coalesce(state.status, 'not_started') as status, state.reason,
      state.home_score as "homeScore", state.away_score as "awayScore",
      greatest(game.known_at, case when state.status in ('completed', 'canceled') then state.known_at end) as "changedAt",
      (select count(*) from game_revision where game_revision.game_id = game.id)::int as moves
    from game join league on league.id = game.league_id
    join team as home on home.id = game.home_team_id join team as away on away.id = game.away_team_id
    left join lateral (select * from game_state where game_state.game_id = game.id and game_state.known_at <= ${asOf}
      order by game_state.known_at desc limit 1) as state on true
    where game.start_at >= ${from} and game.start_at < ${until} and game.known_at <= ${asOf}
      and game.source = ${list(sources, 'text')} and ${wanted}
    order by game.start_at, game.id limit ${limit}`);
  return z.array(calendarGame).parse(rows);
}

/** The names of a league or a team; null where there is none. */
export async function findNames(
  db: Queryable,
  options: { readonly kind: 'league' | 'team'; readonly id: string },
): Promise<Readonly<Record<string, string>> | null> {
  const found =
    options.kind === 'league'
      ? sql`select names from league where id = ${options.id}`
      : sql`select names from team where id = ${options.id}::uuid`;
  const [row] = z.array(z.object({ names })).parse((await db.execute(found)).rows);
  return row?.names ?? null;
}

type CalendarFeedRow = typeof calendarFeed.$inferSelect;

/** Gives a member's calendar its address; the one before it leads nowhere from then on. */
export async function putCalendarFeed(tx: Transaction, row: CalendarFeedRow): Promise<void> {
  const { tokenHash, createdAt } = row;
  await tx
    .insert(calendarFeed)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeed.accountId, set: { tokenHash, createdAt } });
}

export async function deleteCalendarFeed(db: Queryable, accountId: number): Promise<void> {
  await db.delete(calendarFeed).where(eq(calendarFeed.accountId, accountId));
}

export async function findCalendarFeed(db: Queryable, accountId: number): Promise<CalendarFeedRow | null> {
  const [row] = await db.select().from(calendarFeed).where(eq(calendarFeed.accountId, accountId));
  return row ?? null;
}

/** Whose calendar an address is, at one brand; null for an unknown one and for a member who is suspended or gone. */
export async function findCalendarOwner(
  db: Queryable,
  options: { readonly brand: string; readonly tokenHash: string },
): Promise<number | null> {
  const [row] = await db
    .select({ id: account.id, status: account.status, brand: account.brand })
    .from(calendarFeed)
    .innerJoin(account, eq(account.id, calendarFeed.accountId))
    .where(eq(calendarFeed.tokenHash, options.tokenHash));
  const isOpen = row?.brand === options.brand && (row.status === 'active' || row.status === 'unverified');
  return isOpen ? row.id : null;
}
