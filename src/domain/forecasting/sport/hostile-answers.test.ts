import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import {
  eventIdOf,
  ODDS_API_KEY,
  type OddsApiRow,
  type OddsApiServer,
  startOddsApiServer,
} from '#tests/support/odds-api-server.ts';
import { ingestFeed } from './ingest-feed.ts';
import { openFeed } from './open-feed.ts';

const [game, ...others] = embeddedLeague('EPL').filter(({ startAt }) => startAt.getUTCHours() >= 12);
const day = game?.startAt.getTime() ?? 0;
const sameDay = others.filter(({ startAt }) => Math.abs(startAt.getTime() - day) < DAY_MS / 2);

let test: TestServices;
let owner: pg.Client;
let server: OddsApiServer;
let now = new Date(day - 20 * HOUR_MS);

beforeAll(async () => {
  server = await startOddsApiServer(game ? [game, ...sameDay] : [], now);
  test = await testServices({ ODDS_API_URL: server.url, ODDS_API_KEY });
  owner = new pg.Client({ connectionString: test.ownerUrl });
  await owner.connect();
  await query(
    `insert into feed_cursor (source, mapping, known_until, loaded) values ('the-odds-api', '{}', $1, false)`,
    [new Date(now.getTime() - 1000)],
  );
});
afterAll(async () => {
  await owner.end();
  await test.close();
  await server.close();
});
beforeEach(() => server.set({ instead: null }));

const query = async (text: string, values: unknown[] = []) => (await owner.query(text, values)).rows;

/** The next reading, at an instant at which prices are due again. */
async function readOn() {
  now = new Date(now.getTime() + 20_000);
  await query(`update feed_answer set asked_at = asked_at - interval '7 hours'`);
  server.set({ now });
  const services = { ...test.services, clock: fixedClock(now) };
  await ingestFeed(services, { feed: await openFeed(services) });
}

/** Reads until the provider has been asked for the league's prices, and answers with the newest answer about them. */
async function askOdds() {
  const isAsked = () => server.asked.some((path) => path.includes('/soccer_epl/odds'));
  server.asked.length = 0;
  for (let round = 0; round < 6 && !isAsked(); round++) await readOn();
  expect(isAsked()).toBe(true);
  const [answer] = await query(
    `select failure, refused from feed_answer where endpoint = 'odds' and league_id = 'EPL' order by id desc limit 1`,
  );
  return answer;
}

const ends = (row: OddsApiRow, change: object = {}) =>
  [row.home_team, row.away_team].map((name) => ({ name, price: 1.9, point: 2.5, ...change }));
const withBook = (rows: readonly OddsApiRow[], bookmaker: (row: OddsApiRow) => object) =>
  JSON.stringify(rows.map((row) => ({ ...row, bookmakers: [bookmaker(row)] })));

/** The same markets about the two teams of a row. */
const named = (
  markets: readonly { readonly outcomes: readonly { readonly name: string }[] }[],
  row: OddsApiRow,
) =>
  markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((end) => ({
      ...end,
      name: { HOME: row.home_team, AWAY: row.away_team }[end.name] ?? end.name,
    })),
  }));

describe('an answer with something hostile in it', () => {
  it.each(['toString', 'constructor', '__proto__'])(
    'gives the prices of the other markets where one is named %s',
    async (key) => {
      const title = `Book of ${key}`;
      server.set({
        instead: (endpoint, rows) =>
          endpoint === 'odds'
            ? withBook(rows, (row) => ({
                title,
                markets: [
                  { key, outcomes: ends(row) },
                  {
                    key: 'spreads',
                    outcomes: ends(row).map((end, index) => ({ ...end, point: index ? 1 : -1 })),
                  },
                ],
              }))
            : null,
      });
      expect((await askOdds()).failure).toBeNull();
      const prices = await query('select distinct bet_type, line from odds_snapshot where bookmaker = $1', [
        title,
      ]);
      expect(prices).toEqual([{ bet_type: 'run_line', line: '-1.00' }]);
    },
  );

  it('is noted and left alone where its bytes are none that a text column takes', async () => {
    server.set({ instead: (endpoint) => (endpoint === 'odds' ? '[\u0000' : null) });
    expect((await askOdds()).failure).toBe('the answer is no JSON');
  });

  it('names a bad row however its names are written', async () => {
    const awkward = 'A\u0000B\ud800';
    server.set({
      instead: (endpoint, rows) =>
        endpoint === 'odds'
          ? JSON.stringify([
              { ...rows[0], id: '__proto__' },
              { ...rows[0], id: 'awkward', home_team: awkward },
              { ...rows[0], bookmakers: [{ title: 'B', markets: [{ key: awkward, outcomes: [] }] }] },
            ])
          : null,
    });
    const answer = await askOdds();
    expect([answer.failure, answer.refused.length]).toEqual([null, 3]);
    expect(await query(`select 1 from game where key in ('__proto__', 'awkward')`)).toEqual([]);
  });

  it('never fails, and never loses the price of a sound market beside it, whatever it is', async () => {
    let round = 0;
    const price = fc.oneof(fc.constantFrom(1.00001, 1.9, 2.6), fc.double());
    const key = fc.oneof(
      fc.constantFrom('h2h', 'totals', 'valueOf'),
      fc.string({ unit: 'binary', maxLength: 50 }),
    );
    const name = fc.oneof(fc.constantFrom('HOME', 'AWAY', 'Over', 'Under'), fc.string({ unit: 'binary' }));
    const oneEnd = fc.record({ name, price, point: fc.constant(2.5) });
    const twoEnds = fc
      .tuple(
        fc.constantFrom(['Over', 'Under'], ['HOME', 'AWAY']),
        fc.constantFrom([1.9, 1.95], [1.00001, 2.6]),
      )
      .map(([names, prices]) =>
        names.map((name, index) => ({ name: name, price: prices[index], point: 2.5 })),
      );
    const hostile = fc.record({ key, outcomes: fc.oneof(twoEnds, fc.array(oneEnd, { maxLength: 4 })) });
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { maxLength: 6 }), async (markets) => {
        const title = `Sound ${round++}`;
        server.set({
          instead: (endpoint, rows) =>
            endpoint === 'odds'
              ? withBook(rows, (row) => ({
                  title,
                  markets: [{ key: 'spreads', outcomes: ends(row, { point: 0 }) }, ...named(markets, row)],
                }))
              : null,
        });
        expect((await askOdds()).failure).toBeNull();
        const [{ n }] = await query(
          `select count(*)::int as n from odds_snapshot join game on game.id = game_id
           where bookmaker = $1 and bet_type = 'run_line' and key = $2`,
          [title, game ? eventIdOf(game) : ''],
        );
        expect(n).toBe(1);
      }),
      { numRuns: 25 },
    );
  });
});
