import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { playRecord } from '#tests/support/played-record.ts';
import { dailyRecordContract } from './record.contract.ts';

const PATH = '/ai-strategy/order/daily/record';

let test: TestServices;
let token: string;

beforeAll(async () => {
  test = await testServices();
  await playRecord(test, 3);
  token = (await makeMember(test.services)).token;
});
afterAll(() => test.close());

async function daily(query = '') {
  const answer = await callApi(test.services, { path: `${PATH}${query}`, token });
  return dailyRecordContract.data.parse(answer.data);
}

describe('200', () => {
  it('has every day of the window, those without a pick too, and a running total', async () => {
    const days = await daily();
    expect(days).toHaveLength(20);
    expect(days.at(0)).toEqual(
      { date: '2016-10-16', n: 0, win: 0, lose: 0, draw: 0, cancel: 0, profit: 0, cumulative: 0 }, // biome-ignore format: one day
    );
    expect(days.filter((day) => day.n > 0).map((day) => [day.date, day.n])).toEqual([
      ['2016-11-01', 3],
      ['2016-11-02', 3],
      ['2016-11-03', 3],
    ]);
    const total = days.reduce((sum, day) => sum + day.profit, 0);
    expect(days.at(-1)?.cumulative).toBeCloseTo(total, 9);
  });

  it('begins with the first settled day where all time is asked for', async () => {
    expect((await daily('?window=all')).map((day) => day.date)).toEqual([
      '2016-11-01',
      '2016-11-02',
      '2016-11-03',
      '2016-11-04',
    ]);
    expect(await daily('?window=all&origin=backfill')).toEqual([]);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await callApi(test.services, { path: PATH })).http_code).toBe(302);
  });
});

describe('422', () => {
  it.each(['?window=week', '?origin=dream'])('refuses %s', async (query) => {
    expect((await callApi(test.services, { path: `${PATH}${query}`, token })).http_code).toBe(422);
  });
});
