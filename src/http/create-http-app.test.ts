import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createHttpApp, type HttpAppOptions } from './create-http-app.ts';
import { createMetrics } from './metrics.ts';
import { GUEST_CALLS_A_MINUTE } from './rate-limit.ts';

const LOOPBACK = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const ELSEWHERE = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

function site(overrides: Partial<HttpAppOptions> = {}) {
  const pages = {
    assetsFolder: 'src/brands',
    paths: ['/'],
    build: { id: 'build-1', builtAt: new Date('2026-11-20T00:00:00Z') },
    handle: async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  };
  return createHttpApp({
    services: test.services,
    metrics: createMetrics(),
    isDataReady: async () => true,
    pages,
    metricsToken: 'the-token',
    testEndpoints: null,
    ...overrides,
  });
}

describe('the watchers', () => {
  it('are answered on any host that the process lives and that its data are there', async () => {
    const app = site();
    expect((await app.request('http://anything.example/healthz')).status).toBe(200);
    expect(await (await app.request('http://anything.example/readyz')).json()).toEqual({
      ready: true,
      database: true,
      data: true,
    });
  });

  it('are answered 503 as long as the data are not there', async () => {
    const response = await site({ isDataReady: async () => false }).request('/readyz');
    expect([response.status, await response.json()]).toEqual([
      503,
      { ready: false, database: true, data: false },
    ]);
  });

  it('read figures on loopback or with the token, and no one else does', async () => {
    const app = site();
    const read = (env: typeof LOOPBACK, headers = {}) => app.request('/metrics', { headers }, env);
    await app.request('/api/sport/type', {}, LOOPBACK);
    expect(await (await read(LOOPBACK)).text()).toContain(
      'http_requests_total{kind="api",method="GET",status="200"} 1',
    );
    expect((await read(ELSEWHERE)).status).toBe(404);
    expect((await read(ELSEWHERE, { Authorization: 'Bearer the-token' })).status).toBe(200);
    // What a proxy on this machine hands on comes from elsewhere.
    expect((await read(LOOPBACK, { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404);
  });
});

describe('every answer', () => {
  it('carries a request id, the policy of its own nonce, and no way to be framed', async () => {
    const app = site();
    const [first, second] = [await app.request('/en'), await app.request('/en')];
    const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';
    expect(policyOf(first)).toMatch(/script-src 'self' 'inline-speculation-rules' 'nonce-[\w+/=]{20,}'/);
    expect(policyOf(first)).not.toContain('unsafe-inline');
    expect(policyOf(first)).not.toBe(policyOf(second));
    expect(first.headers.get('X-Frame-Options')).toBe('DENY');
    expect(first.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
  });

  it("keeps a caller's request id where it is harmless", async () => {
    const given = async (id: string) =>
      (await site().request('/en', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');
    expect(await given('abc-12345')).toBe('abc-12345');
    expect(await given('x'.repeat(100))).not.toContain('xxx');
  });
});

describe('a host', () => {
  it('without a brand is refused in production', async () => {
    const production = {
      ...test.services,
      env: { ...test.services.env, APP_MODE: 'production', ORIGIN: 'https://trueline.example' } as const,
    };
    const app = site({ services: production });
    expect(
      (await app.request('http://stranger.example/en', { headers: { Host: 'stranger.example' } })).status,
    ).toBe(404);
    const served = await app.request('http://trueline.example/en', { headers: { Host: 'trueline.example' } });
    expect(served.status).toBe(200);
    expect(served.headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
  });
});

describe('a site at a host of its own', () => {
  it('is reached there in production, with its pages and its API', async () => {
    const env = { ...test.services.env, APP_MODE: 'production', ORIGIN: 'https://picks.example' } as const;
    const app = site({ services: { ...test.services, env } });
    const statusOf = async (host: string, path: string) =>
      (await app.request(`http://${host}${path}`, { headers: { Host: host } })).status;
    expect(await statusOf('picks.example', '/en')).toBe(200);
    expect(await statusOf('picks.example', '/api/sport/type')).toBe(200);
    expect(await statusOf('stranger.example', '/api/sport/type')).toBe(404);
  });
});

describe('the limit of calls', () => {
  it('stops a guest after 100 calls of the API a minute, says how long to wait, and leaves others and pages alone', async () => {
    const app = site();
    const call = (env: typeof LOOPBACK, path = '/api/sport/type') => app.request(path, {}, env);
    for (let count = 0; count < GUEST_CALLS_A_MINUTE; count += 1) await call(ELSEWHERE);
    const refused = await call(ELSEWHERE);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ http_code: 429, data: null });
    expect((await call(LOOPBACK)).status).toBe(200);
    expect((await call(ELSEWHERE, '/en')).status).toBe(200);
  });

  it('is off where the deployment says so', async () => {
    const app = site({ services: { ...test.services, env: { ...test.services.env, RATE_LIMITS: false } } });
    for (let count = 0; count <= GUEST_CALLS_A_MINUTE; count += 1) {
      expect((await app.request('/api/sport/type', {}, ELSEWHERE)).status).toBe(200);
    }
  });

  it('is 20 a minute for written answers', async () => {
    const app = site();
    const ask = () =>
      app.request(
        '/api/ai-keyword-response',
        { method: 'POST', body: '{"keyword":"x"}', headers: { 'Content-Type': 'application/json' } },
        ELSEWHERE,
      );
    for (let count = 0; count < 20; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

describe('the API behind the front door', () => {
  it('answers unknown methods and paths in the envelope', async () => {
    const app = site();
    expect((await app.request('/api/sport/list', { method: 'POST', body: '{}' }, LOOPBACK)).status).toBe(405);
    expect(await (await app.request('/api/none', {}, LOOPBACK)).json()).toMatchObject({ http_code: 404 });
  });

  it('takes the language from its header before anything else', async () => {
    const headers = { 'X-Language': 'zh_HK', Cookie: 'sports_ai_lang=vi', 'Accept-Language': 'en' };
    const response = await site().request('/api/sport/type', { headers }, LOOPBACK);
    expect(await response.json()).toMatchObject({
      data: [{ name: '棒球' }, { name: '籃球' }, { name: '足球' }],
    });
  });

  it('answers in English where nothing names a language, and in that of Accept-Language where it does', async () => {
    const names = async (headers: Record<string, string>) => {
      const response = await site().request('/api/sport/type', { headers }, LOOPBACK);
      return Object(await response.json()).data.map(({ name }: { name: string }) => name);
    };
    expect(await names({})).toEqual(['Baseball', 'Basketball', 'Soccer']);
    expect(await names({ 'X-Language': 'de', 'Accept-Language': 'fr' })).toEqual(await names({}));
    expect(await names({ 'Accept-Language': 'zh-HK' })).toEqual(['棒球', '籃球', '足球']);
  });

  it('serves its description and a reference page that loads nothing from elsewhere', async () => {
    const app = site();
    expect(await (await app.request('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    const page = await (await app.request('/api/reference')).text();
    expect(page).toContain('/api/sport/list');
    expect(page).not.toMatch(/(src|href)="https?:/);
    expect(page).not.toContain('<script');
  });
});
