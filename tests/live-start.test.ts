import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArchiveGame } from '#feeds/archive.ts';
import { seasonOf } from '#feeds/csv-archive/season-of.ts';
import { getLeague } from '#feeds/names/leagues.ts';
import { startTimer, waitSince } from '#platform/clock.ts';
import { childEnv } from '#platform/env.ts';
import { freePort } from '#platform/free-port.ts';
import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import { isLong } from '#tests/support/is-long.ts';
import {
  eventIdOf,
  ODDS_API_KEY,
  type OddsApiError,
  type OddsApiServer,
  startOddsApiServer,
} from '#tests/support/odds-api-server.ts';
import { withServer } from '../scripts/operate/open-site.ts';

/**
 * `npm start` with a provider's key: the same command that shows the demo runs a live site, through a match day on which the provider is
 * slow, wrong, gone for ten minutes and back. The clock is moved; processes, database and pages are the product's own. Run by
 * `npm run test:long`.
 */

const READY_LIMIT_MS = 600_000;
/** A league that is in the middle of its season on the day of the test. */
const LEAGUE = [6, 7, 8].includes(new Date().getUTCMonth()) ? 'MLB' : 'EPL';
const PAGES = ['/', '/en', '/en/schedule', '/zh_TW/record', '/vi/unstartedRecord', '/en/news'];

let site: ChildProcess;
let server: OddsApiServer;
let origin = '';
let asked = 0;
let folder = '';
const dataDir = () => join(folder, 'data');
const archive = () => join(folder, 'archive');
const { past, games, day } = isLong ? movedSeason(new Date()) : { past: [], games: [], day: 0 };

/** A season moved by whole days, so that its busiest day is the one after next; what was played before is the past. */
function movedSeason(now: Date) {
  const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS);
  const season = embeddedLeague(LEAGUE);
  const days = Map.groupBy(season, ({ startAt }) => dayOf(startAt));
  const busiest = [...days].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0;
  const target = dayOf(now) + 2;
  const moved = (at: Date) => new Date(at.getTime() + (target - busiest) * DAY_MS);
  const all = season.map((game) => ({
    ...game,
    startAt: moved(game.startAt),
    gameDay: moved(new Date(`${game.gameDay}T00:00:00Z`))
      .toISOString()
      .slice(0, 10),
    odds: game.odds.map((price) => ({ ...price, knownAt: moved(price.knownAt) })),
  }));
  const isPast = ({ startAt }: ArchiveGame) => startAt.getTime() < now.getTime() - DAY_MS;
  const isNear = ({ startAt }: ArchiveGame) => now.getTime() - startAt.getTime() < 400 * DAY_MS;
  return {
    past: all.filter((game) => isPast(game) && isNear(game)),
    games: all.filter(({ startAt }) => dayOf(startAt) === target),
    day: target * DAY_MS,
  };
}

/** The results of the season so far as a folder of one's own, without prices. */
function writeArchive(): void {
  const league = getLeague(LEAGUE);
  const rows = past.map((game) =>
    [
      league.sport,
      LEAGUE,
      seasonOf(league, game.gameDay).season,
      game.gameDay,
      game.home,
      game.away,
      game.homeScore,
      game.awayScore,
      game.gameNo,
    ].join(','),
  );
  const header = 'sport,league,season,date,home,away,home_score,away_score,game_no';
  mkdirSync(archive());
  writeFileSync(join(archive(), 'season.csv'), [header, ...rows, ''].join('\n'));
}

