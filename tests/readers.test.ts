import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#db/client.ts';
import { insertProcess } from '#db/queries/process-heartbeat.ts';
import { openReadDatabase } from '#db/read-database.ts';
import { type DatabaseWatch, watchDatabase } from '#db/watch-database.ts';
import type { Services } from '#domain/services.ts';
import { createClock, elapsedSince, startTimer } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { newId } from '#platform/id.ts';
import { silentLog } from '#platform/log.ts';
import { createHttpApp } from '../src/http/create-http-app.ts';
import { createMetrics } from '../src/http/metrics.ts';
import { openReaders, type Readers } from '../src/http/readers/open-readers.ts';
import { type Surface, withReaders } from '../src/http/readers/with-readers.ts';
import { openDatabaseProxy } from './chaos/database-proxy.ts';
import { type PrimaryAndStandby, startPrimaryAndStandby } from './support/primary-and-standby.ts';
import { TEST_SECRET_KEY } from './support/secret-key.ts';

/** Far below the time for which the writers of these tests hold the primary's connections. */
const PROMPT_MS = 5000;
const MAX_CONNECTIONS = 3;
const TIMES = { everyMs: 50, answerMs: 1000, maxLagMs: 15_000 };

let servers: PrimaryAndStandby;
let database: Database;
let watch: DatabaseWatch;
let services: Services;
let readers: Readers;
let surface: Surface;
const owners = new Map<string, pg.Client>();

const common = {
  metrics: createMetrics(),
  isDataReady: async () => true,
  pages: null,
  metricsToken: 't',
  testEndpoints: null,
};
const setup = {
  log: silentLog(),
  makeHandle: (db: Database['db'], ownWatch: DatabaseWatch): Surface['fetch'] => {
    const app = createHttpApp({ ...common, services: { ...services, db }, watch: ownWatch });
    return (request, environment) => app.fetch(request, environment);
  },
  times: TIMES,
};

async function openPair(): Promise<void> {
  servers = await startPrimaryAndStandby();
  const { primary, standby } = servers;
  database = openDatabase(primary.appUrl, { role: 'app', max: MAX_CONNECTIONS, waitMs: 1500 });
  watch = watchDatabase(primary.appUrl);
  const env = readEnv({ APP_MODE: 'test', SECRET_KEY: TEST_SECRET_KEY, RATE_LIMITS: 'off' });
  services = { db: database.db, clock: createClock(), env, log: silentLog() };
  readers = openReaders({ ...setup, url: standby.appUrl, primary: { db: database.db, watch } });
  surface = withReaders(createHttpApp({ ...common, services, watch, readers }), { readers, watch });
  for (const { ownerUrl } of [primary, standby]) {
    const client = new pg.Client({ connectionString: ownerUrl });
    client.on('error', () => undefined);
    await client.connect();
    owners.set(ownerUrl, client);
  }
}

async function closePair(): Promise<void> {
  for (const client of owners.values()) await client.end().catch(() => undefined);
  owners.clear();
  await readers.stop();
  await watch.stop();
  await database.close();
  await servers.close();
}

beforeAll(openPair);
afterAll(closePair);

const ask = async (path: string) => surface.fetch(new Request(`http://127.0.0.1${path}`), {});
const contacts = async () => (await ask('/api/contact-infos')).text();
const atPrimary = (sql: string) => owners.get(servers.primary.ownerUrl)?.query(sql);
const atStandby = (sql: string) => owners.get(servers.standby.ownerUrl)?.query(sql);

/** A process says that it lives, as web and worker do all the time. */
async function beat(afterMs = 0): Promise<void> {
  const seenAt = new Date(services.clock.now().getTime() + afterMs);
  const info = {
    kind: 'worker',
    host: 'here',
    pid: 1,
    build: null,
    release: 'r',
    diskFree: null,
    diskSize: null,
  } as const;
  await insertProcess(database.db, { ...info, id: newId(), startedAt: seenAt, seenAt, endedAt: null });
}

/** Takes every connection of the primary's pool, as writers do whose commits wait for a standby. */
async function holdPrimary(): Promise<() => void> {
  const clients = await Promise.all(Array.from({ length: MAX_CONNECTIONS }, () => database.pool.connect()));
  return () => {
    for (const client of clients) client.release();
  };
}

async function untilReading(): Promise<void> {
  await beat();
  await expect.poll(() => readers.current()).not.toBeNull();
}

