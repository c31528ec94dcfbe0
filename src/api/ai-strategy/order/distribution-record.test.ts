import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { playRecord } from '#tests/support/played-record.ts';
import { distributionRecordContract } from './distribution-record.contract.ts';

const PATH = '/ai-strategy/order/distribution-record';

let test: TestServices;
let token: string;

beforeAll(async () => {
  test = await testServices();
  await playRecord(test, 22);
  token = (await makeMember(test.services)).token;
});
afterAll(() => test.close());

async function distribution(query = '') {
  const answer = await callApi(test.services, { path: `${PATH}${query}`, token });
  const { data, meta } = distributionRecordContract;
  return { data: data.parse(answer.data), meta: meta.parse(answer.meta) };
}

describe('200', () => {
  it('gives every share with its sample and interval', async () => {
    const { data, meta } = await distribution('?window=all');
    expect(meta).toMatchObject({
      method: 'average_rate',
      window: { name: 'all', from: '2016-11-01', days: 23 },
    });
    expect(data.summary.n).toBe(66);
    const { value, k, n, interval } = data.accuracy;
    expect(value).toBe(k / n);
    expect(interval?.[0]).toBeLessThan(value ?? 0);
    expect(interval?.[1]).toBeGreaterThan(value ?? 1);
  });

  it('ranks what has twenty decided picks, and counts the rest', async () => {
    const { data } = await distribution('?window=all&method=mov');
    expect(data.rank.map((row) => [row.place, row.league.name, row.win_rate.n >= 20])).toEqual(
      data.rank.map((_, index) => [index + 1, 'Premier League', true]),
    );
    expect(data.rank.length + data.unranked).toBe(3);
    const short = (await distribution('?window=20d')).data;
    expect(short.rank).toEqual([]);
    // How far the kinds are from being ranked: the most wins and losses that one of them has.
    expect(short.closest_unranked).toBeGreaterThan(0);
    expect(short.closest_unranked).toBeLessThan(20);
    const decided = short.summary.win + short.summary.lose;
    expect(short.closest_unranked).toBeLessThanOrEqual(decided);
    expect(short.closest_unranked).toBeGreaterThanOrEqual(Math.ceil(decided / short.unranked));
  });

  it('has the free pick of each day and the withdrawn one in lines of their own', async () => {
    const { lines } = (await distribution('?window=all')).data;
    expect([lines.free.summary.n, lines.paid.summary.n, lines.withdrawn.n]).toEqual([21, 44, 1]);
    expect(lines.withdrawn.would_be).toEqual({ win: 0, lose: 1, draw: 0, cancel: 0 });
    expect(lines.withdrawn.difference.interval).not.toBeNull();
  });

  it('follows sport, origin and instant', async () => {
    expect((await distribution('?sport=baseball')).data.summary.n).toBe(0);
    expect((await distribution('?origin=backfill')).data.summary.n).toBe(0);
    expect((await distribution('?as_of=2016-11-03T00:00:00Z')).data.summary.n).toBe(6);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await callApi(test.services, { path: PATH })).http_code).toBe(302);
  });
});

describe('422', () => {
  it.each(['?window=7d', '?method=luck', '?sport=chess', '?as_of=soon'])('refuses %s', async (query) => {
    expect((await callApi(test.services, { path: `${PATH}${query}`, token })).http_code).toBe(422);
  });
});
