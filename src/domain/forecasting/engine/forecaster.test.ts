import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveFeedCursor } from '#db/queries/feed-cursor.ts';
import { listFixtureRows } from '#db/queries/fixture.ts';
import type { Services } from '#domain/services.ts';
import { fixedClock } from '#platform/clock.ts';
import { SPORTS, type Sport } from '#terms/sports.ts';
import { ingestArchive, MID_SEASON, makeArchive, SEASON_START } from '#tests/support/archive-season.ts';
import { countRounds } from '#tests/support/count-rounds.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { type Forecaster, openForecaster } from './forecaster.ts';

const DAY_MIN = 1440;
const TEN_DAYS_AGO = minutesAfter(MID_SEASON, -10 * DAY_MIN);

let test: TestServices;
let services: Services;
beforeAll(async () => {
  test = await testServices();
  services = { ...test.services, clock: fixedClock(MID_SEASON) };
  await ingestArchive(services, makeArchive(92));
});
afterAll(() => test.close());

const open = (sport: Sport, options: { fresh?: boolean; source?: string } = {}) =>
  openForecaster(services, { sport, source: 'replay', ...options });

/** What a forecaster says of the coming week, as text. */
async function forecasts({ sport, source, predict }: Forecaster): Promise<string[]> {
  const fixtures = await listFixtureRows(services.db, {
    source,
    sport,
    after: MID_SEASON,
    asOf: MID_SEASON,
    until: minutesAfter(MID_SEASON, 7 * DAY_MIN),
  });
  return fixtures.map((row) => JSON.stringify(predict(row, [])));
}

/** What a forecaster says that learned everything at once. */
async function expectedForecasts(sport: Sport): Promise<string[]> {
  const forecaster = await open(sport, { fresh: true });
  await forecaster.advance(MID_SEASON);
  return forecasts(forecaster);
}

describe.each(SPORTS)('the forecaster of %s', (sport) => {
  it('says the same whether it learned at once or day by day', async () => {
    const expected = await expectedForecasts(sport);
    expect(expected.length).toBeGreaterThan(5);
    expect(expected.every((text) => text.includes('"state":"ok"'))).toBe(true);
    const daily = await open(sport, { fresh: true });
    for (let day = 0; day < 90; day += 1) await daily.advance(minutesAfter(SEASON_START, day * DAY_MIN));
    expect(await daily.advance(MID_SEASON)).toBe(0);
    expect(await forecasts(daily)).toEqual(expected);
  });

  it('goes on from its artifact as if it had never stopped', async () => {
    const first = await open(sport, { fresh: true });
    const before = await first.advance(TEN_DAYS_AGO);
    await first.save();
    expect(first.savedUntil).toEqual(first.learnedUntil);
    const second = await open(sport);
    expect(second.learnedUntil).toEqual(first.learnedUntil);
    expect(await forecasts(second)).toEqual(await forecasts(first));
    const rest = await second.advance(MID_SEASON);
    expect(rest).toBeGreaterThan(0);
    expect(before).toBeGreaterThan(rest);
    expect(await forecasts(second)).toEqual(await expectedForecasts(sport));
  });
});

describe('a stored model', () => {
  const stored = async () => {
    const { rows } = await test.services.db.$client.query<{
      version: string;
      leagues: string[] | null;
      shared: boolean;
    }>(
      `select version, parameters <> '{}' as shared, (select array_agg(league_id) from model_league as one where one.version = m.version) as leagues
       from model_artifact m where source = 'replay' and sport = 'soccer' order by fitted_at, window_until`,
    );
    return rows.slice(-3).map(({ leagues, shared }) => ({ leagues, shared }));
  };

  const openMoving = (options: { fresh?: boolean }) =>
    openForecaster(test.services, { sport: 'soccer', source: 'replay', ...options });

  it('is a row of what all leagues share and one of each league, and is dropped with both when two newer ones stand', async () => {
    const forecaster = await openMoving({ fresh: true });
    for (const day of [16, 6, 3]) {
      await forecaster.advance(minutesAfter(MID_SEASON, -day * DAY_MIN));
      test.setNow(minutesAfter(MID_SEASON, 20 - day));
      await forecaster.save();
    }
    expect(await stored()).toEqual([
      { leagues: null, shared: false },
      { leagues: ['EPL'], shared: true },
      { leagues: ['EPL'], shared: true },
    ]);
  });

  it('is of one instant: what is learned meanwhile waits until every league is written', async () => {
    const forecaster = await openMoving({ fresh: true });
    await forecaster.advance(minutesAfter(MID_SEASON, -20 * DAY_MIN));
    const expected = await forecasts(forecaster);
    test.setNow(minutesAfter(MID_SEASON, 30));
    const saved = forecaster.save();
    const learned = forecaster.advance(MID_SEASON);
    await saved;
    expect(await learned).toBeGreaterThan(0);
    expect(await forecasts(forecaster)).not.toEqual(expected);
    expect(await forecasts(await openMoving({}))).toEqual(expected);
  });
});

