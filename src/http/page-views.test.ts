import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ViewTally } from '#domain/operations/page-view/tally-views.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { openSite } from '#tests/support/site.ts';
import { createHttpApp } from './create-http-app.ts';
import { createMetrics } from './metrics.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';
let test: TestServices;
let app: ReturnType<typeof createHttpApp>;
let counted: Parameters<ViewTally['count']>[0][] = [];
beforeAll(async () => {
  test = await testServices();
  await openSite(test.services);
  app = createHttpApp({
    services: test.services,
    metrics: createMetrics(),
    isDataReady: async () => true,
    pages: {
      assetsFolder: 'src/brands',
      paths: ['/', '/subscribe', '/register', '/pick'],
      build: { id: 'build-1', builtAt: new Date('2026-11-20T00:00:00Z') },
      handle: async () => new Response('<!doctype html>'),
    },
    metricsToken: '',
    testEndpoints: null,
    views: { count: (view) => void counted.push(view), write: async () => {} },
  });
});
beforeEach(() => {
  counted = [];
});
afterAll(() => test.close());

async function report(path: string, headers: Record<string, string> = {}, address = '203.0.113.7') {
  const answer = await app.request(
    '/page-views',
    {
      method: 'POST',
      body: path,
      headers: {
        Host: 'localhost',
        Origin: 'http://localhost',
        'User-Agent': PERSON,
        'Content-Length': String(Buffer.byteLength(path)),
        ...headers,
      },
    },
    { incoming: { socket: { remoteAddress: address } } },
  );
  return [answer.status, answer.headers.getSetCookie(), await answer.text()];
}

describe('a guest’s page that is shown', () => {
  it('is counted by the kind and the language of its own path, and leaves nothing with the reader', async () => {
    expect(await report('/en/subscribe')).toEqual([204, [], '']);
    await report('/vi');
    await report('/zh_TW/pick');
    await report('/', { 'Accept-Language': 'zh-HK' });
    expect(counted.map(({ language, page }) => `${language} ${page}`)).toEqual([
      'en plans',
      'vi home',
      'zh_TW other',
      'zh_HK home',
    ]);
    expect(new Set(counted.flatMap((view) => Object.keys(view)))).toEqual(
      new Set(['brand', 'language', 'page']),
    );
  });

  it.each([
    ['a page that there is not', '/en/nothing', {}],
    ['a language that there is not', '/fr/subscribe', {}],
    ['more than an address', `/en/subscribe?${'x'.repeat(300)}`, {}],
    ['nothing', '', {}],
    ['a member', '/en', { Cookie: 'sports_ai_token=abc' }],
    ['a program', '/en', { 'User-Agent': 'Googlebot/2.1' }],
    ['what does not say what it is', '/en', { 'User-Agent': '' }],
    ['another site’s page', '/en', { Origin: 'https://other.example' }],
    ['a program without an origin', '/en', { Origin: '', 'Sec-Fetch-Site': 'cross-site' }],
  ])('is not counted for %s, and the answer is the same', async (_, path, headers) => {
    expect(await report(path, headers)).toEqual([204, [], '']);
    expect(counted).toEqual([]);
  });

  it('is counted sixty times a minute for one address, and for others all the same', async () => {
    for (let at = 0; at < 70; at += 1) await report('/en', {}, '203.0.113.8');
    expect(counted).toHaveLength(60);
    await report('/en', {}, '203.0.113.9');
    expect(counted).toHaveLength(61);
  });
});
