import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateAccount } from '#db/queries/account.ts';
import { readCookie } from '#platform/cookie.ts';
import { newToken } from '#platform/token.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { startGoogleServer } from '#tests/support/google-server.ts';
import { createHttpApp } from '../../http/create-http-app.ts';
import { createMetrics } from '../../http/metrics.ts';

const SITE = 'http://127.0.0.1:4103';
let test: TestServices;
let google: Awaited<ReturnType<typeof startGoogleServer>>;
let now: Date;
beforeAll(async () => {
  google = await startGoogleServer();
  test = await testServices({ ...google.settings, PORT: '4103', RATE_LIMITS: 'off' });
  now = test.services.clock.now();
});
beforeEach(() => {
  test.setNow(now);
  google.vouchFor({ sub: 'traveller' });
});
afterAll(async () => {
  await test.close();
  await google.stop();
});

const app = () =>
  createHttpApp({
    services: test.services,
    metrics: createMetrics(),
    isDataReady: async () => true,
    pages: null,
    metricsToken: 'x',
    testEndpoints: null,
  });

/** Begins at our site, goes to the provider, and comes back: as a browser does, redirect by redirect. */
async function begin(redirect = '/vi/schedule?day=1') {
  const path = `/auth/google?redirect=${encodeURIComponent(redirect)}&lang=vi`;
  const started = await callApi(test.services, { path });
  const secret = readCookie(started.headers.getSetCookie()[0], 'sports_ai_state') ?? '';
  const provider = await fetch(Object(started.data).url, { redirect: 'manual' });
  return { secret, returned: new URL(provider.headers.get('Location') ?? '') };
}
async function comeBack(returned: URL, secret: string | null, host = '127.0.0.1:4103') {
  const headers = { Host: host, ...(secret === null ? {} : { Cookie: `sports_ai_state=${secret}` }) };
  const response = await app().request(`${SITE}${returned.pathname}${returned.search}`, { headers });
  const location = response.headers.get('Location') ?? '';
  expect([response.status, location.startsWith('/') && !location.startsWith('//')]).toEqual([302, true]);
  return new URL(location, SITE);
}
const exchange = (page: URL, secret: string | null, more: Partial<Parameters<typeof callApi>[1]> = {}) => {
  const body = { code: page.searchParams.get('code') ?? '', state: page.searchParams.get('state') ?? '' };
  const requestContext = {
    cookies: secret === null ? null : `sports_ai_state=${secret}`,
    ...more.requestContext,
  };
  return callApi(test.services, { method: 'POST', path: '/auth/third-token', body, ...more, requestContext });
};
async function arrived() {
  const { secret, returned } = await begin();
  return { secret, page: await comeBack(returned, secret) };
}
const stale = {
  status: 422,
  messages: { input_validates: { base: [expect.stringContaining('expired or was already used')] } },
};

describe('200', () => {
  it('opens an account after consent, later signs in, and leads back to where the reader was', async () => {
    const first = await arrived();
    expect(first.page.pathname).toBe('/vi/thirdToken');
    const asked = await exchange(first.page, first.secret);
    expect(asked.data).toMatchObject({ state: 'consent', redirect: '/vi/schedule?day=1' });
    const body = { ticket: Object(asked.data).ticket, agree: true };
    await callApi(test.services, { method: 'POST', path: '/auth/google/consent', body });
    const second = await arrived();
    const answer = await exchange(second.page, second.secret);
    expect(answer.data).toMatchObject({ state: 'signed_in', redirect: '/vi/schedule?day=1' });
    expect(answer.headers.getSetCookie().at(-1)).toMatch(/^sports_ai_state=; Max-Age=0/);
  });

  it.each([
    ['https://evil.example/x', null],
    ['//evil.example/x', null],
    ['/\\evil.example', null],
    ['/api/logout', null],
    ['/en/nothing', null],
    ['javascript:alert(1)', null],
    ['/en/../../evil', null],
    ['/en/orders#top', '/en/orders#top'],
    ['/ORDERS', '/vi/orders'],
    ['/', '/vi'],
  ])('leads back to %s as %s', async (redirect, expected) => {
    const { secret, returned } = await begin(redirect);
    const { data } = await exchange(await comeBack(returned, secret), secret);
    expect(Object(data).redirect).toBe(expected);
  });
});

