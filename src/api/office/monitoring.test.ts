import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MeasureRow, putMeasures } from '#db/queries/model-measure.ts';
import { feedSource } from '#domain/forecasting/sport/feed-source.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { DAY_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { insertSmallSeason } from '#tests/support/small-season.ts';
import { monitoringContract } from './monitoring.contract.ts';

let test: TestServices;
let office: Office;
beforeAll(async () => {
  test = await testServices();
  office = await openOffice(test.services);
});
afterAll(() => test.close());

const look = async (query = '', who = 'owner') =>
  monitoringContract.data.parse((await office.get(`/monitoring${query}`, who)).data);

describe('the measures', () => {
  it('is empty before anything was measured', async () => {
    expect(await look()).toEqual({
      window_days: 30,
      computed_at: null,
      leagues: [],
      league: null,
      series: [],
    });
  });

  it('shows the newest day of every league, and the days of the league that is asked for', async () => {
    await insertSmallSeason(test.services, { games: [] });
    await test.services.db.$client.query(
      `insert into league select (jsonb_populate_record(league, '{"id": "NBA", "sport": "basketball", "rules": null}')).* from league where id = 'EPL'`,
    );
    const now = test.services.clock.now();
    const ago = (days: number) => brandDay(new Date(now.getTime() - days * DAY_MS));
    const row = (leagueId: string, days: number, value: number, windowDays = 30): MeasureRow => ({
      source: feedSource(test.services),
      leagueId,
      metric: 'brier',
      windowDays,
      day: ago(days),
      n: 40,
      value,
      low: value - 0.01,
      high: value + 0.01,
      reference: 0.2,
      computedAt: now,
    });
    const rows = [row('EPL', 1, 0.21), row('EPL', 0, 0.22), row('NBA', 0, 0.19), row('EPL', 0, 0.25, 7)];
    await putMeasures(test.services.db, rows);
    const seen = await look('', 'analyst');
    expect(seen.computed_at).toBe(now.toISOString());
    expect(seen.leagues.map(({ league, measures }) => [league, measures.map(({ value }) => value)])).toEqual([
      ['EPL', [0.22]],
      ['NBA', [0.19]],
    ]);
    expect(seen.series.map(({ day, value }) => [day, value])).toEqual([
      [ago(1), 0.21],
      [ago(0), 0.22],
    ]);
    expect((await look('?league=NBA')).series.map(({ value }) => value)).toEqual([0.19]);
    expect((await look('?window=7')).leagues).toMatchObject([{ league: 'EPL', measures: [{ value: 0.25 }] }]);
  });
});

describe('the measures refuse', () => {
  it('no one, who has no business with models, another brand, and a window that there is not', async () => {
    expect((await office.get('/monitoring', null)).http_code).toBe(302);
    expect((await office.get('/monitoring', 'support')).http_code).toBe(404);
    expect((await office.get('/monitoring?brand=orange')).http_code).toBe(404);
    expect((await office.get('/monitoring?window=8')).http_code).toBe(422);
  });
});