describe('a forecaster', () => {
  it('learns a result as it was corrected within ten minutes, and none before they have passed', async () => {
    const { rows } = await test.services.db.$client.query<{ id: string; known_at: Date }>(
      `select game.id, game_state.known_at from game join game_state on game_id = game.id and status = 'completed'
       where league_id = 'NBA' order by game_state.known_at desc limit 1`,
    );
    const [last] = rows;
    if (!last) throw new Error('no game has ended');
    const learn = async (minutes: number) => {
      const forecaster = await open('basketball', { fresh: true });
      await forecaster.advance(minutesAfter(last.known_at, minutes));
      return forecaster;
    };
    const early = await learn(9);
    const asReported = await learn(10);
    expect(early.learnedUntil?.getTime()).toBeLessThan(last.known_at.getTime());
    expect(asReported.learnedUntil).toEqual(last.known_at);
    await test.services.db.$client.query(
      `insert into game_state select (jsonb_populate_record(s, jsonb_build_object('known_at', known_at + interval '5 minutes',
         'home_score', home_score + 40))).* from game_state s where game_id = $1 and status = 'completed'`,
      [last.id],
    );
    expect((await learn(14)).learnedUntil).toEqual(early.learnedUntil);
    const corrected = await learn(15);
    expect(corrected.learnedUntil).toEqual(minutesAfter(last.known_at, 5));
    expect(await forecasts(corrected)).not.toEqual(await forecasts(asReported));
  });

  it('starts from nothing where its artifact is of another format', async () => {
    await test.services.db.$client.query(
      `insert into model_artifact select (jsonb_populate_record(m, jsonb_build_object('version', 'old',
         'fitted_at', fitted_at + interval '1 day', 'parameters', jsonb_set(parameters, '{format}', '0')))).*
       from model_artifact m where sport = 'baseball' limit 1`,
    );
    const forecaster = await open('baseball');
    expect(forecaster.learnedUntil).toBeNull();
    await forecaster.advance(MID_SEASON);
    expect(await forecasts(forecaster)).toEqual(await expectedForecasts('baseball'));
  });

  it('waits for a feed that is still being read, and then misses nothing', async () => {
    const expected = await expectedForecasts('soccer');
    const { db } = services;
    const forecaster = await open('soccer', { fresh: true });
    await moveFeedCursor(db, 'replay', { knownUntil: TEN_DAYS_AGO, loaded: true });
    await forecaster.advance(MID_SEASON);
    expect(Number(forecaster.learnedUntil)).toBeLessThanOrEqual(TEN_DAYS_AGO.getTime());
    expect(await forecaster.advance(MID_SEASON)).toBe(0);
    await moveFeedCursor(db, 'replay', { knownUntil: MID_SEASON, loaded: true });
    expect(await forecaster.advance(MID_SEASON)).toBeGreaterThan(0);
    expect(await forecasts(forecaster)).toEqual(expected);
  });

  it('that has learned nothing keeps no artifact, since a sport may have no games at all', async () => {
    const empty = await open('basketball', { source: 'csv-archive' });
    expect(await empty.advance(MID_SEASON)).toBe(0);
    expect(await empty.save()).toBeNull();
    const { rows } = await services.db.$client.query(
      `select count(*)::int as n from model_artifact where source = 'csv-archive'`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('asks of a sport without games only whether there are any, and learns it once they come', async () => {
    const late = await testServices();
    const at = { ...late.services, clock: fixedClock(MID_SEASON) };
    const forecaster = await openForecaster(at, { sport: 'soccer', source: 'replay' });
    const asked = await countRounds(at, () => forecaster.advance(MID_SEASON));
    expect([asked.questions, asked.value]).toEqual([1, 0]);
    await ingestArchive(at, makeArchive(20));
    expect(await forecaster.advance(MID_SEASON)).toBeGreaterThan(0);
    await late.close();
  });
});
