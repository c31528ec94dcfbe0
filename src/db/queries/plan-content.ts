import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { textArray } from './text-array.ts';

/** The games of one league on one day (UTC, counted since 1970), and the picks that were published on them. */
export type LeagueDayRow = {
  readonly league: string;
  readonly day: number;
  readonly games: number;
  readonly picks: number;
};

type Known = { readonly asOf: Date; readonly sources: readonly string[] };

/** A game counts while nobody has called it off. */
const isOn = (asOf: Date): SQL => sql`not exists (
  select 1 from (select status from game_state where game_state.game_id = game.id and game_state.known_at <= ${asOf}
    order by known_at desc limit 1) as newest where status = 'canceled')`;

/** The covered games that started in (from, until], day by day and league by league, with their picks of one origin. */
export async function listLeagueDays(
  db: Queryable,
  of: Known & { readonly origin: 'live' | 'backfill'; readonly from: Date; readonly until: Date },
): Promise<LeagueDayRow[]> {
  const { rows } = await db.execute<LeagueDayRow>(sql`
    select game.league_id as league, (extract(epoch from date_trunc('day', game.start_at at time zone 'UTC')) / 86400)::int as day,
      count(*)::int as games, coalesce(sum(picks.n), 0)::int as picks
    from game
    join league on league.id = game.league_id and league.covered
    left join lateral (select count(*) as n from pick where pick.game_id = game.id and pick.origin = ${of.origin}
      and pick.published_at <= ${of.asOf}) as picks on true
    where game.start_at > ${of.from} and game.start_at <= ${of.until} and game.known_at <= ${of.asOf}
      and game.source = any(${textArray(of.sources)}) and ${isOn(of.asOf)}
    group by 1, 2
    order by 1, 2`);
  return rows;
}

export type ComingLeagueRow = {
  readonly league: string;
  /** The games in (asOf, until], for each of the instants asked for. */
  readonly games: readonly number[];
  /** The start of the last game that is scheduled, and how many there are until then. */
  readonly lastAt: Date;
  readonly scheduled: number;
};

/** The scheduled games of the covered leagues up to each of some instants. */
export async function countComingGames(
  db: Queryable,
  { asOf, sources, until }: Known & { readonly until: readonly Date[] },
): Promise<ComingLeagueRow[]> {
  const counts = until.map((end) => sql`count(*) filter (where game.start_at <= ${end})`);
  const { rows } = await db.execute<{
    league: string;
    games: number[];
    last_at: string;
    scheduled: number;
  }>(sql`
    select game.league_id as league, json_build_array(${sql.join(counts, sql`, `)}) as games, count(*)::int as scheduled,
      to_json(max(game.start_at))#>>'{}' as last_at
    from game
    join league on league.id = game.league_id and league.covered
    where game.start_at > ${asOf} and game.known_at <= ${asOf} and game.source = any(${textArray(sources)}) and ${isOn(asOf)}
    group by game.league_id`);
  return rows.map(({ league, games, last_at: lastAt, scheduled }) => ({
    ...{ league, games, scheduled },
    lastAt: new Date(lastAt),
  }));
}

export type ComingSeasonRow = { readonly league: string; readonly fromAt: Date; readonly toAt: Date };

/** The seasons of the covered leagues that are running or to come, the earliest first. */
export async function listComingSeasons(db: Queryable, { asOf, sources }: Known): Promise<ComingSeasonRow[]> {
  const { rows } = await db.execute<{ league: string; from_at: string; to_at: string }>(sql`
    select league_id as league, to_json(min(from_at))#>>'{}' as from_at, to_json(max(to_at))#>>'{}' as to_at
    from season join league on league.id = league_id and league.covered
    where to_at >= ${asOf} and season.known_at <= ${asOf} and season.source = any(${textArray(sources)})
    group by league_id, season
    order by 2, 1`);
  return rows.map((row) => ({
    league: row.league,
    fromAt: new Date(row.from_at),
    toAt: new Date(row.to_at),
  }));
}

/** When the first pick was published before its game, and when the first game began that one was calculated for afterwards. */
export async function findFirstPicks(
  db: Queryable,
  { asOf, sources }: Known,
): Promise<{ readonly live: Date | null; readonly backfill: Date | null }> {
  const { rows } = await db.execute<{ live: string | null; backfill: string | null }>(sql`
    select to_json(min(published_at) filter (where origin = 'live'))#>>'{}' as live,
      to_json(min(start_at) filter (where origin = 'backfill'))#>>'{}' as backfill
    from pick where source = any(${textArray(sources)}) and published_at <= ${asOf}`);
  const instant = (text: string | null | undefined) => (text ? new Date(text) : null);
  return { live: instant(rows[0]?.live), backfill: instant(rows[0]?.backfill) };
}
