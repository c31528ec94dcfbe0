import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import type { PageContext } from '../page/page-context.ts';
import { createHttpApp } from './create-http-app.ts';
import { createMetrics } from './metrics.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

/** A site whose pages answer what a test wants, and note what they received. */
function site(answer: () => Response = () => new Response('page')) {
  const contexts: PageContext[] = [];
  const app = createHttpApp({
    services: test.services,
    metrics: createMetrics(),
    isDataReady: async () => true,
    pages: {
      assetsFolder: 'src/brands',
      paths: ['/', '/news'],
      build: { id: 'b1', builtAt: new Date('2026-11-20T07:00:00Z') },
      handle: async (_request, requestContext) => {
        contexts.push(requestContext);
        return answer();
      },
    },
    metricsToken: 'token',
    testEndpoints: null,
  });
  return { app, contexts };
}

describe('a form that is sent to a page', () => {
  const form = (headers: Record<string, string>, body = 'email=a') => ({
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });
  const OWN = { Origin: 'http://site.example', 'Sec-Fetch-Site': 'same-origin' };

  it.each([
    ['from a page of another site', { Origin: 'http://evil.example' }, 400],
    ['with a cookie and without the browser’s word', { Cookie: 'sports_ai_token=x' }, 400],
    ['from a page of ours', OWN, 200],
    ['from no browser', {}, 200],
  ])('is guarded like a call: %s', async (_, headers, status) => {
    const { app, contexts } = site();
    const answer = await app.request('http://site.example/vi/news', form(headers));
    expect([answer.status, contexts.length]).toEqual([status, status === 200 ? 1 : 0]);
  });

  it('may say as much as a call, and no more', async () => {
    const answer = await site().app.request('http://site.example/vi/news', form(OWN, 'x'.repeat(65_537)));
    expect(answer.status).toBe(413);
  });

  it('names its redirect to a script, which would not see a redirect', async () => {
    const { app } = site(() => new Response(null, { status: 303, headers: { Location: '/vi' } }));
    const plain = await app.request('http://site.example/vi/news', form(OWN));
    expect([plain.status, plain.headers.get('Location')]).toEqual([303, '/vi']);
    const asked = { ...OWN, 'X-Requested-With': 'XMLHttpRequest' };
    const scripted = await app.request('http://site.example/vi/news', form(asked));
    expect([scripted.status, scripted.headers.get('X-Goes-To')]).toEqual([204, '/vi']);
  });

  it('is stored nowhere, and sets the session that it began although it came with an old one', async () => {
    const { app } = site(() => {
      const begun = { 'Set-Cookie': 'sports_ai_token=new; Path=/' };
      return new Response('page', { headers: begun });
    });
    const old = { ...OWN, Cookie: 'sports_ai_token=worth-nothing' };
    const { headers } = await app.request('http://site.example/vi/news', form(old));
    const tokens = headers.getSetCookie().filter((cookie) => cookie.startsWith('sports_ai_token='));
    expect(tokens).toEqual(['sports_ai_token=new; Path=/']);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('asks the API as its reader', async () => {
    const { app, contexts } = site();
    await app.request('http://site.example/vi/news', form({ ...OWN, Cookie: 'sports_ai_lang=vi' }));
    const answer = await contexts[0]?.ask('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"","password":""}',
    });
    expect(answer?.status).toBe(422);
    expect(await answer?.text()).toContain('Vui lòng nhập');
  });
});
