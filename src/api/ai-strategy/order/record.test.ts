import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { orderRecordContract } from './record.contract.ts';

let test: TestServices;
let played: PlayedRecord;
let token: string;

beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 3);
  token = (await makeMember(test.services)).token;
});
afterAll(() => test.close());

async function record(query = '', locale: 'en' | 'zh_TW' = 'en') {
  const answer = await callApi(test.services, { path: `/ai-strategy/order/record${query}`, token, locale });
  return {
    rows: orderRecordContract.data.parse(answer.data),
    meta: orderRecordContract.meta.parse(answer.meta),
  };
}

describe('200', () => {
  it('lists the settled picks of the last twenty days, the newest first, to any member', async () => {
    const { rows, meta } = await record();
    expect(meta).toMatchObject({ total: 9, window: { name: '20d', days: 20 }, origin: 'live' });
    expect(meta.summary).toMatchObject({ n: 9, cancel: 1, win: 4, lose: 4 });
    const dates = rows.map((row) => row.date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('says of each what was advised, on whom, against whom, and what came of it', async () => {
    const { rows } = await record('?bet_type=run_line');
    expect(rows.at(-1)).toMatchObject({
      recommendation: 'Reds −1.5',
      team: 'Reds',
      home: 'Reds',
      away: 'Blues',
      opponent: 'Blues',
      home_away: 'home',
      line: -1.5,
      odds: 3.9,
      result: 'win',
      score: { home: 3, away: 1 },
      total_score: 4,
      lead_minutes: 480,
      odds_15: 3.9,
      odds_60: 3.9,
      corrections: 0,
      version: 'soccer-test',
    });
    expect(rows.at(-1)?.profit).toBeCloseTo((rows.at(-1)?.units ?? 0) * 100 * 2.9, 9);
    const over = (await record('?bet_type=over_under', 'zh_TW')).rows;
    expect(over[0]).toMatchObject({
      recommendation: '大分 2.5',
      team: null,
      opponent: null,
      home_away: null,
    });
  });

  it('keeps withdrawn picks in sight with what they would have been', async () => {
    const { rows } = await record('?result=cancel');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ withdrawal: { reason: 'line_up', would_be: 'lose' }, profit: 0 });
  });

  it('reads loss as lose, and never says it', async () => {
    const [loss, lose] = [await record('?result=loss'), await record('?result=lose')];
    expect(loss.rows).toEqual(lose.rows);
    expect(loss.meta.total).toBe(4);
  });

  it('lists games in play, and passes with their reason', async () => {
    test.setNow(minutesAfter(played.now, 601));
    const pending = await record('?result=not_completed');
    expect(pending.rows.map((row) => row.result)).toEqual([
      'not_completed',
      'not_completed',
      'not_completed',
    ]);
    test.setNow(minutesAfter(played.now, 1));
    const { rows, meta } = await record('?result=pass');
    expect([rows, meta.total]).toEqual([[], 0]);
  });

  it('follows days, league and pages, and what was known at an instant', async () => {
    expect((await record('?from=2016-11-02&to=2016-11-02%2023:59:59')).meta).toMatchObject({
      total: 3,
      window: { name: 'custom', from: '2016-11-02', until: '2016-11-02', days: 1 },
    });
    const paged = await record('?per_page=2&page=5');
    expect([paged.rows.length, paged.meta.total, paged.meta.last_page]).toEqual([1, 9, 5]);
    expect((await record('?league=NBA')).meta.total).toBe(0);
    expect((await record('?as_of=2016-11-02T04:00:00Z')).meta.total).toBe(3);
    expect((await record('?origin=backfill')).meta.total).toBe(0);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await callApi(test.services, { path: '/ai-strategy/order/record' })).http_code).toBe(302);
  });
});

describe('422', () => {
  it.each([
    '?result=lucky',
    '?from=yesterday',
    '?from=2016-11-05&to=2016-11-01',
    '?window=30d',
    '?per_page=500',
  ])('refuses %s', async (query) => {
    const answer = await callApi(test.services, { path: `/ai-strategy/order/record${query}`, token });
    expect(answer.http_code).toBe(422);
  });
});
