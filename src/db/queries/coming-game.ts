import { z } from 'zod';
import type { Sport } from '#terms/sports.ts';
import { SPORTS } from '#terms/sports.ts';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { localeTexts } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';
import type { LocaleTexts } from '../tables/columns.ts';
import { textArray } from './text-array.ts';

export type WaitingRow = {
  readonly gameId: string;
  readonly leagueId: string;
  readonly sport: Sport;
  readonly leagueNames: LocaleTexts;
  readonly home: { readonly id: string; readonly names: LocaleTexts };
  readonly away: { readonly id: string; readonly names: LocaleTexts };
  readonly startAt: Date;
  /** Of the newest live forecast; null where there is none. */
  readonly forecast: 'ready' | 'insufficient' | null;
  readonly hasOdds: boolean;
};

const waitingGameRow = z.object({
  game: z.string(),
  league: z.string(),
  sport: z.enum(SPORTS),
  league_names: localeTexts,
  home_id: z.string(),
  home_names: localeTexts,
  away_id: z.string(),
  away_names: localeTexts,
  start_at: z.string(),
  forecast: z.enum(['ready', 'insufficient']).nullable(),
  has_odds: z.boolean(),
});

/** The next games in (after, until) without a live pick, as known at an instant. */
export async function listWaitingGames(
  db: Queryable,
  filter: {
    readonly asOf: Date;
    readonly sources: readonly string[];
    readonly sport?: string | undefined;
    readonly leagueId?: string | undefined;
    readonly after: Date;
    readonly until: Date;
    readonly limit: number;
  },
): Promise<WaitingRow[]> {
  const { asOf, sport, leagueId } = filter;
  const rows = await selectRows(
    db,
    waitingGameRow,
    sql`
    select game.id as game, league.id as league, league.sport, league.names as league_names, home.id as home_id,
      home.names as home_names, away.id as away_id, away.names as away_names,
      to_json(game.start_at)#>>'{}' as start_at,
      (select state from forecast where game_id = game.id and origin = 'live' and known_at <= ${asOf}
        order by known_at desc limit 1) as forecast,
      exists (select 1 from odds_snapshot where game_id = game.id and known_at <= ${asOf}) as has_odds
    from game
    join league on league.id = game.league_id
    join team as home on home.id = home_team_id
    join team as away on away.id = away_team_id
    where game.start_at > ${filter.after} and game.start_at < ${filter.until} and game.known_at <= ${asOf}
      and game.source = any(${textArray(filter.sources)})
      ${sport ? sql`and league.sport = ${sport}` : sql``} ${leagueId ? sql`and league.id = ${leagueId}` : sql``}
      and not exists (select 1 from pick where pick.game_id = game.id and pick.origin = 'live' and published_at <= ${asOf})
      and not exists (select 1 from game_state where game_state.game_id = game.id and game_state.known_at <= ${asOf}
        and status <> 'not_started')
    order by game.start_at, game.id limit ${filter.limit}`,
  );
  return rows.map((row) => ({
    gameId: row.game,
    leagueId: row.league,
    sport: row.sport,
    leagueNames: row.league_names,
    home: { id: row.home_id, names: row.home_names },
    away: { id: row.away_id, names: row.away_names },
    startAt: new Date(row.start_at),
    forecast: row.forecast,
    hasOdds: row.has_odds,
  }));
}

export type CheckedGame = {
  readonly gameId: string;
  readonly startAt: Date;
  readonly isCovered: boolean;
  readonly forecast: { readonly state: 'ready' | 'insufficient'; readonly missing: unknown } | null;
  readonly hasOdds: boolean;
  /** Completed games of this league and season. */
  readonly home: TeamCount;
  readonly away: TeamCount;
};

export type TeamCount = {
  readonly played: number;
  /** The starts of the team's coming games of this league and season, the earliest first. */
  readonly coming: readonly Date[];
};

const checkedGameRow = z.object({
  start_at: z.string(),
  covered: z.boolean(),
  forecast: z.object({ state: z.enum(['ready', 'insufficient']), missing: z.unknown() }).nullable(),
  has_odds: z.boolean(),
  home: z.object({
    played: z.number(),
    coming: z.array(z.string()),
  }),
  away: z.object({
    played: z.number(),
    coming: z.array(z.string()),
  }),
});

/** What the check of a game's data looks at, as known at an instant; null where there is no such game. */
export async function findCheckedGame(
  db: Queryable,
  filter: { readonly gameId: string; readonly asOf: Date; readonly sources: readonly string[] },
): Promise<CheckedGame | null> {
  const { gameId, asOf, sources } = filter;
  const ofTeam = (team: 'home_team_id' | 'away_team_id') => {
    const games = sql`game as other where (other.home_team_id = game.${sql.identifier(team)}
      or other.away_team_id = game.${sql.identifier(team)}) and other.league_id = game.league_id
      and other.season = game.season and other.source = game.source and other.known_at <= ${asOf}`;
    return sql`json_build_object(
      'played', (select count(*) from ${games} and other.start_at < ${asOf} and exists (
        select 1 from game_state where game_state.game_id = other.id and game_state.known_at <= ${asOf}
          and status = 'completed')),
      'coming', (select coalesce(json_agg(start_at order by start_at), '[]') from (
        select other.start_at from ${games} and other.start_at >= ${asOf} order by other.start_at limit 10) as next))`;
  };
  const rows = await selectRows(
    db,
    checkedGameRow,
    sql`
    select to_json(game.start_at)#>>'{}' as start_at, covered,
      (select json_build_object('state', state, 'missing', missing) from forecast where game_id = game.id
        and origin = 'live' and known_at <= ${asOf} order by known_at desc limit 1) as forecast,
      exists (select 1 from odds_snapshot where game_id = game.id and known_at <= ${asOf} and home_odds is not null) as has_odds,
      ${ofTeam('home_team_id')} as home, ${ofTeam('away_team_id')} as away
    from game join league on league.id = game.league_id
    where game.id = ${gameId} and game.known_at <= ${asOf} and game.source = any(${textArray(sources)})`,
  );
  const [row] = rows;
  if (!row) return null;
  return {
    gameId,
    startAt: new Date(row.start_at),
    isCovered: row.covered,
    hasOdds: row.has_odds,
    forecast: row.forecast,
    home: countOf(row.home),
    away: countOf(row.away),
  };
}

function countOf({ played, coming }: { played: number; coming: string[] }): TeamCount {
  return { played, coming: coming.map((text) => new Date(text)) };
}

const gameStartRow = z.object({
  start_at: z.string(),
});

/** A game's start and source-given origin of its prices, where it is known at an instant. */
export async function findGameStart(
  db: Queryable,
  filter: { readonly gameId: string; readonly asOf: Date; readonly sources: readonly string[] },
): Promise<{ readonly startAt: Date } | null> {
  const rows = await selectRows(
    db,
    gameStartRow,
    sql`
    select to_json(start_at)#>>'{}' as start_at from game where id = ${filter.gameId}
      and known_at <= ${filter.asOf} and source = any(${textArray(filter.sources)})`,
  );
  return rows[0] ? { startAt: new Date(rows[0].start_at) } : null;
}
