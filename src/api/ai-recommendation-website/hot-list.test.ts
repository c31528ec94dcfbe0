import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { publishSmallPicks } from '#tests/support/small-picks.ts';
import { hotListContract } from './hot-list.contract.ts';

const PUBLISHED = new Date('2016-11-20T08:00:00Z');
const hours = (count: number) => new Date(PUBLISHED.getTime() + count * 3_600_000);

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await publishSmallPicks(test, { publishedAt: PUBLISHED, starts: [1, 2, 3, 4, 5, 6, 7, 8].map(hours) });
});
afterAll(() => test.close());

async function hotList(query = '') {
  return hotListContract.data.parse(
    (await callApi(test.services, { path: `/ai-recommendation-website/hot-list${query}` })).data,
  );
}

describe('200', () => {
  it('gives the free pick and six more, all of games that have not started', async () => {
    test.setNow(hours(0.5));
    const picks = await hotList();
    expect(picks).toHaveLength(7);
    expect(picks[0]).toMatchObject({ is_free: true, locked: false });
    expect(picks.slice(1).every((pick) => pick.locked)).toBe(true);
  });

  it('orders equal values by start, and follows the limit', async () => {
    const picks = await hotList('?limit=2');
    expect(picks.map((pick) => pick.serial)).toEqual([
      '2016-11-20/0001',
      '2016-11-20/0002',
      '2016-11-20/0003',
    ]);
  });

  it('drops a pick at the start of its game', async () => {
    test.setNow(hours(7));
    expect((await hotList()).map((pick) => pick.serial)).toEqual(['2016-11-20/0008']);
  });

  it('opens all of them to a member with a plan', async () => {
    test.setNow(hours(0.5));
    const { token } = await makeMember(test.services, { planDays: 1 });
    const { data } = await callApi(test.services, { path: '/ai-recommendation-website/hot-list', token });
    expect(hotListContract.data.parse(data).map((pick) => pick.locked)).toEqual(Array(7).fill(false));
  });

  it('has none of a sport without picks', async () => {
    expect(await hotList('?sport=baseball')).toEqual([]);
  });
});

describe('422', () => {
  it.each(['?limit=0', '?limit=21', '?sport=chess'])('refuses %s', async (query) => {
    const { status } = await callApi(test.services, { path: `/ai-recommendation-website/hot-list${query}` });
    expect(status).toBe(422);
  });
});
