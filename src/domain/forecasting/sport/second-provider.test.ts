import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { PROVIDERS, type ProviderName } from '#terms/providers.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import {
  FOOTBALL_DATA_ERRORS,
  FOOTBALL_DATA_KEY,
  type FootballDataServer,
  matchIdOf,
  startFootballDataServer,
} from '#tests/support/football-data-server.ts';
import { ODDS_API_KEY, type OddsApiServer, startOddsApiServer } from '#tests/support/odds-api-server.ts';
import { ingestFeed } from './ingest-feed.ts';
import { openFeed } from './open-feed.ts';

const season = embeddedLeague('EPL').filter(({ startAt }) => startAt.getUTCMonth() === 10);
/** The November day with the most games, and nothing beside it. */
const [games = []] = [...Map.groupBy(season, ({ gameDay }) => gameDay).values()].sort(
  (a, b) => b.length - a.length,
);
const FIRST = Math.min(...games.map(({ startAt }) => startAt.getTime()));
const LAST = Math.max(...games.map(({ startAt }) => startAt.getTime()));

let odds: OddsApiServer;
let matches: FootballDataServer;
beforeAll(async () => {
  odds = await startOddsApiServer(games, new Date(FIRST));
  matches = await startFootballDataServer(games, new Date(FIRST));
});
afterAll(async () => {
  await odds.close();
  await matches.close();
});

