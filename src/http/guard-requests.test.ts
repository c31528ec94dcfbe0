import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/client.ts';
import { type DatabaseWatch, watchDatabase } from '#db/watch-database.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { createClock, elapsedSince, startTimer } from '#platform/clock.ts';
import { readEnv } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { type DatabaseProxy, ERRORS, openDatabaseProxy } from '#tests/chaos/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createHttpApp } from './create-http-app.ts';
import { createInFlight, type InFlightLimits, WORK_KINDS } from './in-flight.ts';
import { createMetrics } from './metrics.ts';

const PROMPT_MS = 10_000;
const RECOVERY = { interval: 50 };
const HOST = { Host: 'blue.localhost' };

let test: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;
let watch: DatabaseWatch;
let lines: string[];
beforeEach(async () => {
  test = await createTestDatabase();
  proxy = await openDatabaseProxy();
  const url = proxy.addressOf(test.url);
  database = openDatabase(url, { role: 'app', max: 4, waitMs: 3000 });
  watch = watchDatabase(url);
  watch.onChange(() => database.limits.dropWaiting());
  lines = [];
});
afterEach(async () => {
  await watch.stop();
  proxy.become('well');
  database.limits.dropWaiting();
  await database.close();
  proxy.close();
  await test.drop();
});

/** A page whose data take as many answers one after the other as a real one's do. */
async function renderPage(): Promise<Response> {
  for (let question = 0; question < 8; question += 1) await database.db.execute(sql`select 1`);
  return new Response('page', { headers: { 'Content-Type': 'text/html' } });
}

function site({
  handle = renderPage,
  limits,
}: {
  handle?: () => Promise<Response>;
  limits?: InFlightLimits;
} = {}) {
  const log = createLog({ name: 'web', to: { write: (line) => void lines.push(line) } });
  const app = createHttpApp({
    services: { db: database.db, clock: createClock(), env: readEnv({ APP_MODE: 'test' }), log },
    metrics: createMetrics(),
    isDataReady: async () => true,
    pages: { assetsFolder: 'src/brands', paths: ['/'], build: { id: 'b', builtAt: new Date(0) }, handle },
    metricsToken: 'token',
    testEndpoints: null,
    watch,
    inFlight: limits ? createInFlight(limits) : null,
  });
  return async (path: string, init: RequestInit = {}) => {
    const started = startTimer();
    const response = await app.request(`http://blue.localhost${path}`, { headers: HOST, ...init });
    return { response, status: response.status, ms: elapsedSince(started) };
  };
}

describe.each(ERRORS)('while the way to the database is %s', (error) => {
  it('readers get an answer in two seconds, in their language, and served again within five', async () => {
    const ask = site();
    expect((await ask('/en')).status).toBe(200);
    proxy.become(error);
    const asked = LOCALES.map(async (locale) => ({ locale, ...(await ask(`/${locale}`)) }));
    for (const { locale, response, ms } of await Promise.all(asked))
      await expectRefusal(response, locale, ms);
    const call = await ask('/api/plan/list', { headers: { ...HOST, 'X-Language': 'vi' } });
    expect([call.status, call.response.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(await call.response.json()).toEqual({
      data: null,
      messages: { input_validates: { base: ['Dịch vụ tạm thời gián đoạn. Vui lòng thử lại sau vài giây.'] } },
      meta: {},
      http_code: 503,
    });
    expect((await ask('/readyz')).status).toBe(503);
    expect((await ask('/healthz')).status).toBe(200);
    proxy.become('well');
    await expect.poll(async () => (await ask('/readyz')).status, RECOVERY).toBe(200);
    await expect.poll(async () => (await ask('/en')).status, RECOVERY).toBe(200);
    await expect.poll(() => database.pool.waitingCount, RECOVERY).toBe(0);
  });
});

async function expectRefusal(response: Response, locale: Locale, ms: number): Promise<void> {
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(ms).toBeLessThan(PROMPT_MS);
  const body = await response.text();
  expect(body).toContain(`<html lang="${htmlLangs[locale]}">`);
  expect(body).toContain('Trueline');
  expect(body).toContain('href=""');
  expect(response.headers.get('Content-Security-Policy')).toMatch(/style-src 'sha256-/);
}

describe('a database that is gone', () => {
  it('fills no log, however many readers come', async () => {
    const ask = site();
    proxy.become('refused');
    for (let count = 0; count < 200; count += 1) expect((await ask('/en')).status).toBe(503);
    expect(lines.length).toBeLessThan(20);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });
});

describe('one request too many of a kind', () => {
  const limits = { guestPages: 2, memberPages: 1, apiReads: 1, apiWrites: 1, office: 1 };

  it('is refused at once, and every other kind is served', async () => {
    const open = Promise.withResolvers<void>();
    const ask = site({
      limits,
      handle: async () => {
        await open.promise;
        return new Response('page');
      },
    });
    const atWork = [ask('/en'), ask('/vi')];
    const refused = await ask('/zh_TW');
    expect([refused.status, refused.response.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(refused.ms).toBeLessThan(1500);
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);
    expect((await ask('/api/sport/type')).status).toBe(200);
    open.resolve();
    expect((await Promise.all(atWork)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask('/en')).status).toBe(200);
  });

  it('is counted apart for guests, members, reads, writes and the office', () => {
    const inFlight = createInFlight(limits);
    const leave = WORK_KINDS.map((kind) => inFlight.enter(kind));
    expect(leave).not.toContain(null);
    expect(inFlight.enter('office')).toBeNull();
    for (const one of leave) one?.();
    expect(inFlight.enter('office')).not.toBeNull();
  });
});