describe('a replica beside the primary', () => {
  beforeEach(untilReading);

  it('answers guests while every connection of the primary waits, and keeps the process ready', async () => {
    const letGo = await holdPrimary();
    const started = startTimer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/api/contact-infos')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await ask('/readyz')).status).toBe(200);
    expect(elapsedSince(started)).toBeLessThan(PROMPT_MS);
    // Without the replica no one is answered.
    const alone = await surface.atPrimary?.(new Request('http://127.0.0.1/api/contact-infos'), {});
    expect(alone?.status).toBeGreaterThanOrEqual(500);
    letGo();
  });

  it('asks once for the versions of the facts and for each setting in one guest’s request', async () => {
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    const looksOf = async (path: string, handle: Surface['fetch']) => {
      spy.mockClear();
      const answer = await handle(new Request(`http://127.0.0.1${path}`), {});
      expect(answer.status).toBe(200);
      const texts = spy.mock.calls.map((call) => JSON.stringify(call[0]));
      return {
        versions: texts.filter((text) => text.includes('from fact_version')).length,
        settings: texts.filter((text) => text.includes('app_setting')).length,
      };
    };
    const path = '/api/sport/list';
    const each = await looksOf(
      path,
      (request, environment) => surface.atPrimary?.(request, environment) ?? new Response(),
    );
    const once = await looksOf(path, surface.fetch);
    spy.mockRestore();
    expect(once.versions).toBeLessThanOrEqual(1);
    expect(once.versions + once.settings).toBeLessThan(each.versions + each.settings);
  });

  it('refuses to write, whatever the login may do', async () => {
    const write = readers.current()?.db.$client.query("insert into app_setting values ('a', '1', now())");
    await expect(write).rejects.toThrow(/read-only/);
  });

  it('is left where it is too far behind, and taken again once it has caught up', async () => {
    await atStandby('select pg_wal_replay_pause()');
    await beat(60_000);
    await expect.poll(() => readers.current()).toBeNull();
    await atPrimary(`insert into app_setting values ('lag', '"new"', now())`);
    expect((await ask('/api/contact-infos')).status).toBe(200);
    await atStandby('select pg_wal_replay_resume()');
    await expect.poll(() => readers.current()).not.toBeNull();
  });

  it('goes on answering while the primary writes nothing: it is as new as anything that is known', async () => {
    const letGo = await holdPrimary();
    const before = readers.current();
    expect(before).not.toBeNull();
    for (let turn = 0; turn < 10; turn += 1) expect(await contacts()).toContain('"http_code":200');
    expect(readers.current()).toBe(before);
    letGo();
  });

  it('leaves its pool where another server answers at its address, and never mixes the two', async () => {
    const proxy = await openDatabaseProxy();
    const url = proxy.addressOf(servers.standby.appUrl);
    let moves = 0;
    const own = openReadDatabase(url, () => {
      moves += 1;
    });
    const port = () => own.pool.query('select inet_server_port() as port');
    const first = (await port()).rows[0]?.port;
    proxy.addressOf(servers.primary.appUrl);
    const both = await Promise.allSettled([port(), port(), port()]);
    const ports = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.rows[0]?.port] : []));
    expect(new Set(ports)).toEqual(new Set([first]));
    expect(moves).toBeGreaterThan(0);
    await own.close();
    proxy.close();
  });

  it('gives guests a pool of their own where both addresses are the same', async () => {
    const own = openReaders({ ...setup, url: servers.primary.appUrl, primary: { db: database.db, watch } });
    await expect.poll(() => own.current()).not.toBeNull();
    const both = withReaders(createHttpApp({ ...common, services, watch, readers: own }), {
      readers: own,
      watch,
    });
    const letGo = await holdPrimary();
    const answer = await both.fetch(new Request('http://127.0.0.1/api/contact-infos'), {});
    expect(answer.status).toBe(200);
    letGo();
    await own.stop();
  });

  it('goes on reading where it is promoted, and is left once the primary’s facts are newer', async () => {
    await atStandby('select pg_promote(true)');
    expect((await ask('/api/contact-infos')).status).toBe(200);
    const write = readers.current()?.db.$client.query("insert into app_setting values ('b', '1', now())");
    await expect(write).rejects.toThrow(/read-only/);
    await beat(120_000);
    await expect.poll(() => readers.current()).toBeNull();
    expect((await ask('/api/contact-infos')).status).toBe(200);
  });
});

describe('the loss of a machine', () => {
  beforeEach(async () => {
    await closePair();
    await openPair();
    await untilReading();
  });

  it('is not seen by guests where it is the primary’s: the replica answers them', async () => {
    process.kill(servers.primary.pid, 'SIGKILL');
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) statuses.push((await ask('/api/contact-infos')).status);
    await expect.poll(() => watch.state()).toBe('away');
    for (let turn = 0; turn < 20; turn += 1) statuses.push((await ask('/api/contact-infos')).status);
    expect(statuses).toEqual(Array(40).fill(200));
    expect((await ask('/readyz')).status).toBe(200);
  });

  it('is not seen by guests where it is the replica’s: the primary answers them', async () => {
    process.kill(servers.standby.pid, 'SIGKILL');
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) statuses.push((await ask('/api/contact-infos')).status);
    expect(statuses).toEqual(Array(20).fill(200));
    await expect.poll(() => readers.current()).toBeNull();
    expect((await ask('/readyz')).status).toBe(200);
  });
});
