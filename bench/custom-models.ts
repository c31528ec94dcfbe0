import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@trueline/embedded-postgres';
import { modelGroups } from '@trueline/predict';
import pg from 'pg';
import { createApi, type RequestContext } from '#api/dispatch.ts';
import { endpoints } from '#api/index.ts';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import { createSession } from '#domain/accounts/session/create-session.ts';
import { backtestModel } from '#domain/custom-models/backtest-model.ts';
import { createLeagueCaches } from '#domain/custom-models/league-caches.ts';
import { createPace } from '#domain/custom-models/pace.ts';
import { storeModel } from '#domain/custom-models/store-model.ts';
import { workModels } from '#domain/custom-models/work-models.ts';
import { importArchive } from '#domain/forecasting/sport/import-archive.ts';
import { createMember } from '#domain/operations/member/create-member.ts';
import type { Services } from '#domain/services.ts';
import { readArchive } from '#feeds/csv-archive/read-archive.ts';
import { readEnv } from '#platform/env.ts';
import { silentLog } from '#platform/log.ts';
import { workBehindOthers } from '#platform/process.ts';
import { BET_TYPES, METHODS } from '#terms/bets.ts';

/**
 * Members' models on an archive: how long a two-season backtest takes in a league with ten seasons and more of history, first
 * with nothing in memory and then with the league's games and feature rows cached; and what ten members who start one at the
 * same time cost the readers of the site. The worker is a process of its own behind the others, as on a site.
 *
 *   SPORTS_DATA=<folder> node bench/custom-models.ts [league …]
 */
const SOURCE = 'replay';
const SEASONS = 12;
const MEMBERS = 10;
const PROBE_EVERY_MS = 50;
const IDLE_PROBES = 100;
const PATH = '/api/sport/league';

const GUEST: RequestContext = {
  brand: 'blue',
  locale: 'en',
  requestId: 'bench',
  clientIp: '127.0.0.1',
  isMachine: false,
  token: null,
  tokenFrom: null,
  site: 'unsaid',
  isHttps: false,
  userAgent: null,
  requestedWith: null,
  cookies: null,
  trials: [],
};

if (process.argv[2] === 'worker') await workAsChild(String(process.argv[3]), String(process.argv[4]));
else await main(process.argv.length > 2 ? process.argv.slice(2) : ['EPL', 'NBA', 'MLB']);

async function main(leagues: readonly string[]): Promise<void> {
  const folder = process.env.SPORTS_DATA;
  if (!folder) throw new Error('SPORTS_DATA names no folder');
  const dataDir = mkdtempSync(join(tmpdir(), 'trueline-models-'));
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } });
  try {
    const now = new Date();
    await migrate(server.ownerUrl, now);
    const database = openDatabase(server.ownerUrl, { role: 'app', max: 10, statementTimeoutMs: 600_000 });
    const services = servicesOf(database.db, now);
    await load(services, folder, leagues);
    await takeOver(server.ownerUrl);
    console.log(`load ${loadavg()[0]?.toFixed(1)}`);
    for (const league of leagues) await measureLeague(services, league);
    await measureMembers(services, server.ownerUrl, leagues[0] ?? 'EPL');
    await database.close();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function servicesOf(db: Services['db'], now: Date): Services {
  const env = { ...readEnv({ APP_MODE: 'test' }), SPORTS_DATA: undefined };
  const since = performance.now();
  return {
    db,
    env,
    log: silentLog(),
    clock: { now: () => new Date(now.getTime() + performance.now() - since) },
  };
}

async function load(services: Services, folder: string, leagues: readonly string[]): Promise<void> {
  const started = performance.now();
  const { games } = await readArchive(folder);
  const newest = (league: string) =>
    [...new Set(games.filter((game) => game.leagueId === league).map((game) => game.season))]
      .sort()
      .slice(-SEASONS);
  const seasons = new Map(leagues.map((league) => [league, newest(league)]));
  const chosen = games.filter((game) => seasons.get(game.leagueId)?.includes(game.season));
  await importArchive(services, { games: chosen });
  console.log(`${chosen.length} games of ${leagues.join(', ')} loaded in ${seconds(started)} s`);
}

/** Models are about the games of the site's own feed; here the archive stands in for it. */
async function takeOver(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`update game set source = '${SOURCE}'`);
  await owner.query(`update season set source = '${SOURCE}'`);
  await owner.query('vacuum analyze');
  await owner.end();
}