describe('400', () => {
  it('takes nothing from a page of another site', async () => {
    const { page, secret } = await arrived();
    expect((await exchange(page, secret, { requestContext: { site: 'other' } })).status).toBe(400);
  });
});

describe('422', () => {
  it('comes back without a code where the state is missing, changed, too old, foreign, or of another browser', async () => {
    const { secret, returned } = await begin();
    const other = await begin();
    const change = (state: string | null) => {
      const changed = new URL(returned);
      if (state === null) changed.searchParams.delete('state');
      else changed.searchParams.set('state', state);
      return changed;
    };
    const state = returned.searchParams.get('state') ?? '';
    const [text = '', mac] = state.split('.');
    const forged = Buffer.from(text, 'base64url').toString().replace('/vi/schedule', '/vi/orders');
    const tries: [URL, string | null, string?][] = [
      [change(null), secret],
      [change(''), secret],
      [change(`${state}x`), secret],
      [change(`${Buffer.from(forged).toString('base64url')}.${mac}`), secret],
      [change(other.returned.searchParams.get('state')), secret],
      [returned, null],
      [returned, newToken()],
      [returned, secret, 'orange.localhost:4103'],
    ];
    for (const [address, cookie, host] of tries) {
      expect((await comeBack(address, cookie, host)).search).toBe('');
    }
    test.setNow(minutesAfter(now, 11));
    expect((await comeBack(returned, secret)).search).toBe('');
  });

  it('comes back to the login page where the person said no, and without a code where the code is not the provider’s', async () => {
    const { secret, returned } = await begin();
    const state = returned.searchParams.get('state') ?? '';
    const answer = (query: Record<string, string>) =>
      new URL(`${SITE}/api/auth/google/return?${new URLSearchParams({ state, ...query })}`);
    expect((await comeBack(answer({ error: 'access_denied' }), secret)).pathname).toBe('/vi/login');
    google.vouchFor({ sub: 'traveller', aud: 'another-client' });
    expect((await comeBack(returned, secret)).search).toBe('');
    expect((await comeBack(answer({}), secret)).search).toBe('');
  });

  it('takes a code once, for sixty seconds, with its state, in its browser, at its brand', async () => {
    const { page, secret } = await arrived();
    expect((await exchange(page, secret)).status).toBe(200);
    expect(await exchange(page, secret)).toMatchObject(stale);
    const foreign = await arrived();
    expect(await exchange(foreign.page, secret)).toMatchObject(stale);
    const without = await arrived();
    expect(await exchange(without.page, null)).toMatchObject(stale);
    const wrongState = await arrived();
    wrongState.page.searchParams.set('state', 'x');
    expect(await exchange(wrongState.page, wrongState.secret)).toMatchObject(stale);
    const otherBrand = await arrived();
    expect(await exchange(otherBrand.page, otherBrand.secret, { brand: 'orange' })).toMatchObject(stale);
    const late = await arrived();
    test.setNow(minutesAfter(now, 1.1));
    expect(await exchange(late.page, late.secret)).toMatchObject(stale);
  });

  it('takes no session token in the place of a code', async () => {
    const page = new URL(`${SITE}/vi/thirdToken?code=${newToken()}&state=x`);
    expect(await exchange(page, newToken())).toMatchObject(stale);
  });
});

describe('423', () => {
  it('is said to a suspended member', async () => {
    const { page, secret } = await arrived();
    const { data } = await exchange(page, secret);
    const updatedAt = test.services.clock.now();
    await updateAccount(test.services.db, Object(data).profile.id, { status: 'suspended', updatedAt });
    const again = await arrived();
    expect((await exchange(again.page, again.secret)).status).toBe(423);
  });
});
