import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPolicy } from '#tests/support/factories.ts';
import { insertReadyForecast, smallOdds } from '#tests/support/small-picks.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame } from '#tests/support/small-season.ts';
import { countAtHome } from './count-at-home.ts';
import { listComing } from './list-coming.ts';

const NOW = new Date('2016-11-20T08:00:00Z');
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  const odds = [2.05, 2.1, 2.15, 2.2];
  const before = new Date(NOW.getTime() - 60_000);
  await insertSmallSeason(test.services, {
    games: odds.map((_, index) =>
      smallGame({ key: String(index), startAt: new Date(NOW.getTime() + (index + 1) * 3_600_000) }),
    ),
    odds: odds.map((price, index) => smallOdds(String(index), before, price)),
  });
  for (const index of odds.keys()) await insertReadyForecast(test.services, String(index), before);
  await addPolicy(test.services);
  test.setNow(NOW);
  await publishPicks(test.services, { source: SMALL_SOURCE });
});
afterAll(() => test.close());

it.each(['TW', 'HK', 'VN'] as const)('counts what the list of a payer keeps for %s', async (profile) => {
  const list = (atHome?: typeof profile) =>
    listComing(test.services, { locale: 'en', isEntitled: true, page: 1, perPage: 50, atHome });
  const [all, worth] = [await list(), await list(profile)];
  expect(all.total).toBeGreaterThan(1);
  expect(await countAtHome(test.services, { profile, sources: [SMALL_SOURCE] })).toEqual({
    profile,
    open: { picks: all.total, worth: worth.total },
    settled: { picks: 0, worth: 0 },
  });
});
