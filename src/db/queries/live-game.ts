import { z } from 'zod';
import { BET_TYPES } from '#terms/bets.ts';
import { GAME_STATUSES } from '#terms/games.ts';
import { SPORTS, type Sport } from '#terms/sports.ts';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { gameParts } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';
import { textArray } from './text-array.ts';

const priceRow = z.object({
  line: z.number().nullable(),
  home: z.number().nullable(),
  draw: z.number().nullable(),
  away: z.number().nullable(),
});

const nearGameRow = z.object({
  league: z.string(),
  sport: z.enum(SPORTS),
  start_at: z.string(),
  is_over: z.boolean(),
  has_pick: z.boolean(),
});

/** Games of covered leagues that a source reported and that start in the window, whether they are over, and whether a prediction of them was published. */
export async function listNearGames(
  db: Queryable,
  filter: { readonly source: string; readonly from: Date; readonly until: Date },
): Promise<
  {
    readonly leagueId: string;
    readonly sport: Sport;
    readonly startAt: Date;
    readonly isOver: boolean;
    readonly hasPick: boolean;
  }[]
> {
  const rows = await selectRows(
    db,
    nearGameRow,
    sql`
    select league_id as league, sport, to_json(start_at)#>>'{}' as start_at,
      exists (select 1 from game_state where game_id = game.id and status in ('completed', 'canceled')) as is_over,
      exists (select 1 from pick where game_id = game.id and origin = 'live') as has_pick
    from game join league on league.id = league_id and league.covered
    where game.source = ${filter.source} and start_at > ${filter.from} and start_at <= ${filter.until}`,
  );
  return rows.map((row) => ({
    leagueId: row.league,
    sport: row.sport,
    startAt: new Date(row.start_at),
    isOver: row.is_over,
    hasPick: row.has_pick,
  }));
}

const meetingRow = z.object({
  key: z.string(),
  day: z.string(),
  home: z.string(),
  away: z.string(),
  start_at: z.string(),
});

/** The games of a league that start in the window, under the keys of their source, their teams and their day. */
export async function listMeetings(
  db: Queryable,
  filter: { readonly source: string; readonly leagueId: string; readonly from: Date; readonly until: Date },
) {
  const rows = await selectRows(
    db,
    meetingRow,
    sql`
    select game.key, game_day::text as day, home.key as home, away.key as away, to_json(start_at)#>>'{}' as start_at
    from game join team as home on home.id = home_team_id join team as away on away.id = away_team_id
    where game.source = ${filter.source} and game.league_id = ${filter.leagueId}
      and start_at > ${filter.from} and start_at <= ${filter.until} order by game.known_at, game.key`,
  );
  return rows.map(({ key, day, home, away, start_at }) => ({
    key,
    gameDay: day,
    homeKey: home,
    awayKey: away,
    startAt: new Date(start_at),
  }));
}

const knownStateRow = z.object({
  key: z.string(),
  status: z.enum(GAME_STATUSES),
  reason: z.string().nullable(),
  home_score: z.number().nullable(),
  away_score: z.number().nullable(),
  parts: gameParts,
});

const knownPriceRow = z
  .object({
    key: z.string(),
    bet_type: z.enum(BET_TYPES),
    bookmaker: z.string(),
    known_at: z.string(),
  })
  .extend(priceRow.shape);

/** The newest price of every market and the newest state of some games of a source, by the games' keys. */
export async function findKnownOfGames(
  db: Queryable,
  filter: { readonly source: string; readonly keys: readonly string[] },
) {
  if (filter.keys.length === 0) return { prices: [], states: [] };
  const games = sql`select id, key from game where source = ${filter.source} and key = any(${textArray(filter.keys)})`;
  const prices = await selectRows(
    db,
    knownPriceRow,
    sql`
    select distinct on (game.id, bet_type, bookmaker) key, bet_type, bookmaker, line::float8 as line,
      home_odds::float8 as home, draw_odds::float8 as draw, away_odds::float8 as away,
      to_json(odds_snapshot.known_at)#>>'{}' as known_at
    from (${games}) as game join odds_snapshot on game_id = game.id
    order by game.id, bet_type, bookmaker, odds_snapshot.known_at desc, odds_snapshot.id desc`,
  );
  const states = await selectRows(
    db,
    knownStateRow,
    sql`
    select distinct on (game.id) key, status, reason, home_score, away_score, parts
    from (${games}) as game join game_state on game_id = game.id order by game.id, game_state.known_at desc`,
  );
  return { prices, states };
}

const lastPriceRow = z
  .object({
    key: z.string(),
    start_at: z.string(),
    bet_type: z.enum(BET_TYPES),
    bookmaker: z.string(),
  })
  .extend(priceRow.shape);

/** The last price before the start of every market of the games of a source that began in the window. */
export async function listLastPrices(
  db: Queryable,
  filter: { readonly source: string; readonly from: Date; readonly until: Date },
) {
  const rows = await selectRows(
    db,
    lastPriceRow,
    sql`
    select distinct on (game.id, bet_type, bookmaker) key, to_json(start_at)#>>'{}' as start_at, bet_type, bookmaker,
      line::float8 as line, home_odds::float8 as home, draw_odds::float8 as draw, away_odds::float8 as away
    from game join odds_snapshot on game_id = game.id and odds_snapshot.known_at <= start_at
    where game.source = ${filter.source} and start_at > ${filter.from} and start_at <= ${filter.until}
    order by game.id, bet_type, bookmaker, odds_snapshot.known_at desc, odds_snapshot.id desc`,
  );
  return rows.map(({ start_at, ...row }) => ({ ...row, startAt: new Date(start_at) }));
}
