import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetAnswers } from '#domain/forecasting/sport/forget-answers.ts';
import { ingestFeed } from '#domain/forecasting/sport/ingest-feed.ts';
import { openFeed } from '#domain/forecasting/sport/open-feed.ts';
import { rereadAnswers } from '#domain/forecasting/sport/reread-answers.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import type { ArchiveGame } from '#feeds/archive.ts';
import { fixedClock } from '#platform/clock.ts';
import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import { addPolicy } from '#tests/support/factories.ts';
import { addHomeForecast } from '#tests/support/home-forecast.ts';
import {
  eventIdOf,
  ODDS_API_KEY,
  type OddsApiError,
  type OddsApiServer,
  startOddsApiServer,
} from '#tests/support/odds-api-server.ts';

/**
 * A day of a league through a live provider that is slow, wrong and gone while games are played: by the very use cases that a worker
 * runs, at a clock that is moved.
 */

const SOURCE = 'the-odds-api';

const season = embeddedLeague('EPL');
const day = busiestDay(season);
const games = season.filter(({ startAt }) => Math.abs(startAt.getTime() - day) < 3 * DAY_MS);
const today = games.filter(({ startAt }) => startAt.getTime() >= day && startAt.getTime() < day + DAY_MS);
const [firstStart = 0, ...laterStarts] = today.map(({ startAt }) => startAt.getTime()).sort((a, b) => a - b);
const lastEnd = (laterStarts.at(-1) ?? firstStart) + 4 * 3_600_000;

function busiestDay(list: readonly ArchiveGame[]): number {
  const days = Map.groupBy(list, ({ startAt }) => Math.floor(startAt.getTime() / DAY_MS) * DAY_MS);
  return [...days].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0;
}

/** What goes wrong when, in minutes from the first start. */
const TROUBLE: readonly (readonly [from: number, until: number, what: OddsApiError | 'slow'])[] = [
  [-340, -320, 'slow'],
  [-300, -270, 'nan'],
  [-260, -240, 'negative'],
  [-200, -180, 'html'],
  [-160, -140, 'twice'],
  [-120, -110, 'gone'],
  [5, 15, 'gone'],
  [40, 55, 'refused'],
  [70, 80, 'slow'],
  [100, 125, 'broken'],
];

let test: TestServices;
let server: OddsApiServer;
let nowMs = firstStart - 6 * 3_600_000;
const services = () => ({ ...test.services, clock: fixedClock(new Date(nowMs)) });
const query = async (text: string) => (await test.services.db.$client.query(text)).rows;
const counted = async () => (await query('select count(*)::int as n from pick'))[0].n;

beforeAll(async () => {
  server = await startOddsApiServer(games, new Date(nowMs));
  test = await testServices({ ODDS_API_URL: server.url, ODDS_API_KEY });
  await addPolicy(test.services);
  // A live site begins with real seasons; none of them is needed here.
  await test.services.db.$client.query(
    `insert into feed_cursor (source, mapping, known_until, loaded) values ('${SOURCE}', '{}', $1, false)`,
    [new Date(nowMs - 1000)],
  );
});
afterAll(async () => {
  await test.close();
  await server.close();
});

/** What a worker does in ten minutes: reads the feed, publishes, settles. */
async function work(): Promise<void> {
  const at = services();
  await ingestFeed(at, { feed: await openFeed(at) });
  await forecast();
  await publishPicks(at, { source: SOURCE });
  await settlePicks(at);
}

/** A forecaster who likes the home side better than the market does, by three points of probability, and knows the newest prices. */
async function forecast(): Promise<void> {
  const prices =
    await query(`select distinct on (game_id) game.key, home_odds::float8 as home, draw_odds::float8 as draw,
    away_odds::float8 as away from odds_snapshot join game on game.id = game_id
    where bet_type = 'win_loss' and start_at > '${new Date(nowMs).toISOString()}' order by game_id, odds_snapshot.known_at desc, odds_snapshot.id`);
  for (const price of prices) await addHomeForecast(test.services, { source: SOURCE, knownMs: nowMs, price });
}

