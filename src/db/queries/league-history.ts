import { z } from 'zod';
import { BET_TYPES } from '#terms/bets.ts';
import { FINAL_STATUSES } from '#terms/games.ts';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { gameParts, instantText } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';

const finalReport = z.object({
  status: z.enum(FINAL_STATUSES),
  knownAt: instantText,
  homeScore: z.number().nullable(),
  awayScore: z.number().nullable(),
  parts: gameParts,
  reason: z.string().nullable(),
  statistics: z.record(z.string(), z.number()),
});
export type FinalReport = Readonly<z.infer<typeof finalReport>>;

/** A league's game with its first final report, which a model learns from, and its newest one, by which bets are settled. */
const leagueGameRow = z.object({
  id: z.string(),
  season: z.string(),
  startAt: instantText,
  home: z.string(),
  away: z.string(),
  neutral: z.boolean(),
  playoff: z.boolean(),
  homeStarter: z.string().nullable(),
  awayStarter: z.string().nullable(),
  first: finalReport.nullable(),
  final: finalReport.nullable(),
});
export type LeagueGameRow = Readonly<z.infer<typeof leagueGameRow>>;

const report = sql.raw(`json_build_object('status', status, 'knownAt', known_at, 'homeScore', home_score,
  'awayScore', away_score, 'parts', parts, 'reason', reason, 'statistics', statistics)`);

/** Games of a league that start in [from, until), oldest first, as known at an instant. */
export async function listLeagueGames(
  db: Queryable,
  filter: {
    readonly source: string;
    readonly leagueId: string;
    readonly from: Date;
    readonly until: Date;
    readonly asOf: Date;
  },
): Promise<LeagueGameRow[]> {
  const { source, leagueId, from, until, asOf } = filter;
  return selectRows(
    db,
    leagueGameRow,
    sql`
    select game.id, game.season, to_json(game.start_at)#>>'{}' as "startAt", home.key as home, away.key as away,
      game.neutral, game.playoff, game.home_starter as "homeStarter", game.away_starter as "awayStarter",
      first.report as first, final.report as final
    from game
    join team as home on home.id = game.home_team_id
    join team as away on away.id = game.away_team_id
    left join lateral (
      select ${report} as report from game_state
      where game_id = game.id and status = 'completed' and known_at <= ${asOf} order by known_at limit 1
    ) as first on true
    left join lateral (
      select case when status in ('completed', 'canceled') then ${report} end as report from game_state
      where game_id = game.id and known_at <= ${asOf} order by known_at desc limit 1
    ) as final on true
    where game.source = ${source} and game.league_id = ${leagueId} and game.known_at <= ${asOf}
      and game.start_at >= ${from} and game.start_at < ${until}
    order by game.start_at, game.id`,
  );
}

const leagueSpanRow = z.object({
  from: z.string().nullable(),
  until: z.string().nullable(),
});

/** When the first and the last game of a league start, as known at an instant; null without games. */
export async function findLeagueSpan(
  db: Queryable,
  filter: { readonly source: string; readonly leagueId: string; readonly asOf: Date },
): Promise<{ readonly from: Date; readonly until: Date } | null> {
  const rows = await selectRows(
    db,
    leagueSpanRow,
    sql`
    select to_json(min(start_at))#>>'{}' as from, to_json(max(start_at))#>>'{}' as until from game
    where source = ${filter.source} and league_id = ${filter.leagueId} and known_at <= ${filter.asOf}`,
  );
  const [row] = rows;
  return row?.from && row.until ? { from: new Date(row.from), until: new Date(row.until) } : null;
}

const leagueSampleRow = z.object({
  leagueId: z.string(),
  season: z.string(),
  category: z.enum(BET_TYPES),
  /** Finished games of the season. */
  games: z.number(),
  /** Those of them with a price of this category an hour before the start. */
  priced: z.number(),
  from: instantText,
  until: instantText,
  /** Finished games of all seasons of the league. */
  known: z.number(),
});
export type LeagueSampleRow = Readonly<z.infer<typeof leagueSampleRow>>;

/** Finished games and prices of every covered league's two newest seasons that have any, by category. */
export async function listLeagueSamples(
  db: Queryable,
  filter: { readonly source: string; readonly asOf: Date },
): Promise<LeagueSampleRow[]> {
  return selectRows(
    db,
    leagueSampleRow,
    sql`
    with finished as (
      select game.id, game.league_id, game.season, game.start_at,
        dense_rank() over (partition by game.league_id order by game.season desc) as newest,
        (count(*) over (partition by game.league_id))::int as known
      from game join league on league.id = game.league_id and league.covered
      where game.source = ${filter.source} and exists (
        select 1 from game_state where game_id = game.id and status = 'completed' and known_at <= ${filter.asOf})
    )
    select league_id as "leagueId", season, category, min(known)::int as known, count(*)::int as games,
      count(*) filter (where exists (
        select 1 from odds_snapshot where game_id = finished.id and bet_type = category
          and home_odds is not null and away_odds is not null and (line is null or line * 2 = trunc(line * 2))
          and known_at <= start_at - interval '60 minutes'))::int as priced,
      to_json(min(start_at))#>>'{}' as from, to_json(max(start_at))#>>'{}' as until
    from finished cross join unnest(array['win_loss', 'run_line', 'over_under']) as category
    where newest <= 2 group by league_id, season, category`,
  );
}
