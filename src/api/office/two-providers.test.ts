import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingestFeed } from '#domain/forecasting/sport/ingest-feed.ts';
import { openFeed } from '#domain/forecasting/sport/open-feed.ts';
import { findFeedTroubles } from '#domain/operations/operation/watch-feed.ts';
import { alertResults } from '#domain/operations/result/alert-results.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import {
  FOOTBALL_DATA_KEY,
  type FootballDataServer,
  matchIdOf,
  startFootballDataServer,
} from '#tests/support/football-data-server.ts';
import { ODDS_API_KEY, type OddsApiServer, startOddsApiServer } from '#tests/support/odds-api-server.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { feedsContract } from './feeds.contract.ts';
import { resultsContract } from './results.contract.ts';
import { tryOddsKeyContract } from './trials/odds-key.contract.ts';

const season = embeddedLeague('EPL').filter(({ startAt }) => startAt.getUTCFullYear() === 2018);
const [first] = season;
const start = first?.startAt.getTime() ?? 0;
const games = season.filter(({ startAt }) => Math.abs(startAt.getTime() - start) < DAY_MS / 2);

let test: TestServices;
let office: Office;
let odds: OddsApiServer;
let matches: FootballDataServer;
let now = start - 3 * HOUR_MS;

beforeAll(async () => {
  odds = await startOddsApiServer(games, new Date(now));
  matches = await startFootballDataServer(games, new Date(now));
  test = await testServices({
    ODDS_API_URL: odds.url,
    ODDS_API_KEY,
    FOOTBALL_DATA_URL: matches.url,
    FOOTBALL_DATA_KEY,
  });
  test.setNow(new Date(now));
  await test.services.db.$client.query(
    `insert into feed_cursor (source, mapping, known_until, loaded) values ('the-odds-api', '{}', $1, false)`,
    [new Date(now - 1000)],
  );
  office = await openOffice(test.services);
});
afterAll(async () => {
  await test.close();
  await odds.close();
  await matches.close();
});

async function read(rounds: number, stepMs = 10_000, services: Services = test.services) {
  for (let round = 0; round < rounds; round++) {
    now += stepMs;
    test.setNow(new Date(now));
    odds.set({ now: new Date(now) });
    matches.set({ now: new Date(now) });
    await ingestFeed(services, { feed: await openFeed(services) });
  }
  await office.wake();
}
const feeds = async () => feedsContract.data.parse((await office.get('/feeds')).data);
const results = async () => resultsContract.data.parse((await office.get('/results')).data);
const alerts = async () =>
  (await test.services.db.$client.query('select kind, facts from operator_alert where closed_at is null'))
    .rows;
const testKey = async (provider?: string, change: Partial<Services['env']> = {}) => {
  const other = await openOffice({ ...test.services, env: { ...test.services.env, ...change } });
  return tryOddsKeyContract.data.parse((await other.post('/trials/odds-key', { provider })).data);
};

describe('GET /office/feeds', () => {
  it('200: reports of each provider what it gives, what is left of its count and how it answered', async () => {
    await read(6);
    const { games: reported, questions } = await feeds();
    expect(reported.providers).toMatchObject([
      { name: 'the-odds-api', gives: { prices: true, parts: false }, minute: null, failures_in_row: 0 },
      { name: 'football-data', gives: { prices: false, parts: true }, credits: null, period: null },
    ]);
    expect(reported.providers[0]?.credits?.remaining).toBeGreaterThan(0);
    expect(reported.providers[1]?.minute?.remaining).toBeGreaterThan(0);
    expect(new Set(questions.map(({ provider }) => provider))).toEqual(
      new Set(['the-odds-api', 'football-data']),
    );
  });

  it('200: names the one that refuses, and leaves it alone while the other goes on', async () => {
    const wrong = { ...test.services, env: { ...test.services.env, FOOTBALL_DATA_KEY: 'wrong-token' } };
    await read(6, 7 * HOUR_MS, wrong);
    const [one, other] = (await feeds()).games.providers;
    expect(one?.failures_in_row).toBe(0);
    expect(other?.failures_in_row).toBeGreaterThanOrEqual(3);
    expect(other).toMatchObject({ failure: 'status 400 INVALID_TOKEN' });
    expect(await findFeedTroubles(test.services, false)).toMatchObject([
      { kind: 'feed_refused', subject: 'football-data', facts: { code: 'INVALID_TOKEN' } },
    ]);
    await read(3, 7 * HOUR_MS);
    expect(await findFeedTroubles(test.services, false)).toEqual([]);
  });
});

describe('POST /office/trials/odds-key', () => {
  it('200: tries the key of the provider that is named, or of the first', async () => {
    expect(await testKey()).toMatchObject({ provider: 'the-odds-api', outcome: 'good' });
    const good = await testKey('football-data');
    expect(good).toMatchObject({ provider: 'football-data', outcome: 'good', used: null });
    expect(good.leagues).toEqual({
      offered: ['EPL', 'LIGUE1', 'LALIGA', 'BUNDESLIGA', 'SERIEA'],
      covered: 5,
    });
    expect(await testKey('football-data', { FOOTBALL_DATA_KEY: 'wrong' })).toMatchObject({
      outcome: 'refused',
      code: 'INVALID_TOKEN',
    });
    expect(await testKey('football-data', { FOOTBALL_DATA_KEY: undefined })).toMatchObject({
      outcome: 'not_set',
    });
    expect(await testKey(undefined, { ODDS_API_KEY: undefined })).toMatchObject({
      provider: 'football-data',
    });
  });
});

describe('GET /office/results', () => {
  it('200: shows results that the providers report differently, until they agree', async () => {
    if (first === undefined) throw new Error('The season has no games.');
    expect((await results()).disputed).toEqual([]);
    const id = matchIdOf(first);
    const fullTime = { home: first.homeScore + 1, away: first.awayScore };
    // The result that was reported first is the other provider's.
    await test.services.db.$client.query(
      `update game_report set home_score = home_score + 1 where provider = 'football-data' and key = $1`,
      [`football-data-${id}`],
    );
    await alertResults(test.services);
    const { disputed } = await results();
    const reported = (home: number) => ({ status: 'completed', score: { home, away: first.awayScore } });
    expect(disputed).toMatchObject([
      {
        league: 'EPL',
        shown: reported(first.homeScore),
        reported: [
          { provider: 'football-data', ...reported(fullTime.home) },
          { provider: 'the-odds-api', ...reported(first.homeScore) },
        ],
      },
    ]);
    expect((await alerts()).filter(({ kind }) => kind === 'result_differs')).toMatchObject([
      {
        facts: {
          told: `football-data ${fullTime.home}:${fullTime.away}, the-odds-api ${first.homeScore}:${first.awayScore}`,
        },
      },
    ]);
    await test.services.db.$client.query(
      `update game_report set home_score = home_score - 1 where provider = 'football-data' and key = $1`,
      [`football-data-${id}`],
    );
    await alertResults(test.services);
    expect((await results()).disputed).toEqual([]);
    expect((await alerts()).filter(({ kind }) => kind === 'result_differs')).toEqual([]);
  });
});
