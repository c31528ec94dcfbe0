import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@trueline/embedded-postgres';
import pg from 'pg';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { rebuildRecord } from '#db/queries/record-refresh.ts';
import { listClaims } from '#domain/picks/claim/list-claims.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { listComing } from '#domain/picks/pick/list-coming.ts';
import { listHotPicks } from '#domain/picks/pick/list-hot-picks.ts';
import { showForecast } from '#domain/picks/pick/show-forecast.ts';
import { showOdds } from '#domain/picks/pick/show-odds.ts';
import { showPick } from '#domain/picks/pick/show-pick.ts';
import { checkData } from '#domain/picks/record/check-data.ts';
import { listDailyRecord } from '#domain/picks/record/list-daily-record.ts';
import { listLedger } from '#domain/picks/record/list-ledger.ts';
import { listRecord } from '#domain/picks/record/list-record.ts';
import { showDistribution } from '#domain/picks/record/show-distribution.ts';
import type { Services } from '#domain/services.ts';
import { readEnv } from '#platform/env.ts';
import { silentLog } from '#platform/log.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import { loadRecord } from './record-load.ts';

/**
 * Every list and chart of the record on a large database (50,000 games, 150,000 picks, 5 million prices; or so many games as
 * the argument says), twenty readers at once. The peer is the bare driver with the very same statements in the same run:
 * what is left of its rate is what the product's own work costs. What is kept in memory as long as no fact is added makes up for
 * it, so a single call behind a new fact is timed too, beside its statements one after the other. Then the time to settle a day of
 * a hundred games. Filling takes minutes: a folder that is named is filled once and kept for the next run, which then measures at
 * once, but finds that day settled.
 *
 *   node bench/records.ts [games [seconds [folder [words of the calls to measure]]]]
 */
const GAMES = Number(process.argv[2] ?? 50_000);
const READERS = 20;
const SECONDS = Number(process.argv[3] ?? 3);
const NOW = new Date('2026-11-20T04:30:00Z');
const BIG =
  /Seq Scan on (game|pick|odds_snapshot|game_state|pick_grade|pick_record|record_rollup|forecast|pick_pass|evaluated_game)\b/g;

type Statement = { readonly text: string; readonly values: unknown[] };
type Call = readonly [name: string, call: () => Promise<unknown>];

const given = process.argv[4];
const isFilled = given !== undefined && existsSync(given);
const folder = given ?? mkdtempSync(join(tmpdir(), 'trueline-records-'));
mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o755);
const server = await startEmbeddedPostgres({
  dataDir: folder,
  log: () => undefined,
  settings: { fsync: 'off' },
});
try {
  await migrate(server.ownerUrl, NOW);
  if (!isFilled) await load(server.ownerUrl);
  const { db, pool, close } = openDatabase(server.ownerUrl, {
    role: 'app',
    max: 10,
    statementTimeoutMs: 600_000,
  });
  const services: Services = {
    db,
    env: readEnv({ APP_MODE: 'test' }),
    log: silentLog(),
    clock: { now: () => NOW },
  };
  const bare = new pg.Pool({ connectionString: server.ownerUrl, max: 10 });
  bare.on('error', () => undefined);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  console.log(
    `${'call'.padEnd(38)} ours/s  bare/s  ratio  p50 ms  p99 ms  CPU ms  bare CPU  statements  first ms  bare ms`,
  );
  const asked = (await calls(services)).filter(([name]) => name.includes(process.argv[5] ?? ''));
  for (const call of asked) await measure(call, pool, bare);
  await settleDay(services);
  await bare.end();
  await close();
} finally {
  await server.stop();
  if (given === undefined) rmSync(folder, { recursive: true, force: true });
}

async function load(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  const start = performance.now();
  await loadRecord(client, { games: GAMES, gamesPerDay: 100, oddsPerGame: 102, now: NOW, ungradedDays: 1 });
  console.log(`loaded in ${seconds(start)} s`);
  await client.end();
  const { db, close } = openDatabase(url, { role: 'app', statementTimeoutMs: 600_000 });
  const built = performance.now();
  await db.transaction(rebuildRecord);
  console.log(`built the record's rows and sums in ${seconds(built)} s`);
  const { rows } =
    await db.$client.query(`select (select count(*) from game) as games, (select count(*) from pick) as picks,
    (select count(*) from odds_snapshot) as prices, (select count(*) from pick_record) as settled,
    (select count(*) from record_rollup) as sums`);
  console.log(rows[0]);
  await db.$client.query('select 1');
  await close();
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query('vacuum analyze');
  await owner.end();
}

