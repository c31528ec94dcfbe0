import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import { setAvatar } from '#domain/accounts/member/set-avatar.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { makeMember } from '#tests/support/members.ts';
import type { PageContext } from '../page/page-context.ts';
import { createHttpApp } from './create-http-app.ts';
import { createMetrics } from './metrics.ts';
import { GUEST_CALLS_A_MINUTE, MEMBER_CALLS_A_MINUTE } from './rate-limit.ts';

const LOOPBACK = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const ORIGIN = 'http://site.localhost:4101';

let test: TestServices;
beforeAll(async () => {
  test = await testServices({ PORT: '4101' });
});
afterAll(() => test.close());

function site(environment: Partial<TestServices['services']['env']> = {}) {
  const contexts: PageContext[] = [];
  const app = createHttpApp({
    services: { ...test.services, env: { ...test.services.env, ...environment } },
    metrics: createMetrics(),
    isDataReady: async () => true,
    metricsToken: 'x',
    testEndpoints: null,
    pages: {
      assetsFolder: 'src/brands',
      paths: ['/', '/login'],
      build: { id: 'b', builtAt: new Date(0) },
      handle: async (_request, requestContext) => {
        contexts.push(requestContext);
        return new Response('page');
      },
    },
  });
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(
      `${ORIGIN}${path}`,
      { ...init, headers: { Host: 'site.localhost:4101', ...init.headers } },
      LOOPBACK,
    );
  return { app, contexts, ask };
}

const json = (body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
});
const cookie = (token: string) => ({ Cookie: `sports_ai_lang=en; sports_ai_token=${token}` });
const profile = async (response: Response) => Object(await response.json()).data;

describe('who asks', () => {
  it('is known by the cookie or by a bearer token, which comes first', async () => {
    const { ask } = site();
    const [first, second] = [await makeMember(test.services), await makeMember(test.services)];
    const id = async (headers: Record<string, string>) =>
      (await profile(await ask('/api/account', { headers })))?.id;
    expect(await id(cookie(first.token))).toBe(first.member.id);
    expect(await id({ Authorization: `Bearer ${second.token}`, ...cookie(first.token) })).toBe(
      second.member.id,
    );
    expect(await id({ Authorization: `Basic ${second.token}` })).toBeUndefined();
    expect(await id({})).toBeUndefined();
  });

  it('is reported to each page once, and a dead cookie is taken back without a word', async () => {
    const { ask, contexts } = site();
    const { token, member } = await makeMember(test.services, { planDays: 3 });
    const alive = await ask('/en', { headers: cookie(token) });
    expect(contexts[0]?.member).toMatchObject({ id: member.id, isEntitled: true });
    // The browser's memory of a living session slides on with its use; nothing else is set.
    expect(alive.headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^sports_ai_token=${token}; Max-Age=604\\d{3}; `)),
    ]);
    const dead = await ask('/en', { headers: cookie('x'.repeat(43)) });
    expect(contexts[1]?.member).toBeNull();
    expect(dead.status).toBe(200);
    expect(dead.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
      'sports_ai_token=',
      'sports_ai_profile=',
    ]);
  });
});

describe('a write with the cookie', () => {
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://site.localhost:9999' },
    { Origin: 'https://site.localhost:4101' },
    { Origin: 'http://site.localhost.evil.example:4101' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    {},
  ];

  it.each(foreign)('is refused where the browser says %j', async (headers) => {
    const { ask } = site();
    const { token } = await makeMember(test.services);
    const response = await ask('/api/logout', json({}, { ...cookie(token), ...headers }));
    expect([response.status, Object(await response.json()).http_code]).toEqual([400, 400]);
    expect(await findMemberByToken(test.services, { brand: 'blue', token })).not.toBeNull();
  });

  it.each<Record<string, string>>([
    { Origin: ORIGIN },
    { 'Sec-Fetch-Site': 'same-origin' },
    // A proxy may speak plain http to us; the browser has compared the addresses that it sees.
    { Origin: 'https://site.localhost:4101', 'Sec-Fetch-Site': 'same-origin' },
  ])('is taken from our own page: %j', async (headers) => {
    const { ask } = site();
    const { token } = await makeMember(test.services);
    expect((await ask('/api/logout', json({}, { ...cookie(token), ...headers }))).status).toBe(200);
  });

  it('can not be sent as a form, which browsers send anywhere', async () => {
    const { ask } = site();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const init = json({ email: 'a@b.example', password: 'x' }, { 'Content-Type': type, Origin: ORIGIN });
      expect((await ask('/api/login', init)).status).toBe(400);
    }
  });
});

describe('e-mails', () => {
  it.each([
    { Host: 'evil.example' },
    { 'X-Forwarded-Host': 'evil.example' },
    { Forwarded: 'host=evil.example' },
    { Origin: 'http://evil.example', Host: 'evil.example' },
  ])('lead to the configured site whatever the request says: %j', async (headers) => {
    const { app } = site();
    const { member } = await makeMember(test.services);
    const init = json({ email: member.email }, headers);
    const host = headers.Host ?? 'site.localhost:4101';
    expect((await app.request(`http://${host}/api/ai-accounts/forget-password`, init, LOOPBACK)).status).toBe(
      200,
    );
    const [mail] = await emailsTo(test.services, member.email);
    expect(mail?.bodyText).toContain('http://127.0.0.1:4101/en/resetPassword?token=');
    expect(`${mail?.bodyText}${mail?.bodyHtml}`).not.toContain('evil');
  });

  it('can be read at /dev/outbox, as they are and in their own window, and never in production', async () => {
    const { ask } = site();
    const { member } = await makeMember(test.services);
    await ask('/api/ai-accounts/forget-password', json({ email: member.email }));
    const list = await ask(`/dev/outbox?to=${member.email}`);
    const text = await list.text();
    expect(text).toContain('Choose a new password');
    const path = /href="(\/dev\/outbox\/[\w-]+)"/.exec(text)?.[1] ?? '';
    expect(await (await ask(path)).text()).toContain(`src="${path}/email"`);
    const mail = await ask(`${path}/email`);
    expect(mail.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await mail.text()).toMatch(/^<!doctype html>/);
    expect((await ask('/dev/outbox/1')).status).toBe(404);
    expect(await (await ask('/dev/outbox?to=<script>')).text()).not.toContain('<script');
    const production = site({
      APP_MODE: 'production',
      PROJECT_NAME: undefined,
      ORIGIN: 'https://trueline.example',
    });
    const hidden = await production.app.request(
      'https://trueline.example/dev/outbox',
      { headers: { Host: 'trueline.example' } },
      LOOPBACK,
    );
    expect(await hidden.text()).toBe('page');
  });
});