async function measureLeague(services: Services, league: string): Promise<void> {
  const { rows } = await services.db.$client.query(
    `select league.sport, count(*)::int as games, count(distinct season)::int as seasons
     from game join league on league.id = league_id where league_id = $1 group by 1`,
    [league],
  );
  const [{ sport, games, seasons }] = rows;
  const cache = createLeagueCaches(services).cache({ id: league, sport, source: SOURCE });
  const asOf = services.clock.now();
  const cold = stopwatch();
  await cache.rows(asOf, createPace(30));
  console.log(`${league}: ${games} games of ${seasons} seasons, read and written as features in ${cold()}`);
  for (const strategy of METHODS) {
    const config = { sport, strategy, category: 'over_under', days: 30, groups: modelGroups(sport) } as const;
    const started = stopwatch();
    const result = await backtestModel(cache, config, { asOf, pace: createPace(30) });
    const took = started();
    const found =
      result.state === 'ready'
        ? `${result.bets.length} picks of ${result.report.full.games} open games`
        : JSON.stringify(result.missing);
    console.log(`  ${strategy.padEnd(16)} ${took}, ${found}`);
  }
}

async function makeMember(services: Services, no: number) {
  const account = {
    brand: 'blue',
    email: `member-${no}@example.com`,
    nickName: 'Member',
    locale: 'en',
  } as const;
  const { id } = await createMember(services, { ...account, password: 'a quiet harbour at noon' });
  const session = {
    brand: 'blue',
    accountId: id,
    method: 'command',
    userAgent: null,
    clientIp: '127.0.0.1',
  } as const;
  const { token } = await services.db.transaction((tx) =>
    createSession(tx, { ...session, now: services.clock.now() }),
  );
  const member = await findMemberByToken(services, { brand: 'blue', token });
  if (member === null) throw new Error('the new session is not alive');
  return member;
}

/** Ten members store a model at the same moment; a reader asks the API all the while. */
async function measureMembers(services: Services, url: string, league: string): Promise<void> {
  const api = createApi({ services, endpoints });
  const probe = async () => {
    const started = performance.now();
    const answer = await api.request(PATH, {}, { requestContext: GUEST });
    await answer.text();
    return performance.now() - started;
  };
  for (let warm = 0; warm < 20; warm += 1) await probe();
  const idle: number[] = [];
  for (let count = 0; count < IDLE_PROBES; count += 1) idle.push(await pausedProbe(probe));
  const members = [];
  for (let count = 0; count < MEMBERS; count += 1) members.push(await makeMember(services, count));
  const categories = BET_TYPES;
  const ids = await Promise.all(
    members.map((member, index) =>
      storeModel(services, {
        member,
        locale: 'en',
        league,
        days: 30,
        category: categories[index % 3] ?? 'win_loss',
        strategy: METHODS[index % 3] ?? 'mov',
      }),
    ),
  );
  await services.db.$client.query('select 1');
  const started = performance.now();
  const child = fork(new URL(import.meta.url), ['worker', url, services.clock.now().toISOString()]);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  const busy: number[] = [];
  while (!isOver) busy.push(await pausedProbe(probe));
  const { rows } = await services.db.$client.query(
    'select status, count(*)::int as n from custom_model where id = any($1) group by 1',
    [ids.map(({ id }) => id)],
  );
  console.log(`${MEMBERS} members at once in ${league}: all done in ${seconds(started)} s`, rows);
  console.log(`  ${PATH} without: ${spread(idle)}; meanwhile: ${spread(busy)}`);
}

async function pausedProbe(probe: () => Promise<number>): Promise<number> {
  await new Promise((done) => setTimeout(done, PROBE_EVERY_MS));
  return probe();
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms of ${times.length}`;
}

async function workAsChild(url: string, now: string): Promise<void> {
  workBehindOthers();
  const { db, close } = openDatabase(url, { role: 'app', max: 4, statementTimeoutMs: 600_000 });
  const services = servicesOf(db, new Date(now));
  await workModels(services, { source: SOURCE, caches: createLeagueCaches(services), limit: MEMBERS });
  await close();
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

/** Seconds by the clock, and of the processor: beside other work the two differ. */
function stopwatch(): () => string {
  const started = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return `${seconds(started)} s (${((user + system) / 1e6).toFixed(1)} s of the processor)`;
  };
}
