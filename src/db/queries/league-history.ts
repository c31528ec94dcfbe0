import { sql } from 'drizzle-orm';
import type { BetType } from '#terms/bets.ts';
import type { FinalStatus } from '#terms/games.ts';
import type { Queryable } from '../client.ts';

/** A league's game with its first final report, which a model learns from, and its newest one, by which bets are settled. */
export type LeagueGameRow = {
  readonly id: string;
  readonly season: string;
  readonly startAt: Date;
  readonly home: string;
  readonly away: string;
  readonly neutral: boolean;
  readonly playoff: boolean;
  readonly homeStarter: string | null;
  readonly awayStarter: string | null;
  readonly first: FinalReport | null;
  readonly final: FinalReport | null;
};

export type FinalReport = {
  readonly status: FinalStatus;
  readonly knownAt: Date;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly parts: readonly (readonly [number, number])[];
  readonly reason: string | null;
  readonly statistics: Readonly<Record<string, number>>;
};

type Report = Omit<FinalReport, 'knownAt'> & { readonly knownAt: string };
type Found = Omit<LeagueGameRow, 'startAt' | 'first' | 'final'> & {
  readonly startAt: string;
  readonly first: Report | null;
  readonly final: Report | null;
};

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
  const { rows } = await db.execute<Found>(sql`
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
    order by game.start_at, game.id`);
  return rows.map((row) => ({
    ...row,
    startAt: new Date(row.startAt),
    first: row.first && { ...row.first, knownAt: new Date(row.first.knownAt) },
    final: row.final && { ...row.final, knownAt: new Date(row.final.knownAt) },
  }));
}

/** When the first and the last game of a league start, as known at an instant; null without games. */
export async function findLeagueSpan(
  db: Queryable,
  filter: { readonly source: string; readonly leagueId: string; readonly asOf: Date },
): Promise<{ readonly from: Date; readonly until: Date } | null> {
  const { rows } = await db.execute<{ from: string | null; until: string | null }>(sql`
    select to_json(min(start_at))#>>'{}' as from, to_json(max(start_at))#>>'{}' as until from game
    where source = ${filter.source} and league_id = ${filter.leagueId} and known_at <= ${filter.asOf}`);
  const [row] = rows;
  return row?.from && row.until ? { from: new Date(row.from), until: new Date(row.until) } : null;
}

export type LeagueSampleRow = {
  readonly leagueId: string;
  readonly season: string;
  readonly category: BetType;
  /** Finished games of the season. */
  readonly games: number;
  /** Those of them with a price of this category an hour before the start. */
  readonly priced: number;
  readonly from: Date;
  readonly until: Date;
  /** Finished games of all seasons of the league. */
  readonly known: number;
};

/** Finished games and prices of every covered league's two newest seasons that have any, by category. */
export async function listLeagueSamples(
  db: Queryable,
  filter: { readonly source: string; readonly asOf: Date },
): Promise<LeagueSampleRow[]> {
  const { rows } = await db.execute<
    Omit<LeagueSampleRow, 'from' | 'until'> & { from: string; until: string }
  >(sql`
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
    where newest <= 2 group by league_id, season, category`);
  return rows.map((row) => ({ ...row, from: new Date(row.from), until: new Date(row.until) }));
}
