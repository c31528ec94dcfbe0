import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPolicy } from '#db/queries/pick.ts';
import { forecastGames } from '#domain/forecasting/engine/forecast-games.ts';
import { openForecaster } from '#domain/forecasting/engine/forecaster.ts';
import { backfillPicks } from '#domain/picks/backfill/backfill-picks.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import type { ArchiveGame } from '#feeds/archive.ts';
import { fixedClock } from '#platform/clock.ts';
import { SPORTS } from '#terms/sports.ts';
import { ingestArchive, MID_SEASON, makeArchive } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPolicy, minutesAfter } from '#tests/support/factories.ts';

const BACKFILL_FROM = minutesAfter(MID_SEASON, -12 * 1440);
/** No game of the archive that began earlier than this is still being played at mid-season. */
const LONGEST_GAME_MINUTES = 240;

let honest: TestServices;
let poisoned: TestServices;

/** A site as a worker makes it: games, back-fill, forecasts, picks, all at one instant. */
async function run(test: TestServices, games: readonly ArchiveGame[], poison: boolean): Promise<void> {
  const services = { ...test.services, clock: fixedClock(MID_SEASON) };
  await addPolicy(services);
  await ingestArchive(services, games);
  if (poison) await insertFutureRows(test);
  const policy = await findPolicy(services.db, MID_SEASON);
  if (!policy) throw new Error('no policy');
  for (const sport of SPORTS) {
    const forecaster = await openForecaster(services, { sport, source: 'replay', fresh: true });
    await backfillPicks(services, { forecaster, from: BACKFILL_FROM, policy });
    await forecaster.save();
    await forecastGames(services, { forecaster });
  }
  await publishPicks(services, { source: 'replay' });
}

/** Every result that no one knows yet is another one: outsiders win, and high. */
function withOtherFuture(games: readonly ArchiveGame[]): ArchiveGame[] {
  const unknownFrom = minutesAfter(MID_SEASON, -LONGEST_GAME_MINUTES);
  return games.map((game) => {
    if (game.startAt < unknownFrom) return game;
    const { homeScore, awayScore } = game;
    return { ...game, homeScore: awayScore + 7, awayScore: homeScore, statistics: { shots_home: 40 } };
  });
}

/** Facts that become known a second after the instant, past the door that keeps them out: results, prices, forecasts, games. */
async function insertFutureRows({ services: { db } }: TestServices): Promise<void> {
  const known = minutesAfter(MID_SEASON, 1 / 60);
  const statements = [
    `insert into game_state (game_id, known_at, status, home_score, away_score, parts, statistics, origin, source)
     select id, $1, 'completed', 99, 0, '[]', '{"shots_home": 90}', 'real', source from game`,
    `insert into game_state (game_id, known_at, status, parts, statistics, origin, source)
     select id, $1::timestamptz + interval '1 hour', 'canceled', '[]', '{}', 'real', source from game`,
    `insert into odds_snapshot (game_id, bet_type, line, bookmaker, phase, home_odds, draw_odds, away_odds, origin, source, known_at)
     select game_id, bet_type, line, bookmaker, case phase when 'open' then 'open' else 'move' end, 50, 50, 50, origin, source, $1 from odds_snapshot
     on conflict do nothing`,
    `insert into odds_snapshot (game_id, bet_type, bookmaker, phase, home_odds, away_odds, origin, source, known_at)
     select id, 'win_loss', 'From Tomorrow', 'open', 90, 90, 'real', source, $1 from game`,
    `insert into forecast (id, game_id, origin, known_at, computed_at, model_version, tier, state, missing, drivers, content_hash)
     select gen_random_uuid(), id, 'live', $1, $1, 'tomorrow', 'A', 'insufficient', '[]', '[]', 'x' from game`,
    `insert into game select (jsonb_populate_record(game, jsonb_build_object('id', md5(id::text)::uuid,
       'key', 'tomorrow ' || key, 'known_at', $1::timestamptz))).* from game`,
  ];
  for (const statement of statements) await db.$client.query(statement, [known]);
}

/** The columns that two runs may differ in: random ids and salts, and what is hashed with them. */
const RANDOM = {
  pick: ['id', 'salt', 'leaf_hash', 'batch_id'],
  pick_grade: ['pick_id'],
  pick_pass: [],
  forecast: [],
  model_artifact: [],
  model_league: [],
} as const;

async function dump(test: TestServices, table: keyof typeof RANDOM): Promise<string[]> {
  const { rows } = await test.services.db.$client.query<{ row: string }>(
    `select (to_jsonb(t) - $1::text[])::text as row from ${table} t
     where coalesce(to_jsonb(t) ->> 'model_version', '') <> 'tomorrow' order by 1`,
    [RANDOM[table]],
  );
  return rows.map((row) => row.row);
}

beforeAll(async () => {
  [honest, poisoned] = await Promise.all([testServices(), testServices()]);
  const games = makeArchive(92);
  await Promise.all([run(honest, games, false), run(poisoned, withOtherFuture(games), true)]);
});
afterAll(() => Promise.all([honest.close(), poisoned.close()]));

describe('a future that is poisoned', () => {
  it.each(Object.keys(RANDOM) as (keyof typeof RANDOM)[])('changes no byte of any %s', async (table) => {
    const expected = await dump(honest, table);
    expect(expected.length).toBeGreaterThan(table.startsWith('model_') ? 2 : 10);
    expect(await dump(poisoned, table)).toEqual(expected);
  });

  it('was met by ready forecasts and picks of every sport, so that the comparison says something', async () => {
    const { rows } = await honest.services.db.$client.query(
      `select league_id, pick.origin, count(*)::int as n from pick group by 1, 2 order by 1, 2`,
    );
    expect(rows.map((row) => `${row.league_id} ${row.origin}`)).toEqual([
      'EPL backfill',
      'EPL live',
      'MLB backfill',
      'MLB live',
      'NBA backfill',
      'NBA live',
    ]);
  });

  it('held games in play whose end differs in the two futures', async () => {
    const { rows } = await honest.services.db.$client.query(
      `select count(distinct game_id)::int as n from game_state
       where status = 'in_progress' and game_id not in (select game_id from game_state where status = 'completed')`,
    );
    expect(rows[0]?.n).toBeGreaterThan(0);
  });
});
