import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import { fixedClock } from '#platform/clock.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addForecast, addPolicy, goodOdds, minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { tamper } from '#tests/support/sealed-days.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame } from '#tests/support/small-season.ts';

const NOON = new Date('2016-11-10T04:00:00Z');
const GAMES = Array.from({ length: 9 }, (_, index) => ({
  key: `game-${index}`,
  startAt: minutesAfter(NOON, 300 + 30 * index),
}));

/** Every list in which a pick may stand before its game starts. */
const LISTS = [
  '/ai-recommendation-website/hot-list?limit=20',
  '/ai-recommendation-website/hot-list?limit=3',
  '/ai-recommendation-website/hot-list?sport=soccer&limit=20',
  ...['', '&method=expected_value', '&method=average_rate', '&method=mov', '&league=EPL'].flatMap((query) => [
    `/ai-strategy/filter?per_page=20${query}`,
    `/ai-strategy/filter?per_page=3&page=2${query}`,
  ]),
  '/public/ledger?per_page=50',
  '/public/ledger?per_page=5&page=2',
  '/public/proof/2016-11-10',
  '/sport/list?date=2016-11-10',
  '/ai-strategy/order/record?per_page=50',
  '/claims',
];

let test: TestServices;
let token: string;

beforeAll(async () => {
  test = await testServices({ RATE_LIMITS: 'off' });
  await addPolicy(test.services);
  const known = minutesAfter(NOON, -60);
  await insertSmallSeason(test.services, {
    games: GAMES.map(smallGame),
    odds: GAMES.flatMap(({ key }) => goodOdds(key, known)),
  });
  for (const { key } of GAMES) await addForecast(test.services, { gameKey: key, knownAt: known });
  await publishPicks({ ...test.services, clock: fixedClock(NOON) }, { source: SMALL_SOURCE });
  test.setNow(minutesAfter(NOON, 1));
  token = (await makeMember(test.services)).token;
});
afterAll(() => test.close());

/** What a reader without a plan gets, in the order in which it comes. */
async function answers(): Promise<Record<string, string>> {
  const services = { ...test.services, clock: fixedClock(minutesAfter(NOON, 2)) };
  const found: Record<string, string> = {};
  for (const path of LISTS) {
    for (const reader of [null, token]) {
      const answer = await callApi(services, { path, token: reader });
      const { etag, 'content-length': length } = Object.fromEntries(answer.headers);
      const options = { data: answer.data, meta: answer.meta, status: answer.status, etag, length };
      found[`${reader === null ? 'guest' : 'member'} ${path}`] = JSON.stringify(options);
    }
  }
  return found;
}

/** Gives the locked picks other hidden values, as a day on which others are worth most would have. */
async function hide(values: readonly number[]): Promise<void> {
  const { rows } = await test.services.db.$client.query(
    'select id from pick where not is_free order by serial_no',
  );
  const updates = rows.map((row, index) => {
    const ev = values[index % values.length] ?? 0;
    return `update pick set ev = ${ev}, odds = ${2 + ev}, min_odds = 2, p_win = ${0.5 + ev / 10},
      p_lose = ${0.5 - ev / 10}, units = ${1 + Math.round(ev * 4) / 2}
      where id = '${row.id}';`;
  });
  await tamper(test, `${updates.join('\n')} update fact_version set version = version + 1;`);
}

describe('a reader without a plan', () => {
  it('gets the same lists in the same order whatever the locked picks are worth', async () => {
    const before = await answers();
    const statuses = Object.values(before).map((text) => Number(/"status":(\d+)/.exec(text)?.[1]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(LISTS.length);
    const value = fc.integer({ min: 1, max: 200 }).map((thousandths) => thousandths / 1000);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(value, { minLength: 27, maxLength: 27 }), async (values) => {
        await hide(values);
        const after = await answers();
        expect(Object.keys(before).filter((list) => after[list] !== before[list])).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('gets at most six recommendations beside the free one, in the order of their starts', async () => {
    const { data } = await callApi(test.services, { path: LISTS[0] ?? '' });
    const picks: { is_free: boolean; start_at: string }[] = Array.isArray(data) ? data : [];
    const paid = picks.filter((pick) => !pick.is_free).map((pick) => pick.start_at);
    expect(paid).toHaveLength(6);
    expect(paid).toEqual(paid.toSorted());
  });

  it('with a plan gets them by their value', async () => {
    const { token: payer } = await makeMember(test.services, { planDays: 30 });
    const { data } = await callApi(test.services, { path: LISTS[0] ?? '', token: payer });
    const picks: { is_free: boolean; ev: number }[] = Array.isArray(data) ? data : [];
    const values = picks.filter((pick) => !pick.is_free).map((pick) => pick.ev);
    expect(values.length).toBeGreaterThan(6);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });
});
