import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertPolicy } from '#db/queries/pick.ts';
import { DAY_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { tamper } from '#tests/support/sealed-days.ts';
import { insertSmallSeason, smallGame } from '#tests/support/small-season.ts';
import { checkPlanForecast } from './check-plan-forecast.ts';

const FIRST = Date.parse('2016-08-01T12:00:00Z');
const WEEKS = 24;

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  test.setNow(new Date(FIRST + WEEKS * 7 * DAY_MS));
  const games = Array.from({ length: WEEKS * 70 }, (_, index) =>
    smallGame({
      key: String(index),
      startAt: new Date(FIRST + Math.floor(index / 10) * DAY_MS + index * 1000),
    }),
  );
  await insertSmallSeason(test.services, { games });
  await insertPolicy(test.services.db, {
    version: 1,
    minEv: 0.02,
    minLeadMinutes: 15,
    maxLeadHours: 48,
    discloseMinutes: 0,
    validFrom: new Date(0),
    note: 'test',
  });
});
afterAll(() => test.close());

/** Publishes a pick on each game of which a condition on its number (from 0, in order) is true. */
async function publishOn(condition: string): Promise<void> {
  await tamper(
    test,
    `delete from pick;
     insert into pick (id, origin, batch_id, salt, leaf_hash, serial_day, serial_no, game_id, league_id, start_at, bet_type, side, odds, min_odds, odds_snapshot,
       p_win, p_push, p_lose, ev, confidence, units, drivers, tier, model_version, policy_version, is_free, data_origin, source,
       known_at, published_at)
     select gen_random_uuid(), 'live', gen_random_uuid(), repeat('a', 32), repeat('a', 64), start_at::date, no + 1, id, league_id, start_at, 'win_loss', 'home', 2, 2, '{}', 0.5, 0, 0.5, 0.1, 50, 1,
       '[]', 'B', 'test', 1, false, 'simulated', source, start_at - interval '1 hour', start_at - interval '1 hour'
     from (select *, (row_number() over (order by start_at) - 1)::int as no from game) as numbered where ${condition};
     update fact_version set version = version + 1`,
  );
}

it('says nothing before eight weeks have been published', async () => {
  expect(await checkPlanForecast(test.services)).toMatchObject({ state: 'few', n: 0 });
  await publishOn(`no >= ${(WEEKS - 5) * 70}`);
  const early = await checkPlanForecast(test.services);
  expect(early.state).toBe('few');
  expect(early.n).toBeLessThan(8);
});

it('holds at a steady rate', async () => {
  await publishOn('no % 5 = 0');
  const steady = await checkPlanForecast(test.services);
  expect(steady).toMatchObject({ state: 'holds', value: 1, bound: 0.9, simulated: true });
  expect(steady.n).toBeGreaterThan(15);
});

it('turns red where weeks of plenty and weeks of nothing take turns', async () => {
  await publishOn('(no / 70) % 4 = 0 or no < 70');
  const wild = await checkPlanForecast(test.services);
  expect(wild.state).toBe('broken');
  expect(wild.high).toBeLessThan(0.9);
});