async function calls(services: Services): Promise<Call[]> {
  const list = { origin: 'live', locale: 'en', page: 1, perPage: 10 } as const;
  const coming = { locale: 'en', page: 1, perPage: 10, isEntitled: true } as const;
  const chart = { origin: 'live', locale: 'en', method: 'average_rate' } as const;
  const { picks } = await listComing(services, coming);
  const id = picks[0]?.id ?? '';
  const gameId = picks[0]?.event.id ?? '';
  const asOf = new Date(NOW.getTime() - 3 * DAY_MS).toISOString();
  const since = new Date(NOW.getTime() - HOUR_MS).toISOString();
  return [
    ['order/record 20 days', () => listRecord(services, list)],
    ['order/record all time', () => listRecord(services, { ...list, window: 'all' })],
    ['order/record all time, page 1000', () => listRecord(services, { ...list, window: 'all', page: 1000 })],
    [
      'order/record one league, won',
      () => listRecord(services, { ...list, window: 'all', league: 'NBA', result: 'win' }),
    ],
    ['order/record passes', () => listRecord(services, { ...list, window: '90d', result: 'pass' })],
    ['order/record in play', () => listRecord(services, { ...list, result: 'not_completed' })],
    ['order/record as of three days ago', () => listRecord(services, { ...list, asOf })],
    ['order/record as of then, all time', () => listRecord(services, { ...list, window: 'all', asOf })],
    ['daily/record 20 days', () => listDailyRecord(services, { ...chart, window: '20d' })],
    ['daily/record all time', () => listDailyRecord(services, { ...chart, window: 'all' })],
    ['distribution-record 20 days', () => showDistribution(services, { ...chart, window: '20d' })],
    ['distribution-record 90 days', () => showDistribution(services, { ...chart, window: '90d' })],
    ['distribution-record all time', () => showDistribution(services, { ...chart, window: 'all' })],
    [
      'distribution-record as of, 20 days',
      () => showDistribution(services, { ...chart, window: '20d', asOf }),
    ],
    [
      'distribution-record as of, all time',
      () => showDistribution(services, { ...chart, window: 'all', asOf }),
    ],
    ['daily/record as of, all time', () => listDailyRecord(services, { ...chart, window: 'all', asOf })],
    ['odds-show as of then', () => showOdds(services, { gameId, asOf: since })],
    [
      'statistics/predict as of then',
      () => showForecast(services, { gameId, isEntitled: true, asOf: since }),
    ],
    ['filter, open', () => listComing(services, coming)],
    ['filter, locked', () => listComing(services, { ...coming, isEntitled: false })],
    ['filter, by value', () => listComing(services, { ...coming, method: 'expected_value' })],
    ['show', () => showPick(services, { id, locale: 'en', isEntitled: true })],
    ['odds-show', () => showOdds(services, { gameId })],
    ['check-statistics', () => checkData(services, { gameId, memberId: null })],
    ['statistics/predict', () => showForecast(services, { gameId, isEntitled: true })],
    ['hot-list', () => listHotPicks(services, { locale: 'en', limit: 6 })],
    ['claims', () => listClaims(services, { brand: 'blue' })],
    ['public/ledger', () => listLedger(services, { locale: 'en', origin: 'live', page: 1, perPage: 10 })],
  ];
}

async function measure([name, call]: Call, pool: pg.Pool, bare: pg.Pool): Promise<void> {
  await forget(bare);
  const statements = await capture(pool, call);
  const first = await median(async () => {
    await forget(bare);
    const from = performance.now();
    await call();
    return performance.now() - from;
  });
  const single = await median(async () => {
    const from = performance.now();
    for (const { text, values } of statements) await bare.query(text, values);
    return performance.now() - from;
  });
  const ours = await readAtOnce(call);
  const peer = await readAtOnce(async () => {
    for (const { text, values } of statements) await bare.query(text, values);
  });
  console.log(
    name.padEnd(38),
    ours.rate.toFixed(0).padStart(6),
    peer.rate.toFixed(0).padStart(7),
    (ours.rate / peer.rate).toFixed(2).padStart(6),
    ours.p50.toFixed(0).padStart(7),
    ours.p99.toFixed(0).padStart(7),
    ours.cpuMs.toFixed(2).padStart(7),
    peer.cpuMs.toFixed(2).padStart(9),
    String(statements.length).padStart(8),
    first.toFixed(1).padStart(12),
    single.toFixed(1).padStart(8),
  );
  for (const scan of await seqScans(bare, statements)) console.log(`    ${scan}`);
}

/** As if a fact of every topic had just been added: nothing that was kept in memory is good any more. */
async function forget(owner: pg.Pool): Promise<void> {
  await owner.query('update fact_version set version = version + 1');
}

async function median(take: () => Promise<number>): Promise<number> {
  const taken = [];
  for (let n = 0; n < 7; n += 1) taken.push(await take());
  return taken.sort((a, b) => a - b)[3] ?? 0;
}

/** The statements that a call sends when nothing is kept yet, as the driver gets them. */
async function capture(pool: pg.Pool, call: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = pool.query;
  const spy = (config: { text: string } | string, values: unknown[] = []) => {
    statements.push({ text: typeof config === 'string' ? config : config.text, values });
    return Reflect.apply(query, pool, [config, values]);
  };
  Reflect.set(pool, 'query', spy);
  await call();
  Reflect.set(pool, 'query', query);
  return statements;
}

async function seqScans(pool: pg.Pool, statements: readonly Statement[]): Promise<string[]> {
  const found: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await pool.query(`explain ${text}`, values);
    const plan = rows.map((row) => Object.values(row)[0]).join('\n');
    found.push(...(plan.match(BIG) ?? []));
  }
  return [...new Set(found)];
}

async function readAtOnce(
  call: () => Promise<unknown>,
): Promise<{ rate: number; p50: number; p99: number; cpuMs: number }> {
  await call();
  const cpu = process.cpuUsage();
  const times: number[] = [];
  const start = performance.now();
  const until = start + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: READERS }, async () => {
      while (performance.now() < until) {
        const from = performance.now();
        await call();
        times.push(performance.now() - from);
      }
    }),
  );
  const rate = times.length / ((performance.now() - start) / 1000);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const { user, system } = process.cpuUsage(cpu);
  return { rate, p50: at(0.5), p99: at(0.99), cpuMs: (user + system) / 1000 / times.length };
}

async function settleDay(services: Services): Promise<void> {
  const start = performance.now();
  const { settled } = await settlePicks(services);
  console.log(`settled ${settled} picks and refreshed every sum in ${seconds(start)} s`);
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(2);
}