type World = {
  readonly test: TestServices;
  /** Reads once, with the answers of these providers alone. */
  read(at: number, providers?: readonly ProviderName[]): Promise<void>;
  rows(text: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
};

async function openWorld(at: number): Promise<World> {
  const keys = {
    'the-odds-api': { ODDS_API_URL: odds.url, ODDS_API_KEY },
    'football-data': { FOOTBALL_DATA_URL: matches.url, FOOTBALL_DATA_KEY },
  } as const;
  const test = await testServices();
  await test.services.db.$client.query(
    `insert into feed_cursor (source, mapping, known_until, loaded) values ('the-odds-api', '{}', $1, false)`,
    [new Date(at - 1000)],
  );
  matches.set({ error: null, remaining: 1_000_000, delayMs: 0, instead: null });
  odds.set({ error: null, instead: null, remaining: 1_000_000 });
  return {
    test,
    async read(now, providers = PROVIDERS) {
      odds.set({ now: new Date(now) });
      matches.set({ now: new Date(now) });
      const env = { ...test.services.env, ...Object.assign({}, ...providers.map((name) => keys[name])) };
      const services = { ...test.services, env, clock: fixedClock(new Date(now)) };
      await ingestFeed(services, { feed: await openFeed(services) });
    },
    rows: async (text) => (await test.services.db.$client.query(text)).rows,
    close: () => test.close(),
  };
}

const NEWEST = `select distinct on (game.id) home.key as home, away.key as away, status, home_score, away_score
  from game join team as home on home.id = home_team_id join team as away on away.id = away_team_id
  left join game_state on game_id = game.id order by game.id, game_state.known_at desc`;
const byTeams = (rows: readonly Record<string, unknown>[]) =>
  rows.map((row) => [row.home, row.away, row.status, row.home_score, row.away_score]).toSorted();
const RESULTS = byTeams(
  games.map((game) => ({
    home: `EPL/${game.home}`,
    away: `EPL/${game.away}`,
    status: 'completed',
    home_score: game.homeScore,
    away_score: game.awayScore,
  })),
);

describe('two providers beside each other', () => {
  const stepArb = fc.record({
    minutes: fc.integer({ min: 1, max: 25 }),
    who: fc.constantFrom<readonly ProviderName[]>(['the-odds-api'], ['football-data'], PROVIDERS),
    delayMinutes: fc.constantFrom(0, 0, 4, 15),
  });

  it('report one game a meeting and end in the same state, in whatever order and however late they answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArb, { minLength: 6, maxLength: 12 }), async (steps) => {
        let now = FIRST - 30 * MINUTE_MS;
        const world = await openWorld(now);
        try {
          for (const { minutes, who, delayMinutes } of steps) {
            now += minutes * MINUTE_MS;
            matches.set({ delayMs: delayMinutes * MINUTE_MS });
            await world.read(now, who);
          }
          matches.set({ delayMs: 0 });
          now = Math.max(now, LAST) + 3 * HOUR_MS;
          for (let round = 0; round < 4; round++) {
            now += 7 * HOUR_MS;
            await world.read(now);
          }
          expect(byTeams(await world.rows(NEWEST))).toEqual(RESULTS);
          const back = await world.rows(`select 1 from (select status, home_score + away_score as goals,
              lag(status) over told as before, max(home_score + away_score) over (told rows between unbounded preceding and 1 preceding) as most
            from game_state window told as (partition by game_id order by known_at)) as states
            where (before = 'completed' and status <> 'completed') or goals < most`);
          expect(back).toEqual([]);
          const reported = await world.rows(
            `select game_id from game_report group by game_id having count(*) = 2`,
          );
          expect(reported).toHaveLength(games.length);
        } finally {
          await world.close();
        }
      }),
      { numRuns: 3 },
    );
  });

  it('give prices by the one and half-times by the other, and follow a game that the one moves', async () => {
    const [game] = games;
    if (game === undefined) throw new Error('The season has no games.');
    const id = matchIdOf(game);
    let now = FIRST - DAY_MS;
    const world = await openWorld(now);
    for (let round = 0; round < 6; round++) {
      now += MINUTE_MS;
      await world.read(now);
    }
    const [prices] = await world.rows('select count(distinct game_id)::int as games from odds_snapshot');
    expect(prices).toEqual({ games: games.length });
    const later = new Date(game.startAt.getTime() + 3 * DAY_MS).toISOString();
    matches.set({
      instead: (all) => all.map((one) => (one.id === id ? { ...one, status: 'TIMED', utcDate: later } : one)),
    });
    now += 7 * HOUR_MS;
    await world.read(now);
    const moved = await world.rows(
      `select to_json(game.start_at)#>>'{}' as start_at from game join game_report on game_id = game.id and provider = 'football-data'
       where game_report.key = 'football-data-${id}'`,
    );
    expect(moved.map(({ start_at: at }) => new Date(String(at)).toISOString())).toEqual([later]);
    expect(await world.rows('select count(*)::int as games from game')).toEqual([{ games: games.length }]);
    await world.close();
  });

  it('keep on telling scores while the other one is down', async () => {
    let now = FIRST - HOUR_MS;
    const world = await openWorld(now);
    await world.read(now);
    for (const error of FOOTBALL_DATA_ERRORS) {
      matches.set({ error });
      now += 20 * MINUTE_MS;
      await world.read(now);
    }
    const failures = await world.rows(
      `select distinct failure from feed_answer where source = 'football-data' and failure is not null`,
    );
    expect(failures.length).toBeGreaterThan(2);
    expect(JSON.stringify(failures)).not.toContain(FOOTBALL_DATA_KEY);
    const [reported] = await world.rows(
      `select count(*)::int as n from game_state where status = 'in_progress'`,
    );
    expect(Number(reported?.n)).toBeGreaterThan(0);
    matches.set({ error: null });
    odds.set({ error: 'refused' });
    for (let round = 0; round < 3; round++) {
      now = Math.max(now, LAST) + 7 * HOUR_MS;
      await world.read(now);
    }
    expect(byTeams(await world.rows(NEWEST))).toEqual(RESULTS);
    await world.close();
  });
});

describe('the second provider alone', () => {
  it('reports games, scores and results, and no price', async () => {
    let now = FIRST - HOUR_MS;
    const world = await openWorld(now);
    for (; now < LAST + 4 * HOUR_MS; now += 20 * MINUTE_MS) await world.read(now, ['football-data']);
    expect(byTeams(await world.rows(NEWEST))).toEqual(RESULTS);
    expect(await world.rows('select 1 from odds_snapshot')).toEqual([]);
    const [halves] = await world.rows(
      `select count(*)::int as n from game_state where status = 'completed' and jsonb_array_length(parts) = 2`,
    );
    expect(halves).toEqual({ n: games.length });
    await world.close();
  });
});