async function pagesThatFail(): Promise<string[]> {
  const from = new Date(day).toISOString().slice(0, 10);
  const paths = [
    `/sport/list?start_time=${from}&end_time=${from}`,
    '/sport/in-play/list',
    '/ai-recommendation-website/hot-list',
    '/sport/type',
  ];
  const answers = await Promise.all(
    paths.map(async (path) => [path, (await callApi(services(), { path })).http_code] as const),
  );
  return answers.flatMap(([path, code]) => (code === 200 ? [] : [`${path}: ${code}`]));
}

describe('a match day through a provider that is slow, wrong, gone and back', () => {
  it('publishes no wrong pick, takes no page down and settles everything once', async () => {
    await work();
    const failed: string[] = [];
    let troubles = 0;
    for (; nowMs < lastEnd; nowMs += 10 * MINUTE_MS) {
      const minute = (nowMs - firstStart) / MINUTE_MS;
      const [, , what] = TROUBLE.find(([from, until]) => minute >= from && minute < until) ?? [];
      const error = what === undefined || what === 'slow' ? null : what;
      server.set({ now: new Date(nowMs), error, delayMs: what === 'slow' ? 300 : 0 });
      await work();
      if (what !== undefined) {
        troubles += 1;
        failed.push(...(await pagesThatFail()));
      }
    }
    expect(troubles).toBeGreaterThan(12);
    expect(failed).toEqual([]);
    expect(await counted()).toBeGreaterThan(today.length / 2);

    // Each pick stands before its start, at a price that the provider had by then.
    const picks =
      await query(`select game.key, bet_type, side, line::float8, odds::float8, published_at, pick.start_at,
      odds_snapshot ->> 'bookmaker' as bookmaker from pick join game on game.id = game_id`);
    const wrong = picks.filter((pick) => {
      const game = today.find((one) => eventIdOf(one) === pick.key);
      const offered = game?.odds.some(
        (price) =>
          price.betType === pick.bet_type &&
          price.line === pick.line &&
          price.bookmaker === pick.bookmaker &&
          price.knownAt <= pick.published_at &&
          priceOf(price, pick.side) === pick.odds,
      );
      return !offered || pick.published_at.getTime() > pick.start_at.getTime() - 15 * MINUTE_MS;
    });
    expect(wrong).toEqual([]);

    // Every game ended once, with its true score; every pick has one grade, by that score.
    const ended =
      await query(`select game.key, home_score, away_score from game_state join game on game.id = game_id
      where status = 'completed' and start_at >= '${new Date(day).toISOString()}'
        and start_at < '${new Date(day + DAY_MS).toISOString()}'`);
    const scores = today.map((game) => [eventIdOf(game), game.homeScore, game.awayScore]).sort();
    expect(ended.map((row) => [row.key, row.home_score, row.away_score]).sort()).toEqual(scores);
    const unsettled = await query(`select pick.id from pick left join pick_grade on pick_id = pick.id
      group by pick.id having count(pick_id) <> 1`);
    expect(unsettled).toEqual([]);
    const misgraded = await query(`select 1 from pick_grade join pick on pick.id = pick_id
      join game_state using (game_id) where status = 'completed'
        and (pick_grade.home_score, pick_grade.away_score) is distinct from (game_state.home_score, game_state.away_score)`);
    expect(misgraded).toEqual([]);

    // A day later nothing is settled again.
    nowMs += DAY_MS;
    expect(await settlePicks(services())).toEqual({ settled: 0 });
  });

  it('can be read again from the kept answers, which teach what was known when they came', async () => {
    const again = await rereadAnswers(services(), { from: new Date(0) });
    expect(again.answers).toBeGreaterThan(20);
    expect(again.prices).toBeGreaterThan(500);
    expect(again.untaught).toEqual({ prices: 0, states: 0 });
  });

  it('forgets answers after three months, but not what the next question rests on', async () => {
    nowMs += 120 * DAY_MS;
    expect(await forgetAnswers(services())).toBeGreaterThan(20);
    const left = await query(`select endpoint, league_id from feed_answer where failure is null
      group by endpoint, league_id having count(*) <> 1`);
    expect(left).toEqual([]);
    expect((await query('select count(*)::int as n from feed_answer'))[0].n).toBeGreaterThan(8);
  });
});

function priceOf(
  price: {
    readonly homeOdds: number | null;
    readonly drawOdds: number | null;
    readonly awayOdds: number | null;
  },
  side: string,
): number | null {
  if (side === 'draw') return price.drawOdds;
  return side === 'home' || side === 'over' ? price.homeOdds : price.awayOdds;
}
