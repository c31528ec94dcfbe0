import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOfficeKeyContract } from '#api/office/keys.contract.ts';
import { makeMemberKey } from '#domain/accounts/key/make-key.ts';
import { createLog } from '#platform/log.ts';
import { API_KEY_CALLS_A_MINUTE } from '#terms/api-scopes.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { callOffice, makeOperator } from '#tests/support/office.ts';
import { createHttpApp } from './create-http-app.ts';
import { createMetrics } from './metrics.ts';

const LOOPBACK = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

let test: TestServices;
let own: MadeMember;
let key: string;
const lines: string[] = [];
beforeAll(async () => {
  test = await testServices();
  own = await makeMember(test.services, { planDays: 30 });
  key = await newKey('one');
});
afterAll(() => test.close());

const newKey = async (name: string) =>
  (await makeMemberKey(test.services, { member: own.member, name, scopes: ['profile.read', 'orders.write'] }))
    .key;

/** A key of an operator, who shows the second factor once to sign in and once, half a minute later, to make it. */
async function officeKey(): Promise<string> {
  const operator = await makeOperator(test.services, { role: 'content' });
  const token = await operator.signIn();
  test.setNow(new Date(test.services.clock.now().getTime() + 31_000));
  const body = { name: 'importer', scopes: ['content.view'], code: operator.code() };
  const { data } = await callOffice(test.services, '/keys', { method: 'POST', body, token });
  return makeOfficeKeyContract.data.parse(data).key;
}

function site() {
  const log = createLog({ name: 'test', level: 'trace', to: { write: (line) => lines.push(line) } });
  return createHttpApp({
    services: { ...test.services, log },
    metrics: createMetrics(),
    isDataReady: async () => true,
    pages: null,
    metricsToken: 'the-token',
    testEndpoints: null,
  });
}
const ask = (
  app: ReturnType<typeof site>,
  path: string,
  headers: Record<string, string>,
  init: RequestInit = {},
) => app.request(`http://127.0.0.1${path}`, { ...init, headers }, LOOPBACK);
const withKey = (value = key) => ({ Authorization: `Bearer ${value}` });

describe('a call with a key', () => {
  it('says how many calls are left, for each key by itself, and is refused after the last with the time to wait', async () => {
    const app = site();
    const first = await ask(app, '/api/account', withKey());
    expect(first.headers.get('RateLimit-Policy')).toBe(`"key";q=${API_KEY_CALLS_A_MINUTE};w=60`);
    expect(first.headers.get('RateLimit')).toBe(`"key";r=${API_KEY_CALLS_A_MINUTE - 1};t=60`);
    for (let index = 1; index < API_KEY_CALLS_A_MINUTE; index += 1)
      await ask(app, '/api/me/sessions', withKey());
    const refused = await ask(app, '/api/account', withKey());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('RateLimit')).toMatch(/^"key";r=0;t=\d+$/);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await ask(app, '/api/account', withKey(await newKey('two')))).status).toBe(200);
    const office = await ask(app, '/office/api/me', withKey(await officeKey()));
    expect([office.status, office.headers.get('RateLimit-Policy'), office.headers.get('RateLimit')]).toEqual([
      200,
      `"key";q=${API_KEY_CALLS_A_MINUTE};w=60`,
      `"key";r=${API_KEY_CALLS_A_MINUTE - 1};t=60`,
    ]);
    const session = await ask(app, '/api/account', withKey(own.token));
    expect([session.status, session.headers.get('RateLimit')]).toEqual([200, null]);
  });

  it('never combines with a cookie: neither a wrong key with a good session nor a key in a cookie', async () => {
    const app = site();
    const session = { Cookie: `sports_ai_token=${own.token}` };
    expect((await ask(app, '/api/account', session)).status).toBe(200);
    const wrong = `tlm_${'a'.repeat(43)}`;
    expect((await ask(app, '/api/account', { ...session, ...withKey(wrong) })).status).toBe(401);
    expect((await ask(app, '/api/me/sessions', { ...session, ...withKey() })).status).toBe(403);
    expect((await ask(app, '/api/account', { Cookie: `sports_ai_token=${key}` })).status).toBe(401);
    const answer = await ask(app, '/api/account', withKey());
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([200, null]);
  });

  it('needs no word of a browser for a write, from wherever it comes', async () => {
    const headers = {
      ...withKey(),
      'Content-Type': 'application/json',
      Origin: 'https://elsewhere.example',
      'Sec-Fetch-Site': 'cross-site',
    };
    const answer = await ask(site(), '/api/subscribe/cancel', headers, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
  });

  it('leaves nothing of the key in the log, whatever becomes of it', async () => {
    const app = site();
    lines.length = 0;
    const wrong = `tlm_${'b'.repeat(43)}`;
    for (const path of ['/api/account', '/api/me/sessions', '/api/nowhere', `/api/account?key=1`])
      for (const value of [key, wrong]) await ask(app, path, withKey(value));
    expect(lines.length).toBeGreaterThan(4);
    const log = lines.join('');
    for (const value of [key, wrong]) expect(log).not.toContain(value.slice(4, 30));
  });
});
