import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCookie } from '#platform/cookie.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { GOOGLE_CLIENT, startGoogleServer } from '#tests/support/google-server.ts';

let test: TestServices;
let google: Awaited<ReturnType<typeof startGoogleServer>>;
beforeAll(async () => {
  google = await startGoogleServer();
  test = await testServices({ ...google.settings, PORT: '4102' });
});
afterAll(async () => {
  await test.close();
  await google.stop();
});

describe('200', () => {
  it('answers an address with state, nonce and PKCE, and ties it to the browser for ten minutes', async () => {
    const answer = await callApi(test.services, { path: '/auth/google?redirect=/en/schedule&lang=vi' });
    const url = new URL(Object(answer.data).url);
    expect(url.origin).toBe(new URL(google.settings.GOOGLE_ISSUER).origin);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: GOOGLE_CLIENT,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'http://127.0.0.1:4102/api/auth/google/return',
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^sports_ai_state=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    // The secret itself never travels through the provider.
    expect(url.href).not.toContain(readCookie(cookie, 'sports_ai_state'));
  });

  it('is never the same twice', async () => {
    const ask = async () =>
      new URL(Object((await callApi(test.services, { path: '/auth/google' })).data).url);
    const [first, second] = [await ask(), await ask()];
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name));
    }
  });
});

describe('404', () => {
  it('is answered where no client id is configured', async () => {
    const { GOOGLE_CLIENT_ID: _none, ...env } = test.services.env;
    expect((await callApi({ ...test.services, env }, { path: '/auth/google' })).status).toBe(404);
  });
});