beforeAll(async () => {
  if (!isLong) return;
  folder = mkdtempSync(join(tmpdir(), 'trueline-live-'));
  chmodSync(folder, 0o755);
  writeArchive();
  server = await startOddsApiServer(games, new Date());
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const live = { ODDS_API_KEY, ODDS_API_URL: server.url, SPORTS_DATA: archive() };
  site = spawn(process.execPath, [fileURLToPath(new URL('../src/start.ts', import.meta.url))], {
    env: childEnv({ ...live, APP_MODE: 'test', DATA_DIR: dataDir(), PORT: String(port), RATE_LIMITS: 'off' }),
    stdio: 'ignore',
  });
  for (const since = startTimer(); performance.now() - since < READY_LIMIT_MS; ) {
    if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) return;
    if (site.exitCode !== null) break;
    await waitSince(startTimer(), 500);
  }
  throw new Error('the site does not become ready');
}, READY_LIMIT_MS);
afterAll(async () => {
  if (!isLong) return;
  const ended = new Promise((done) => site.once('exit', done));
  site.kill('SIGTERM');
  await ended;
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function door(path: string, body?: object): Promise<unknown> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`${origin}/__test${path}`, body === undefined ? {} : init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function api(path: string): Promise<unknown> {
  return Object(await (await fetch(`${origin}/api${path}`)).json());
}

/** Asks the database of the running site, as the commands of the README do. */
async function query(text: string) {
  process.env.DATA_DIR = dataDir();
  return withServer(async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows;
  });
}

async function pagesThatFail(): Promise<string[]> {
  asked += PAGES.length;
  const answers = await Promise.all(
    PAGES.map(async (path) => [path, (await fetch(origin + path)).status] as const),
  );
  return answers.flatMap(([path, status]) => (status === 200 ? [] : [`${path}: ${status}`]));
}

/** Moves the clock and lets the worker do what is due; answers with the pages that failed while it was at it. */
async function moveTo(at: number): Promise<string[]> {
  server.set({ now: new Date(at) });
  await door('/clock', { now: new Date(at).toISOString() });
  const work = async () => {
    for (const name of ['ingest-feed', 'forecast-games', 'publish-picks', 'settle-picks'])
      await door('/jobs/run', { name });
  };
  return (await Promise.all([pagesThatFail(), work()]))[0];
}

const TROUBLE: readonly (readonly [from: number, until: number, what: OddsApiError | 'slow'])[] = [
  [-120, -90, 'slow'],
  [-60, -30, 'negative'],
  [-30, -10, 'html'],
  [20, 30, 'gone'],
  [60, 90, 'nan'],
];

describe.runIf(isLong)('npm start with a key', () => {
  it('is a live site that no bad answer of its provider brings down, and settles everything once', async () => {
    const firstStart = Math.min(...games.map(({ startAt }) => startAt.getTime()));
    const lastEnd = Math.max(...games.map(({ startAt }) => startAt.getTime())) + 150 * MINUTE_MS;
    const failed: string[] = [];
    const now = Date.parse(String(Object(await door('/clock')).now));
    await moveTo(now + 5 * MINUTE_MS);
    for (let at = firstStart - 180 * MINUTE_MS; at < lastEnd; at += 10 * MINUTE_MS) {
      const minute = (at - firstStart) / MINUTE_MS;
      const [, , what] = TROUBLE.find(([from, until]) => minute >= from && minute < until) ?? [];
      const error = what === undefined || what === 'slow' ? null : what;
      server.set({ error, delayMs: what === 'slow' ? 1000 : 0 });
      failed.push(...(await moveTo(at)));
    }
    expect(failed).toEqual([]);
    for (const hours of [1, 3]) await moveTo(lastEnd + hours * 60 * MINUTE_MS);
    const [date, until] = [day, day + DAY_MS].map((at) => new Date(at).toISOString().slice(0, 10));
    const list = `/sport/list?league=${LEAGUE}&start_time=${date}&end_time=${until}&tz=UTC&per_page=100`;
    const { data } = Object(await api(list));
    const reported = [...data]
      .filter((game: { start_at: string }) => Date.parse(game.start_at) < day + DAY_MS)
      .map((game: { status: string; score: object }) => [
        game.status,
        Object(game.score).home,
        Object(game.score).away,
      ]);
    const expected = games.map(({ homeScore, awayScore }) => ['completed', homeScore, awayScore]);
    expect(reported.map(String).sort()).toEqual(expected.map(String).sort());
    const picks =
      await query(`select pick.id, count(pick_id)::int as grades, pick.source, pick.start_at - published_at >= '15 min' as in_time,
        odds::float8 as odds, odds_snapshot ->> 'bookmaker' as bookmaker, game.key, bet_type, line::float8 as line, published_at
      from pick join game on game.id = game_id left join pick_grade on pick_id = pick.id
      where pick.origin = 'live' group by pick.id, game.key`);
    expect(picks.length).toBeGreaterThan(0);
    const wrong = picks.filter(
      (pick) => pick.grades !== 1 || pick.source !== 'the-odds-api' || !pick.in_time || !wasOffered(pick),
    );
    expect(wrong).toEqual([]);
    const ends =
      await query(`select 1 from game_state join game on game.id = game_id where status = 'completed'
      and start_at >= '${date}' group by game_id having count(*) <> 1`);
    expect(ends).toEqual([]);
    process.stdout.write(
      `npm start with a key: ${past.length} games before, ${games.length} on the day, ${picks.length} picks, each settled once; ` +
        `${asked} pages, none failed\n`,
    );
  }, 900_000);
});

/** Whether the provider had this price when the pick was published. */
function wasOffered(pick: Readonly<Record<string, unknown>>): boolean {
  const game = games.find((one) => eventIdOf(one) === pick.key);
  return (game?.odds ?? []).some(
    (price) =>
      price.betType === pick.bet_type &&
      price.line === pick.line &&
      price.bookmaker === pick.bookmaker &&
      price.knownAt.getTime() <= new Date(String(pick.published_at)).getTime() &&
      [price.homeOdds, price.drawOdds, price.awayOdds].includes(Number(pick.odds)),
  );
}
