import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { game } from '../tables/game.ts';
import { gameState } from '../tables/game-state.ts';
import { league } from '../tables/league.ts';
import { oddsSnapshot } from '../tables/odds-snapshot.ts';
import { referenceForecast } from '../tables/reference-forecast.ts';
import { season } from '../tables/season.ts';
import { team } from '../tables/team.ts';
import { insertJsonRows, jsonRows } from './json-rows.ts';

export type GameRow = typeof game.$inferInsert;
export type StateRow = typeof gameState.$inferInsert;
export type OddsRow = typeof oddsSnapshot.$inferInsert;
export type ReferenceRow = typeof referenceForecast.$inferInsert;

/** Adds leagues, seasons and teams, or takes over their new names and dates; what an operator has changed stays. */
export async function upsertLeagues(
  db: Queryable,
  rows: {
    readonly leagues: readonly (typeof league.$inferInsert)[];
    readonly seasons: readonly (typeof season.$inferInsert)[];
    readonly teams: readonly (typeof team.$inferInsert)[];
  },
): Promise<void> {
  await db.execute(sql`${insertJsonRows(league, rows.leagues)}
    on conflict (id) do update set names = excluded.names, country = excluded.country, position = excluded.position
      where league.version = 1`);
  await db.execute(sql`${insertJsonRows(season, rows.seasons)}
    on conflict (league_id, source, season) do update set from_at = excluded.from_at, to_at = excluded.to_at`);
  await db.execute(
    sql`${insertJsonRows(team, rows.teams)} on conflict (id) do update set names = excluded.names where team.version = 1`,
  );
}

/**
 * Adds games, and takes over a new start, day or starter of known ones; what the row said before is kept as a revision.
 * A delivery that changes nothing writes nothing. Returns how many rows were added or changed.
 */
export async function upsertGames(db: Queryable, rows: readonly GameRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  await db.execute(sql`
    insert into game_revision (game_id, known_at, replaced_at, start_at, home_starter, away_starter, start_simulated, game_day)
    select game.id, game.known_at, incoming."knownAt", game.start_at, game.home_starter, game.away_starter,
      game.start_simulated, game.game_day
    from game join (${jsonRows(game, rows).source}) as incoming on incoming.id = game.id
    where (game.start_at, game.start_simulated, game.game_day, game.home_starter, game.away_starter) is distinct from
      (incoming."startAt", incoming."startSimulated", incoming."gameDay", incoming."homeStarter", incoming."awayStarter")
    on conflict do nothing`);
  const result = await db.execute(sql`${insertJsonRows(game, rows)}
    on conflict (id) do update set start_at = excluded.start_at, start_simulated = excluded.start_simulated,
      game_day = excluded.game_day, home_starter = excluded.home_starter, away_starter = excluded.away_starter,
      known_at = excluded.known_at
    where (game.start_at, game.start_simulated, game.game_day, game.home_starter, game.away_starter) is distinct from
      (excluded.start_at, excluded.start_simulated, excluded.game_day, excluded.home_starter, excluded.away_starter)`);
  return result.rowCount ?? 0;
}

/** Adds facts that are never changed afterwards; one that is already there is left alone. Returns how many were new. */
export async function insertFacts(
  db: Queryable,
  rows: {
    readonly states: readonly StateRow[];
    readonly odds: readonly OddsRow[];
    readonly references: readonly ReferenceRow[];
  },
): Promise<number> {
  let added = 0;
  for (const [table, facts] of [
    [gameState, rows.states],
    [oddsSnapshot, rows.odds],
    [referenceForecast, rows.references],
  ] as const) {
    if (facts.length === 0) continue;
    const result = await db.execute(sql`${insertJsonRows(table, facts)} on conflict do nothing`);
    added += result.rowCount ?? 0;
  }
  return added;
}
