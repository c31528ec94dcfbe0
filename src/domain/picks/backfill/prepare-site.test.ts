import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withLock } from '#db/client.ts';
import { keepFeedMapping } from '#db/queries/feed-cursor.ts';
import { openForecaster } from '#domain/forecasting/engine/forecaster.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import { fixedClock } from '#platform/clock.ts';
import { archiveFeed, MID_SEASON, makeArchive } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { isLong } from '#tests/support/is-long.ts';
import type { Engine } from './engine.ts';
import { isPrepared } from './is-prepared.ts';
import { type Progress, prepareSite } from './prepare-site.ts';

/** Soccer alone: a folder of one sport's seasons must do for a site. */
const GAMES = makeArchive(92).filter((game) => game.leagueId === 'EPL');

let test: TestServices;
let services: Services;
beforeAll(async () => {
  test = await testServices();
  services = { ...test.services, clock: fixedClock(MID_SEASON) };
});
afterAll(() => test.close());

function smallEngine(): Engine {
  const source = 'replay';
  return {
    source,
    feed: async () => {
      await keepFeedMapping(services.db, source, {});
      return archiveFeed(GAMES);
    },
    forecaster: (sport) => openForecaster(services, { sport, source }),
    replace: () => undefined,
    forecast: async () => ({}),
  };
}

async function counts() {
  const { rows } = await services.db.$client.query(`
    select (select count(*)::int from pick where origin = 'live') as live,
      (select count(*)::int from pick where origin = 'backfill') as backfill,
      (select count(*)::int from forecast) as forecasts, (select count(*)::int from model_artifact) as models,
      (select count(*)::int from pick_grade) as grades, (select count(*)::int from publishing_policy) as policies`);
  return rows[0];
}

/** Two whole replays take seconds, and many times that where the machine does other work too. */
const BUSY_MACHINE_MS = 120_000;

describe('preparing a site', () => {
  it('is left to the worker who is at it', async () => {
    const meanwhile = await withLock(services.db, 'prepare:replay', async () => [
      await prepareSite(services, { engine: smallEngine(), onProgress: () => undefined }),
    ]);
    expect(meanwhile).toEqual([false]);
    expect(await isPrepared(services, 'replay')).toBe(false);
  });

  it(
    'makes games, back-fill, models, forecasts and picks, also where two sports have no games',
    async () => {
      const steps: Progress[] = [];
      const done = await prepareSite(services, {
        engine: smallEngine(),
        onProgress: (step) => steps.push(step),
      });
      expect(done).toBe(true);
      const made = await counts();
      for (const name of ['backfill', 'forecasts', 'grades']) expect(made[name]).toBeGreaterThan(5);
      expect(made.live).toBeGreaterThan(0);
      expect(made).toMatchObject({ models: 1, policies: 1, grades: made.backfill });
      expect(await isPrepared(services, 'replay')).toBe(true);
      expect(await findShownSources(services)).toEqual(['replay', 'csv-archive']);
      expect(steps.map((step) => step.what)).toEqual(
        expect.arrayContaining(['loading games', 'calculating the last 90 days of soccer']),
      );
    },
    BUSY_MACHINE_MS,
  );

  it('is done once', async () => {
    const before = await counts();
    const failing = {
      ...smallEngine(),
      feed: () => {
        throw new Error('asked again');
      },
    };
    expect(await prepareSite(services, { engine: failing, onProgress: () => undefined })).toBe(true);
    expect(await counts()).toEqual(before);
  });

  it.runIf(isLong)(
    'after a kill before the end is done again without doubling anything',
    async () => {
      const before = await counts();
      await services.db.$client.query(`delete from app_setting where key = 'prepared:replay'`);
      expect(await prepareSite(services, { engine: smallEngine(), onProgress: () => undefined })).toBe(true);
      expect(await counts()).toEqual(before);
    },
    BUSY_MACHINE_MS,
  );
});
