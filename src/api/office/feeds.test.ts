import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingestFeed } from '#domain/forecasting/sport/ingest-feed.ts';
import { openFeed } from '#domain/forecasting/sport/open-feed.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import { ODDS_API_KEY, type OddsApiServer, startOddsApiServer } from '#tests/support/odds-api-server.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { feedsContract } from './feeds.contract.ts';

const season = embeddedLeague('EPL').filter(({ startAt }) => startAt.getUTCFullYear() === 2018);
const start = season[40]?.startAt ?? new Date(0);

let test: TestServices;
let office: Office;
let server: OddsApiServer;

beforeAll(async () => {
  const now = new Date(start.getTime() - 3 * HOUR_MS);
  server = await startOddsApiServer(season, now);
  test = await testServices({ ODDS_API_URL: server.url, ODDS_API_KEY });
  test.setNow(now);
  await test.services.db.$client.query(
    `insert into feed_cursor (source, mapping, known_until, loaded) values ('the-odds-api', '{}', $1, false)`,
    [new Date(now.getTime() - 1000)],
  );
  office = await openOffice(test.services);
});
afterAll(async () => {
  await test.close();
  await server.close();
});

async function read(rounds: number) {
  for (let round = 0; round < rounds; round++) {
    test.setNow(new Date(test.services.clock.now().getTime() + 10_000));
    server.set({ now: test.services.clock.now() });
    await ingestFeed(test.services, { feed: await openFeed(test.services) });
  }
}
const provider = async () => feedsContract.data.parse((await office.get('/feeds')).data).games.providers[0];

describe('POST /office/feeds/ask', () => {
  it('200: everything is asked once, long before it would be due', async () => {
    await read(10);
    server.asked.length = 0;
    await read(3);
    expect(server.asked).toEqual([]);
    const first = await office.post('/feeds/ask', {}, 'analyst');
    const second = await office.post('/feeds/ask', {}, 'owner');
    expect(first.http_code).toBe(200);
    expect(second.data).toEqual(first.data);
    await read(6);
    expect(server.asked.filter((path) => path.includes('soccer_epl/odds'))).toHaveLength(1);
    expect(server.asked.filter((path) => path.includes('/events'))).toHaveLength(8);
    const asks = "select count(*)::int as n from audit where action = 'feed.ask_now'";
    expect((await test.services.db.$client.query(asks)).rows).toEqual([{ n: 1 }]);
  });

  it('200: one question is asked of a provider that is left alone', async () => {
    server.set({ error: 'refused' });
    test.setNow(new Date(test.services.clock.now().getTime() + 7 * HOUR_MS));
    await office.wake();
    await read(20);
    expect((await provider())?.left_alone_until).not.toBeNull();
    server.asked.length = 0;
    await read(1);
    expect(server.asked).toEqual([]);
    await office.post('/feeds/ask', {});
    await read(2);
    expect(server.asked).toHaveLength(1);
    server.set({ error: null });
    test.setNow(new Date(test.services.clock.now().getTime() + 61_000));
    await office.post('/feeds/ask', {});
    await read(1);
    expect((await provider())?.failures_in_row).toBe(0);
  });

  it('404 for who may only look, 409 where seasons are replayed', async () => {
    expect((await office.post('/feeds/ask', {}, 'auditor')).http_code).toBe(404);
    const replayed = await testServices();
    const other = await openOffice(replayed.services);
    expect((await other.post('/feeds/ask', {})).http_code).toBe(409);
    await replayed.close();
  });
});

describe('GET /office/feeds', () => {
  it('200: reports how the month’s credits go', async () => {
    server.set({ remaining: 10_000 });
    test.setNow(new Date(test.services.clock.now().getTime() + 7 * HOUR_MS));
    await office.wake();
    await read(2);
    const rich = (await provider())?.period;
    expect(rich).toMatchObject({ scores_every_s: 60, odds_stretch: 1 });
    expect(rich?.needed_a_day).toBeGreaterThan(0);
    server.set({ remaining: 30 });
    test.setNow(new Date(test.services.clock.now().getTime() + 7 * HOUR_MS));
    await office.wake();
    await read(2);
    const reported = await provider();
    const poor = reported?.period;
    expect(poor?.left_at_end).toBeLessThan(0);
    expect(poor?.left_a_day ?? 0).toBeLessThan(poor?.needed_a_day ?? 0);
    expect(poor?.odds_stretch ?? 99).toBeGreaterThan(1);
    const [own, ...larger] = poor?.plans ?? [];
    expect(own?.credits).toBe((reported?.credits?.remaining ?? 0) + (reported?.credits?.used ?? 0));
    expect(larger.map(({ credits }) => credits / (own?.credits ?? 1))).toEqual([2, 5, 10]);
    const stretches = [own, ...larger].map((plan) => plan?.odds_stretch ?? Number.POSITIVE_INFINITY);
    expect(stretches).toEqual(stretches.toSorted((a, b) => b - a));
    expect(poor?.enough_a_month).toBeGreaterThan((poor?.needed_a_day ?? 0) * 27);
  });
});
