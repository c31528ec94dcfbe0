import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import { ODDS_API_KEY, type OddsApiServer, startOddsApiServer } from '#tests/support/odds-api-server.ts';
import { ingestFeed } from './ingest-feed.ts';
import { openFeed } from './open-feed.ts';

const season = embeddedLeague('EPL');
/** The evening after a November day with many games, between others. */
const byDay = Map.groupBy(
  season.filter(({ startAt }) => startAt.getUTCMonth() === 10),
  ({ gameDay }) => gameDay,
);
const [busiest = []] = [...byDay.values()].sort((a, b) => b.length - a.length);
const lastStart = Math.max(...busiest.map(({ startAt }) => startAt.getTime()));
const games = season.filter(({ startAt }) => Math.abs(startAt.getTime() - lastStart) < 16 * DAY_MS);

let test: TestServices;
let server: OddsApiServer;
let now = new Date(lastStart + 4 * HOUR_MS);

beforeAll(async () => {
  server = await startOddsApiServer(games, now);
  test = await testServices({ ODDS_API_URL: server.url, ODDS_API_KEY });
  await query(
    `insert into feed_cursor (source, mapping, known_until, loaded) values ('the-odds-api', '{}', $1, false)`,
    [new Date(now.getTime() - 1000)],
  );
});
afterAll(async () => {
  await test.close();
  await server.close();
});

const query = async (text: string, values: unknown[] = []) =>
  (await test.services.db.$client.query(text, values)).rows;
const endedSince = (at: Date) =>
  games.filter(({ startAt }) => startAt > at && startAt.getTime() + 2 * HOUR_MS < now.getTime());

/** Reads every ten seconds, as the job does. */
async function read(rounds: number) {
  for (let round = 0; round < rounds; round++) {
    now = new Date(now.getTime() + 10_000);
    server.set({ now });
    const services = { ...test.services, clock: fixedClock(now) };
    await ingestFeed(services, { feed: await openFeed(services) });
  }
}

async function countResults(since: Date) {
  const [{ n }] = await query(
    `select count(*)::int as n from game join game_state on game_id = game.id and status = 'completed' where start_at > $1`,
    [since],
  );
  return n;
}

describe('a live site', () => {
  it('takes every result that the provider still reports on its first start, of games it never heard of', async () => {
    const since = new Date(now.getTime() - 3 * DAY_MS);
    expect(endedSince(since).length).toBeGreaterThan(3);
    await read(6);
    expect(await countResults(since)).toBe(endedSince(since).length);
    const asked = () =>
      server.asked.filter((path) => path.includes('soccer_epl/scores') && path.includes('daysFrom=3'));
    expect(asked()).toHaveLength(1);
    await read(12);
    expect(asked()).toHaveLength(1);
  });

  it('takes them after an outage too, and keeps one game of a meeting that comes under another id', async () => {
    // The site rests for two days and a half, in which games end; afterwards the provider reports the same games under other ids.
    const from = now;
    now = new Date(now.getTime() + 2.5 * DAY_MS);
    const ended = endedSince(from);
    server.set({ instead: (_, rows) => JSON.stringify(rows.map((row) => ({ ...row, id: `new${row.id}` }))) });
    await read(6);
    expect(await countResults(from)).toBe(ended.length);
    const doubled = await query(
      'select 1 from game group by game_day, home_team_id, away_team_id having count(*) > 1',
    );
    expect(doubled).toEqual([]);
    server.set({ instead: null });
  });

  it('says in the words of the provider why it refuses, and where it points elsewhere', async () => {
    const failure = async () =>
      (await query('select failure from feed_answer where failure is not null order by id desc limit 1'))[0]
        ?.failure;
    server.set({ error: 'moved' });
    now = new Date(now.getTime() + 6 * HOUR_MS);
    await read(1);
    expect(await failure()).toBe('a redirect to another address (status 302)');
    server.set({ error: null });
    now = new Date(now.getTime() + HOUR_MS);
    await read(2);
    const services = { ...test.services, env: { ...test.services.env, ODDS_API_KEY: 'wrong' } };
    now = new Date(now.getTime() + 7 * HOUR_MS);
    await ingestFeed(
      { ...services, clock: fixedClock(now) },
      { feed: await openFeed({ ...services, clock: fixedClock(now) }) },
    );
    expect(await failure()).toBe('status 401 INVALID_KEY');
  });

  it('asks for scores within five minutes of a top-up', async () => {
    const start = games.map(({ startAt }) => startAt.getTime()).find((at) => at > now.getTime() + DAY_MS / 4);
    expect(start).toBeDefined();
    now = new Date((start ?? 0) - 10 * MINUTE_MS);
    await read(12);
    server.set({ remaining: 0 });
    now = new Date((start ?? 0) + 5 * MINUTE_MS);
    await read(12);
    server.asked.length = 0;
    await read(3);
    expect(server.asked.filter((path) => !path.includes('/events'))).toEqual([]);
    server.set({ remaining: 20_000 });
    server.asked.length = 0;
    const isAsked = () => server.asked.some((path) => path.includes('soccer_epl/scores'));
    let rounds = 0;
    for (; rounds < 60 && !isAsked(); rounds++) await read(1);
    expect(rounds * 10).toBeLessThanOrEqual(5 * 60);
  });
});
