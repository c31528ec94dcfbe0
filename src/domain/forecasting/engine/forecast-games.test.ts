import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingestFeed } from '#domain/forecasting/sport/ingest-feed.ts';
import { fixedClock } from '#platform/clock.ts';
import { archiveFeed, ingestArchive, MID_SEASON, makeArchive } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { forecastGames } from './forecast-games.ts';
import { type Forecaster, openForecaster } from './forecaster.ts';

const DAY_MIN = 1440;
const GAMES = makeArchive(92);

let test: TestServices;
let forecaster: Forecaster;
const at = (now: Date) => ({ ...test.services, clock: fixedClock(now) });

beforeAll(async () => {
  test = await testServices();
  await ingestArchive(at(MID_SEASON), GAMES);
  forecaster = await openForecaster(at(MID_SEASON), { sport: 'baseball', source: 'replay' });
});
afterAll(() => test.close());

async function rows(text: string, values: unknown[] = []) {
  return (await test.services.db.$client.query(text, values)).rows;
}
const stored = () => rows('select * from forecast order by id');

describe('forecasting the coming week', () => {
  it('writes one forecast a game, all of games that start within seven days', async () => {
    const report = await forecastGames(at(MID_SEASON), { forecaster });
    expect(report.games).toBeGreaterThan(5);
    expect(report.written).toBe(report.games);
    const found = await rows(
      `select count(*)::int as n, min(start_at) as first, max(start_at) as last
       from forecast join game on game.id = game_id`,
    );
    expect(found[0]?.n).toBe(report.games);
    expect(found[0]?.first > MID_SEASON).toBe(true);
    expect(found[0]?.last <= minutesAfter(MID_SEASON, 7 * DAY_MIN)).toBe(true);
  });

  it('writes nothing the second time, and nothing while nothing new is known', async () => {
    const before = await stored();
    expect((await forecastGames(at(MID_SEASON), { forecaster })).written).toBe(0);
    const again = await openForecaster(at(MID_SEASON), { sport: 'baseball', source: 'replay', fresh: true });
    expect((await forecastGames(at(minutesAfter(MID_SEASON, 1)), { forecaster: again })).written).toBe(0);
    expect(await stored()).toEqual(before);
  });

  it('adds new forecasts beside the old ones when results come in', async () => {
    const before = await stored();
    const next = minutesAfter(MID_SEASON, 2 * DAY_MIN);
    await ingestFeed(at(next), { feed: archiveFeed(GAMES) });
    const report = await forecastGames(at(next), { forecaster });
    expect(report.written).toBeGreaterThan(0);
    const after = await stored();
    expect(after).toHaveLength(before.length + report.written);
    expect(after).toEqual(expect.arrayContaining(before));
    const fresh = await rows('select distinct known_at from forecast where known_at > $1', [MID_SEASON]);
    expect(fresh).toEqual([{ known_at: next }]);
  });

  it('has probabilities that add up to one and are read off the stored distribution', async () => {
    const found = await rows(`select p_home, p_draw, p_away from forecast where state = 'ready'`);
    expect(found.length).toBeGreaterThan(5);
    for (const { p_home, p_draw, p_away } of found) {
      expect(p_draw).toBeNull();
      expect(p_home + p_away).toBeCloseTo(1, 9);
    }
  });

  it('says what is missing of a team that it does not know, and guesses nothing', async () => {
    const now = minutesAfter(MID_SEASON, 3 * DAY_MIN);
    await rows(
      `insert into team select gen_random_uuid(), league_id, 'MLB/Newcomers', names, source, known_at
       from team where league_id = 'MLB' limit 1`,
    );
    await rows(
      `insert into game select (jsonb_populate_record(game, jsonb_build_object('id', gen_random_uuid(), 'key', 'new',
         'home_team_id', (select id from team where key = 'MLB/Newcomers'),
         'start_at', $1::timestamptz + interval '1 day', 'known_at', $1::timestamptz))).*
       from game where league_id = 'MLB' limit 1`,
      [now],
    );
    await forecastGames(at(now), { forecaster });
    const found = await rows(
      `select state, missing, distribution, p_home from forecast join game on game.id = game_id where key = 'new'`,
    );
    expect(found).toMatchObject([{ state: 'insufficient', distribution: null, p_home: null }]);
    expect(found[0]?.missing[0]).toMatchObject({ code: 'home_unknown' });
  });
});
