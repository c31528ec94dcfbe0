import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { insertSmallSeason } from '#tests/support/small-season.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await insertSmallSeason(test.services, { games: [] });
});
afterAll(() => test.close());

describe('200', () => {
  it('gives each league with the season that is running', async () => {
    test.setNow(new Date('2016-11-20T12:00:00Z'));
    const { data } = await callApi(test.services, { path: '/sport/league?sport=soccer', locale: 'zh_TW' });
    expect(data).toMatchObject([
      {
        id: 'EPL',
        name: '英超',
        covered: true,
        season: { name: '2016-17', from: '2016-08-01T00:00:00.000Z' },
      },
    ]);
  });

  it('gives no season where none is running or known to come', async () => {
    test.setNow(new Date('2018-01-01T00:00:00Z'));
    expect((await callApi(test.services, { path: '/sport/league', locale: 'zh_TW' })).data).toMatchObject([
      { id: 'EPL', season: null },
    ]);
  });

  it('leaves out the leagues of other sports', async () => {
    expect(
      (await callApi(test.services, { path: '/sport/league?sport=baseball', locale: 'zh_TW' })).data,
    ).toEqual([]);
  });
});

describe('422', () => {
  it('refuses a sport that we do not cover', async () => {
    expect(
      (await callApi(test.services, { path: '/sport/league?sport=chess', locale: 'zh_TW' })).status,
    ).toBe(422);
  });
});
