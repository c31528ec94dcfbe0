import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArchiveGame } from '#feeds/archive.ts';
import { fixedClock } from '#platform/clock.ts';
import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import {
  eventIdOf,
  ODDS_API_ERRORS,
  ODDS_API_KEY,
  type OddsApiServer,
  startOddsApiServer,
} from '#tests/support/odds-api-server.ts';
import { ingestFeed } from './ingest-feed.ts';
import { openFeed } from './open-feed.ts';

/** A day of two leagues, from a season that was played. */
const all = ['EPL', 'NBA'].flatMap((leagueId) => embeddedLeague(leagueId));
const day = busiestDay(all);
const games = all.filter((game) => Math.abs(game.startAt.getTime() - day) < 8 * DAY_MS);
const today = games.filter(({ startAt }) => startAt.getTime() >= day && startAt.getTime() < day + DAY_MS);

function busiestDay(list: readonly ArchiveGame[]): number {
  const counts = new Map<number, Set<string>>();
  for (const { startAt, leagueId } of list) {
    const start = Math.floor(startAt.getTime() / DAY_MS) * DAY_MS;
    counts.set(start, (counts.get(start) ?? new Set()).add(leagueId));
  }
  const both = [...counts].filter(([, leagues]) => leagues.size === 2).map(([start]) => start);
  const size = (start: number) =>
    list.filter(({ startAt }) => startAt.getTime() >= start && startAt.getTime() < start + DAY_MS).length;
  return both.sort((a, b) => size(b) - size(a))[0] ?? 0;
}

let test: TestServices;
let server: OddsApiServer;
const now = { at: new Date(day - 3 * DAY_MS) };
const ask = async () => {
  server.set({ now: now.at });
  const services = { ...test.services, clock: fixedClock(now.at) };
  return ingestFeed(services, { feed: await openFeed(services) });
};
const query = async (text: string) => (await test.services.db.$client.query(text)).rows;

beforeAll(async () => {
  server = await startOddsApiServer(games, now.at);
  test = await testServices({ ODDS_API_URL: server.url, ODDS_API_KEY });
  // A live site begins with real seasons; none of them is needed here.
  await test.services.db.$client.query(
    `insert into feed_cursor (source, mapping, known_until, loaded) values ('the-odds-api', '{}', $1, false)`,
    [new Date(now.at.getTime() - 1000)],
  );
});
afterAll(async () => {
  await test.close();
  await server.close();
});

describe('a match day through a live provider', () => {
  it('learns games, opening prices and their moves, and asks within its credits', async () => {
    for (let round = 0; round < 12; round++) {
      await ask();
      now.at = new Date(now.at.getTime() + 10 * MINUTE_MS);
    }
    const [{ count }] = await query(
      `select count(*)::int as count from game where start_at > '${now.at.toISOString()}'`,
    );
    expect(count).toBe(games.filter(({ startAt }) => startAt > now.at).length);
    const phases = await query(
      'select phase, count(*)::int as n from odds_snapshot group by phase order by phase',
    );
    expect(phases.map(({ phase }) => phase)).toContain('open');
    expect(server.asked.filter((path) => path.includes('/events')).length).toBe(8);
    // What an answer reported once is not reported again: a market has one opening price.
    const twice = await query(
      `select 1 from odds_snapshot where phase = 'open' group by game_id, bet_type, bookmaker having count(*) > 1`,
    );
    expect(twice).toEqual([]);
  });

  it.each(ODDS_API_ERRORS)('stays as it was while the provider is %s, and says so', async (error) => {
    const facts = () =>
      query(`select (select count(*) from game) as games, (select count(*) from game_state) as states,
        (select count(*) from odds_snapshot) as odds, (select max(home_odds) from odds_snapshot) as dearest`);
    const before = await facts();
    const from = Number((await query('select coalesce(max(id), 0) as id from feed_answer'))[0].id);
    server.set({ error });
    const reported = () => query(`select endpoint, failure, refused from feed_answer where id > ${from}`);
    const hasPrices = async () => (await reported()).some(({ endpoint }) => endpoint === 'odds');
    // Long enough for prices to be due at any hour of the day.
    for (let round = 0; round < 60 && !(await hasPrices()); round++) {
      now.at = new Date(now.at.getTime() + 15 * MINUTE_MS);
      await ask();
    }
    server.set({ error: null });
    const answers = await reported();
    expect(JSON.stringify(answers)).not.toContain(ODDS_API_KEY);
    expect(answers.some((row) => row.failure !== null || row.refused.length > 0)).toBe(true);
    if (error !== 'twice') expect((await facts())[0].dearest).toEqual(before[0].dearest);
    // What is wrong with prices alone leaves the list of games as good as ever.
    const isWhole = !['nan', 'negative', 'twice'].includes(error);
    if (isWhole) expect((await facts())[0].games).toEqual(before[0].games);
    // The provider is back: the next questions after the wait are answered.
    now.at = new Date(now.at.getTime() + 45 * MINUTE_MS);
    await ask();
    const [last] = await query('select failure from feed_answer order by id desc limit 1');
    expect(last.failure).toBeNull();
  });

  it('follows the scores to the end, gives each market its closing price, and is settled once', async () => {
    now.at = new Date(Math.max(now.at.getTime(), day - MINUTE_MS));
    const end = day + DAY_MS + 4 * 3_600_000;
    while (now.at.getTime() < end) {
      await ask();
      now.at = new Date(now.at.getTime() + 12 * MINUTE_MS);
    }
    const finals =
      await query(`select key, home_score, away_score from game_state join game on game.id = game_id
      where status = 'completed' and start_at >= '${new Date(day).toISOString()}' and start_at < '${new Date(day + DAY_MS).toISOString()}'`);
    const expected = today.map((game) => [eventIdOf(game), game.homeScore, game.awayScore]).sort();
    expect(finals.map((row) => [row.key, row.home_score, row.away_score]).sort()).toEqual(expected);
    const late = await query(`select 1 from odds_snapshot join game on game.id = game_id
      where odds_snapshot.known_at > start_at`);
    expect(late).toEqual([]);
    const closed = await query(
      `select count(distinct game_id)::int as n from odds_snapshot where phase = 'close'`,
    );
    expect(closed[0].n).toBeGreaterThanOrEqual(today.length);
    const back = await query(`select 1 from game_state as later join game_state as earlier using (game_id)
      where earlier.status = 'completed' and later.status = 'in_progress' and later.known_at > earlier.known_at`);
    expect(back).toEqual([]);
  });
});

describe('credits', () => {
  it('end, and only what costs none is asked', async () => {
    server.set({ remaining: 0 });
    now.at = new Date(now.at.getTime() + 13 * 3_600_000);
    await ask();
    server.asked.length = 0;
    for (let round = 0; round < 4; round++) {
      now.at = new Date(now.at.getTime() + 7 * 3_600_000);
      await ask();
    }
    expect(server.asked.length).toBeGreaterThan(0);
    expect(server.asked.filter((path) => !path.includes('/events'))).toEqual([]);
  });
});
