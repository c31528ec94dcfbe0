import { z } from 'zod';
import type { RecordOrigin } from '#terms/results.ts';
import { RECORD_ORIGINS } from '#terms/results.ts';
import type { Queryable } from '../client.ts';
import { type SQL, sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { textArray } from './text-array.ts';

/** The games of one league on one day (UTC, counted since 1970), and the picks that were published on them. */
const leagueDayRow = z.object({
  league: z.string(),
  day: z.number(),
  games: z.number(),
  picks: z.number(),
});
type LeagueDayRow = z.infer<typeof leagueDayRow>;

type Known = { readonly asOf: Date; readonly sources: readonly string[] };

/** A game counts while no one has called it off. */
const isOn = (asOf: Date): SQL => sql`not exists (
  select 1 from (select status from game_state where game_state.game_id = game.id and game_state.known_at <= ${asOf}
    order by known_at desc limit 1) as newest where status = 'canceled')`;

/** The covered games that started in (from, until], day by day and league by league, with their picks of one origin. */
export async function listLeagueDays(
  db: Queryable,
  options: Known & { readonly origin: RecordOrigin; readonly from: Date; readonly until: Date },
): Promise<LeagueDayRow[]> {
  const rows = await selectRows(
    db,
    leagueDayRow,
    sql`
    select game.league_id as league, (extract(epoch from date_trunc('day', game.start_at at time zone 'UTC')) / 86400)::int as day,
      count(*)::int as games, coalesce(sum(picks.n), 0)::int as picks
    from game
    join league on league.id = game.league_id and league.covered
    left join lateral (select count(*) as n from pick where pick.game_id = game.id and pick.origin = ${options.origin}
      and pick.published_at <= ${options.asOf}) as picks on true
    where game.start_at > ${options.from} and game.start_at <= ${options.until} and game.known_at <= ${options.asOf}
      and game.source = any(${textArray(options.sources)}) and ${isOn(options.asOf)}
    group by 1, 2
    order by 1, 2`,
  );
  return rows;
}

export type ComingLeagueRow = {
  readonly league: string;
  /** The games in (asOf, until], for each of the instants asked for. */
  readonly games: readonly number[];
  /** The same, each game for the share of its picks that is still to be published so long before its start. */
  readonly open: readonly number[];
  /** The start of the last game that is scheduled, and how many there are until then. */
  readonly lastAt: Date;
  readonly scheduled: number;
};

const comingGameRow = z.object({
  league: z.string(),
  games: z.array(z.number()),
  open: z.array(z.number()),
  last_at: z.string(),
  scheduled: z.number(),
});

/**
 * The scheduled games of the covered leagues up to each of some instants. `shares` says for each whole hour before a start which
 * share of the picks is published later than that; where it ends, all are.
 */
export async function countComingGames(
  db: Queryable,
  {
    asOf,
    sources,
    until,
    shares,
  }: Known & { readonly until: readonly Date[]; readonly shares: readonly number[] },
): Promise<ComingLeagueRow[]> {
  const counts = until.map((end) => sql`count(*) filter (where game.start_at <= ${end})`);
  const hour = sql`1 + floor(extract(epoch from game.start_at - ${asOf}::timestamptz) / 3600)::int`;
  const share = sql`coalesce((${`{${shares.join()}}`}::float8[])[${hour}], 1)`;
  const open = until.map((end) => sql`coalesce(sum(${share}) filter (where game.start_at <= ${end}), 0)`);
  const rows = await selectRows(
    db,
    comingGameRow,
    sql`
    select game.league_id as league, json_build_array(${sql.join(counts, sql`, `)}) as games,
      json_build_array(${sql.join(open, sql`, `)}) as open, count(*)::int as scheduled,
      to_json(max(game.start_at))#>>'{}' as last_at
    from game
    join league on league.id = game.league_id and league.covered
    where game.start_at > ${asOf} and game.known_at <= ${asOf} and game.source = any(${textArray(sources)}) and ${isOn(asOf)}
    group by game.league_id`,
  );
  return rows.map(({ league, games, open, last_at: lastAt, scheduled }) => ({
    league,
    games,
    open,
    scheduled,
    lastAt: new Date(lastAt),
  }));
}

export type ComingSeasonRow = { readonly league: string; readonly fromAt: Date; readonly toAt: Date };

const comingSeasonRow = z.object({
  league: z.string(),
  from_at: z.string(),
  to_at: z.string(),
});

/** The seasons of the covered leagues that are running or to come, the earliest first. */
export async function listComingSeasons(db: Queryable, { asOf, sources }: Known): Promise<ComingSeasonRow[]> {
  const rows = await selectRows(
    db,
    comingSeasonRow,
    sql`
    select league_id as league, to_json(min(from_at))#>>'{}' as from_at, to_json(max(to_at))#>>'{}' as to_at
    from season join league on league.id = league_id and league.covered
    where to_at >= ${asOf} and season.known_at <= ${asOf} and season.source = any(${textArray(sources)})
    group by league_id, season
    order by 2, 1`,
  );
  return rows.map((row) => ({
    league: row.league,
    fromAt: new Date(row.from_at),
    toAt: new Date(row.to_at),
  }));
}

const firstPickRow = z.object({
  live: z.string().nullable(),
  backfill: z.string().nullable(),
});

/** When the first pick was published before its game, and when the first game began that has a back-filled one. */
export async function findFirstPicks(
  db: Queryable,
  { asOf, sources }: Known,
): Promise<{ readonly live: Date | null; readonly backfill: Date | null }> {
  const rows = await selectRows(
    db,
    firstPickRow,
    sql`
    select to_json(min(published_at) filter (where origin = 'live'))#>>'{}' as live,
      to_json(min(start_at) filter (where origin = 'backfill'))#>>'{}' as backfill
    from pick where source = any(${textArray(sources)}) and published_at <= ${asOf}`,
  );
  const instant = (text: string | null | undefined) => (text ? new Date(text) : null);
  return { live: instant(rows[0]?.live), backfill: instant(rows[0]?.backfill) };
}

const publishedRow = z.object({
  league: z.string(),
  picks: z.array(z.number()),
});

/** The picks of each league that were published before their games, stand, and whose games begin in (asOf, until]. */
export async function countPublished(
  db: Queryable,
  { asOf, sources, until }: Known & { readonly until: readonly Date[] },
): Promise<{ readonly league: string; readonly picks: readonly number[] }[]> {
  const counts = until.map((end) => sql`count(*) filter (where game.start_at <= ${end})`);
  const rows = await selectRows(
    db,
    publishedRow,
    sql`
    select game.league_id as league, json_build_array(${sql.join(counts, sql`, `)}) as picks
    from pick
    join game on game.id = pick.game_id and game.start_at > ${asOf} and ${isOn(asOf)}
    where pick.origin = 'live' and pick.source = any(${textArray(sources)}) and pick.published_at <= ${asOf}
      and not exists (select 1 from pick_withdrawal where pick_withdrawal.pick_id = pick.id and withdrawn_at <= ${asOf})
    group by 1`,
  );
  return rows;
}

/** At which bookmaker picks were taken, how many, and how many of them at a price older than `maxAge` seconds. */
const pickKindRow = z.object({
  origin: z.enum(RECORD_ORIGINS),
  bookmaker: z.string(),
  picks: z.number(),
  stale: z.number(),
});
export type PickKindRow = z.infer<typeof pickKindRow>;

/** The kinds of prices of the picks on games that began since an instant, or are to come. */
export async function listPickKinds(
  db: Queryable,
  { asOf, sources, since, maxAgeS }: Known & { readonly since: Date; readonly maxAgeS: number },
): Promise<PickKindRow[]> {
  const rows = await selectRows(
    db,
    pickKindRow,
    sql`
    select origin, odds_snapshot ->> 'bookmaker' as bookmaker, count(*)::int as picks,
      (count(*) filter (where extract(epoch from published_at - (odds_snapshot ->> 'takenAt')::timestamptz) > ${maxAgeS}))::int
        as stale
    from pick
    where source = any(${textArray(sources)}) and published_at <= ${asOf} and start_at > ${since}
    group by 1, 2
    order by 1, 2`,
  );
  return rows;
}

const leadHourRow = z.object({
  hour: z.number(),
  picks: z.number(),
});

/** How many picks of an origin were published in each whole hour before their starts. */
export async function countLeadHours(
  db: Queryable,
  { asOf, sources, since, origin }: Known & { readonly since: Date; readonly origin: RecordOrigin },
): Promise<{ readonly hour: number; readonly picks: number }[]> {
  const rows = await selectRows(
    db,
    leadHourRow,
    sql`
    select floor(extract(epoch from start_at - published_at) / 3600)::int as hour, count(*)::int as picks
    from pick
    where origin = ${origin} and source = any(${textArray(sources)}) and published_at <= ${asOf}
      and start_at > ${since} and start_at <= ${asOf}
    group by 1
    order by 1`,
  );
  return rows;
}

const simulatedPickRow = z.object({
  found: z.boolean(),
});

/** Whether any of the picks that were published before their games rests on a simulated result or price. */
export async function hasSimulatedPicks(db: Queryable, { asOf, sources }: Known): Promise<boolean> {
  const rows = await selectRows(
    db,
    simulatedPickRow,
    sql`
    select exists (select 1 from pick where origin = 'live' and data_origin <> 'real' and source = any(${textArray(sources)})
      and published_at <= ${asOf}) as found`,
  );
  return rows[0]?.found ?? false;
}
