import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { playRecord } from '#tests/support/played-record.ts';
import { listClaims } from './list-claims.ts';
import { listDayClaims, listTeamClaims } from './list-scoped-claims.ts';

const DAYS = ['2016-11-01', '2016-11-02', '2016-11-03', '2016-11-04'];

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await playRecord(test, DAYS.length - 1);
});
afterAll(() => test.close());

it('the days of a window add up to what is said of the window', async () => {
  const whole = await listClaims(test.services);
  const days = (await Promise.all(DAYS.map((day) => listDayClaims(test.services, day)))).flat();
  for (const id of ['profit', 'win_rate'] as const) {
    const all = whole.find(
      (claim) => claim.id === id && claim.origin === 'live' && claim.period?.days === 20,
    );
    const own = days.filter((claim) => claim.id === id && claim.origin === 'live');
    expect(own.length).toBeGreaterThan(1);
    expect(own.reduce((sum, { n }) => sum + n, 0)).toBe(all?.n);
    const weight = id === 'profit' ? () => 1 : (n: number) => n;
    const sum = own.reduce((total, { value, n }) => total + value * weight(n), 0);
    expect(sum).toBeCloseTo((all?.value ?? 0) * weight(all?.n ?? 0), 9);
  }
  expect(days.every(({ period }) => period?.days === 1)).toBe(true);
  expect(days.some(({ id }) => id === 'average_daily_profit')).toBe(false);
});

it('nothing is said of a day that has not begun, and of one on which nothing was settled', async () => {
  expect(await listDayClaims(test.services, '2030-01-01')).toEqual([]);
  expect(await listDayClaims(test.services, '2015-01-01')).toEqual([]);
});

it('a team has the rate of the picks on its games, with an interval around it', async () => {
  const { rows } = await test.services.db.$client.query(
    `select home_team_id as id, count(*) filter (where result = 'win')::int as win,
       count(*) filter (where result in ('win', 'lose'))::int as n
     from pick_record join pick on pick.id = pick_id join game on game.id = pick.game_id
     where pick_record.origin = 'live' group by 1`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id, win, n } of rows) {
    const [claim] = await listTeamClaims(test.services, id);
    expect(claim).toMatchObject({ id: 'win_rate', origin: 'live', value: win / n, n });
    const [low = 1, high = 0] = claim?.interval ?? [];
    expect(low < win / n && win / n < high).toBe(true);
  }
});

it('the API answers both, and refuses a day that is none', async () => {
  const day = await callApi(test.services, { path: '/claims?day=2016-11-01' });
  const own = await listDayClaims(test.services, '2016-11-01');
  expect(day.data).toMatchObject(own.map(({ id, value, n, interval }) => ({ id, value, n, interval })));
  const { rows } = await test.services.db.$client.query('select home_team_id as id from game limit 1');
  const team = await callApi(test.services, { path: `/claims?team=${rows[0].id}` });
  expect(team.data).toMatchObject([{ id: 'win_rate' }]);
  expect((await callApi(test.services, { path: '/claims?day=2016-02-31' })).http_code).toBe(422);
});
