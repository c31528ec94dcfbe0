import { sql } from 'drizzle-orm';
import type { BetType } from '#terms/bets.ts';
import type { GameStatus } from '#terms/games.ts';
import type { Queryable } from '../client.ts';
import { textArray } from './text-array.ts';

type Price = {
  readonly line: number | null;
  readonly home: number | null;
  readonly draw: number | null;
  readonly away: number | null;
};

/** Games of a source that start in the window, whether they are over, and whether a prediction of them was published. */
export async function listNearGames(
  db: Queryable,
  filter: { readonly source: string; readonly from: Date; readonly until: Date },
): Promise<
  { readonly leagueId: string; readonly startAt: Date; readonly isOver: boolean; readonly hasPick: boolean }[]
> {
  const { rows } = await db.execute<{
    league: string;
    start_at: string;
    is_over: boolean;
    has_pick: boolean;
  }>(sql`
    select league_id as league, to_json(start_at)#>>'{}' as start_at,
      exists (select 1 from game_state where game_id = game.id and status in ('completed', 'canceled')) as is_over,
      exists (select 1 from pick where game_id = game.id and origin = 'live') as has_pick
    from game where source = ${filter.source} and start_at > ${filter.from} and start_at <= ${filter.until}`);
  return rows.map((row) => ({
    leagueId: row.league,
    startAt: new Date(row.start_at),
    isOver: row.is_over,
    hasPick: row.has_pick,
  }));
}

/** The games of a league that start in the window, under the keys of their source, their teams and their day. */
export async function listMeetings(
  db: Queryable,
  filter: { readonly source: string; readonly leagueId: string; readonly from: Date; readonly until: Date },
) {
  const { rows } = await db.execute<{
    key: string;
    day: string;
    home: string;
    away: string;
    start_at: string;
  }>(sql`
    select game.key, game_day::text as day, home.key as home, away.key as away, to_json(start_at)#>>'{}' as start_at
    from game join team as home on home.id = home_team_id join team as away on away.id = away_team_id
    where game.source = ${filter.source} and game.league_id = ${filter.leagueId}
      and start_at > ${filter.from} and start_at <= ${filter.until} order by game.known_at, game.key`);
  return rows.map(({ key, day, home, away, start_at }) => ({
    key,
    gameDay: day,
    homeKey: home,
    awayKey: away,
    startAt: new Date(start_at),
  }));
}

/** The newest price of every market and the newest state of some games of a source, by the games' keys. */
export async function findKnownOfGames(
  db: Queryable,
  filter: { readonly source: string; readonly keys: readonly string[] },
) {
  if (filter.keys.length === 0) return { prices: [], states: [] };
  const games = sql`select id, key from game where source = ${filter.source} and key = any(${textArray(filter.keys)})`;
  const prices = await db.execute<
    { key: string; bet_type: BetType; bookmaker: string; known_at: string } & Price
  >(sql`
    select distinct on (game.id, bet_type, bookmaker) key, bet_type, bookmaker, line::float8 as line,
      home_odds::float8 as home, draw_odds::float8 as draw, away_odds::float8 as away,
      to_json(odds_snapshot.known_at)#>>'{}' as known_at
    from (${games}) as game join odds_snapshot on game_id = game.id
    order by game.id, bet_type, bookmaker, odds_snapshot.known_at desc, odds_snapshot.id desc`);
  const states = await db.execute<{
    key: string;
    status: GameStatus;
    home_score: number | null;
    away_score: number | null;
  }>(sql`
    select distinct on (game.id) key, status, home_score, away_score
    from (${games}) as game join game_state on game_id = game.id order by game.id, game_state.known_at desc`);
  return { prices: prices.rows, states: states.rows };
}

/** The last price before the start of every market of the games of a source that began in the window. */
export async function listLastPrices(
  db: Queryable,
  filter: { readonly source: string; readonly from: Date; readonly until: Date },
) {
  const { rows } = await db.execute<
    { key: string; start_at: string; bet_type: BetType; bookmaker: string } & Price
  >(sql`
    select distinct on (game.id, bet_type, bookmaker) key, to_json(start_at)#>>'{}' as start_at, bet_type, bookmaker,
      line::float8 as line, home_odds::float8 as home, draw_odds::float8 as draw, away_odds::float8 as away
    from game join odds_snapshot on game_id = game.id and odds_snapshot.known_at <= start_at
    where game.source = ${filter.source} and start_at > ${filter.from} and start_at <= ${filter.until}
    order by game.id, bet_type, bookmaker, odds_snapshot.known_at desc, odds_snapshot.id desc`);
  return rows.map(({ start_at, ...row }) => ({ ...row, startAt: new Date(start_at) }));
}