describe("a member's picture", () => {
  it('is served under its own address and kept; another address is 404', async () => {
    const { ask } = site();
    const { member } = await makeMember(test.services);
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const path = await setAvatar(test.services, { accountId: member.id, image: Buffer.from(png, 'base64') });
    const found = await ask(`/images/${path}`);
    expect([found.status, found.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect(found.headers.get('Cache-Control')).toContain('immutable');
    expect(found.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await ask(`/images/avatars/${'0'.repeat(36)}.webp`)).status).toBe(404);
  });
});

describe('the address that limits count', () => {
  it.each([
    [false, '203.0.113.9', '127.0.0.1'],
    [true, '203.0.113.9', '203.0.113.9'],
    [true, '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    [true, '', '127.0.0.1'],
  ])('with a trusted proxy %s and X-Forwarded-For %j is %s', async (TRUST_PROXY, forwarded, expected) => {
    const { ask } = site({ TRUST_PROXY });
    const { member, password } = await makeMember(test.services);
    const init = json({ email: member.email, password }, { 'X-Forwarded-For': forwarded });
    const { token } = (await profile(await ask('/api/login', init))) ?? {};
    const sessions = await profile(
      await ask('/api/me/sessions', { headers: { Authorization: `Bearer ${token}` } }),
    );
    expect(sessions[0]).toMatchObject({ ip: expected });
  });
});

describe('the limit of calls', () => {
  it('is three hundred a minute for a member, and a made-up token is a guest', async () => {
    const { ask } = site();
    const { token } = await makeMember(test.services);
    const call = async (headers: Record<string, string>) =>
      (await ask('/api/sport/type', { headers })).status;
    const last = async (count: number, headers: Record<string, string>) => {
      for (let index = 1; index < count; index += 1) await call(headers);
      return [await call(headers), await call(headers)];
    };
    expect(await last(MEMBER_CALLS_A_MINUTE, { Authorization: `Bearer ${token}` })).toEqual([200, 429]);
    expect(await last(GUEST_CALLS_A_MINUTE, { Authorization: `Bearer ${'x'.repeat(43)}` })).toEqual([
      200, 429,
    ]);
  });
});
