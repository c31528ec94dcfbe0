import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertsContract } from '#api/office/alerts.contract.ts';
import { monitoringContract } from '#api/office/monitoring.contract.ts';
import { showAlerts } from '#domain/foundation/alert/list-alerts.ts';
import { fixedClock } from '#platform/clock.ts';
import { ingestArchive, MID_SEASON, makeArchive } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { addLiveForecasts } from '#tests/support/live-forecasts.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { stabilityIndex } from './stability-index.ts';
import { watchModels } from './watch-models.ts';

let test: TestServices;
let office: Office;
const at = (minute: number) => ({ ...test.services, clock: fixedClock(minutesAfter(MID_SEASON, minute)) });
const watch = (minute = 0) => watchModels(at(minute), { source: 'replay' });
const rows = async (text: string) => (await test.services.db.$client.query(text)).rows;

beforeAll(async () => {
  test = await testServices();
  test.setNow(MID_SEASON);
  await ingestArchive(test.services, makeArchive(92));
  // Soccer is forecast well, basketball with a certainty that no one has; baseball began to be forecast and then stopped.
  await addLiveForecasts(test.services, { leagueId: 'EPL', pWinner: 0.6, minutesFromStart: -60 });
  await addLiveForecasts(test.services, { leagueId: 'NBA', pWinner: 0.05, minutesFromStart: -60 });
  office = await openOffice(test.services);
});
afterAll(() => test.close());

const monitoring = async (query = '', who = 'analyst') =>
  monitoringContract.data.parse((await office.get(`/monitoring${query}`, who)).data);
const alerts = async (query = '', who = 'owner') =>
  alertsContract.data.parse((await office.get(`/alerts${query}`, who)).data);

describe('watching the live models', () => {
  it('measures each league over each window, with samples and intervals', async () => {
    expect((await watch()).measures).toBeGreaterThan(100);
    const { leagues, series } = await monitoring('?league=EPL');
    expect(leagues.map(({ league }) => league)).toEqual(['EPL', 'MLB', 'NBA']);
    const measure = (league: string, metric: string) =>
      leagues.find((one) => one.league === league)?.measures.find((one) => one.metric === metric);
    // The winner has 0.6 and the two others 0.2 each: 0.4² + 0.2² + 0.2².
    expect(measure('EPL', 'brier')?.value).toBeCloseTo(0.24, 9);
    expect(measure('NBA', 'brier')?.value).toBeCloseTo(2 * 0.95 ** 2, 9);
    // Games that are still being played were not forecast here.
    expect(measure('EPL', 'coverage')?.value).toBeGreaterThan(0.9);
    expect(measure('MLB', 'coverage')).toMatchObject({ value: 0 });
    expect(measure('MLB', 'brier')).toBeUndefined();
    for (const one of leagues.flatMap(({ measures }) => measures)) expect(one.n).toBeGreaterThan(0);
    expect(new Set(series.map(({ day }) => day)).size).toBe(30);
    const short = await monitoring('?window=7');
    expect(short.leagues[0]?.measures.find(({ metric }) => metric === 'brier')?.n).toBeLessThan(
      measure('EPL', 'brier')?.n ?? 0,
    );
  });

  it('computes a day again while it lasts, and leaves the days behind it', async () => {
    const before = await rows('select count(*)::int as n, min(computed_at) as first from model_measure');
    await watch(1);
    const after = await rows('select count(*)::int as n, min(computed_at) as first from model_measure');
    expect(after).toEqual(before);
    const days = await rows(
      'select count(distinct day)::int as n from model_measure where computed_at > (select min(computed_at) from model_measure)',
    );
    expect(days).toEqual([{ n: 1 }]);
  });

  it('opens an alert once, however often it is found, and closes it when its cause has gone', async () => {
    const open = await alerts();
    expect(open.map(({ kind, subject }) => `${kind} ${subject}`)).toContain('coverage_low MLB');
    expect(open.map(({ subject }) => subject)).not.toContain('EPL');
    await watch(2);
    await watch(3);
    expect((await alerts()).map(({ id }) => id).toSorted()).toEqual(open.map(({ id }) => id).toSorted());
    await addLiveForecasts(test.services, { leagueId: 'MLB', pWinner: 0.55, minutesFromStart: -30 });
    expect((await watch(4)).closed).toBe(1);
    expect((await alerts()).map(({ subject }) => subject)).not.toContain('MLB');
    const all = await alerts('?show=all');
    expect(all.find(({ subject }) => subject === 'MLB')?.closed_at).not.toBeNull();
  });

  it('counts what an operator has not looked at, and only what their role is notified of', async () => {
    const waiting = async (who: string) => Object((await office.get('/me', who)).data).waiting.alerts;
    await test.services.db.$client.query(
      `insert into operator_alert values (gen_random_uuid(), 'coverage_low', 'EPL', 'models.view', 'critical', '{}', '/office', $1)`,
      [MID_SEASON],
    );
    const unseen = await waiting('analyst');
    expect(unseen).toBeGreaterThan(0);
    expect(await waiting('finance')).toBe(0);
    expect(await alerts('', 'finance')).toEqual([]);
    expect((await office.post('/alerts/seen', {}, 'analyst')).http_code).toBe(200);
    expect([await waiting('analyst'), await waiting('owner')]).toEqual([0, unseen]);
    const operator = { id: office.id('analyst'), email: '', role: 'analyst' as const, brands: [] };
    const { items } = await showAlerts(test.services, { operator, isOpen: true, page: 1, perPage: 10 });
    expect(items.every(({ seen }) => seen)).toBe(true);
  });

  it('302, 404, 422: no one, who has no business with models, no such window', async () => {
    expect((await office.get('/monitoring', null)).http_code).toBe(302);
    expect((await office.get('/alerts', null)).http_code).toBe(302);
    for (const who of ['finance', 'support', 'content'])
      expect((await office.get('/monitoring', who)).http_code).toBe(404);
    expect((await office.get('/monitoring?window=8')).http_code).toBe(422);
    expect((await office.get('/alerts?show=mine')).http_code).toBe(422);
    expect((await office.get('/monitoring?brand=orange')).http_code).toBe(404);
  });
});

describe('the population stability index', () => {
  const even = (from: number, to: number, n: number) =>
    Array.from({ length: n }, (_, index) => from + ((to - from) * index) / n);

  it('is nothing where nothing moved, and much where all has', () => {
    expect(stabilityIndex(even(0, 1, 200), even(0, 1, 100))).toBeCloseTo(0, 6);
    expect(stabilityIndex(even(0.8, 1, 100), even(0, 1, 100))).toBeGreaterThan(1);
  });

  it('adds up to the sum that a pencil gives', () => {
    // Two fifths in the highest class instead of one, none in the lowest.
    const now = [...even(0.2, 1, 80), ...even(0.8, 1, 20)];
    const expected = (0.4 - 0.2) * Math.log(0.4 / 0.2) + (0.005 - 0.2) * Math.log(0.005 / 0.2);
    expect(stabilityIndex(now, even(0, 1, 100))).toBeCloseTo(expected, 6);
  });

  it('says nothing of small samples', () => {
    expect(stabilityIndex(even(0, 1, 29), even(0, 1, 100))).toBeNull();
    expect(stabilityIndex(even(0, 1, 100), even(0, 1, 29))).toBeNull();
  });
});
