import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '#api/dispatch.ts';
import { endpoints } from '#api/index.ts';
import type { RequestContext } from '#api/request-context.ts';
import { callApi, guestContext } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { loginAction } from './action.server.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
beforeEach(() => test.setNow(new Date('2026-11-20T08:00:00Z')));
afterAll(() => test.close());

/** Sends the log-in form as a browser does; answers what the action makes of it. */
async function send(
  fields: Record<string, string>,
  { path = '/vi/login', ...requestContext }: Partial<RequestContext> & { readonly path?: string } = {},
) {
  const { services } = test;
  const api = createApi({ services, endpoints });
  const address = new URL(path, 'http://site.example');
  const asked = makePageContext(services, {
    locale: 'vi',
    ask: async (call, init) =>
      api.request(call, init, {
        requestContext: { ...guestContext, locale: 'vi', site: 'same', ...requestContext },
      }),
  });
  const request = new Request(address, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await loginAction(asked, request, address);
  const headers = new Headers(answer instanceof Response ? answer.headers : answer.init?.headers);
  return answer instanceof Response
    ? { status: answer.status, headers, sent: null }
    : { status: answer.init?.status ?? 200, headers, sent: answer.data };
}

describe('the log-in form', () => {
  it('leads on with the session in its cookie, and not out of the site', async () => {
    const { member, password } = await makeMember(test.services);
    const fields = { form: 'login', email: member.email, password };
    const answer = await send(fields, { path: '/vi/login?redirect=%2Fvi%2Forders' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/vi/orders']);
    expect(answer.headers.getSetCookie().join()).toMatch(/sports_ai_token=[\w-]{43};.* HttpOnly/);
    const evil = await send(fields, { path: '/vi/login?redirect=%2F%2Fevil.example' });
    expect(evil.headers.get('Location')).toBe('/vi');
  });

  it('says beside its fields what the API says, with what was typed and no password', async () => {
    const empty = await send({ form: 'login', email: '', password: '' });
    expect(empty.status).toBe(422);
    expect(empty.sent?.errors).toEqual({
      email: 'Vui lòng nhập email.',
      password: 'Vui lòng nhập mật khẩu.',
    });
    const wrong = await send({ form: 'login', email: 'a@example.com', password: 'a secret of theirs' });
    expect(wrong.sent).toEqual({
      form: 'login',
      errors: { base: 'Email hoặc mật khẩu không đúng.' },
      typed: { email: 'a@example.com' },
    });
    expect(JSON.stringify(wrong)).not.toContain('secret');
  });

  it('counts with the tries of the API, and waits in its words', async () => {
    const { member, password } = await makeMember(test.services);
    const clientIp = '198.51.100.77';
    const wrong = { email: member.email, password: 'wrong password' };
    for (let count = 0; count < 5; count += 1)
      await callApi(test.services, {
        method: 'POST',
        path: '/login',
        body: wrong,
        requestContext: { clientIp },
      });
    const answer = await send({ form: 'login', email: member.email, password }, { clientIp });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    const body = { email: member.email, password };
    const called = await callApi(test.services, {
      method: 'POST',
      path: '/login',
      locale: 'vi',
      body,
      requestContext: { clientIp },
    });
    const seconds = /\d+/g;
    const text = called.messages.input_validates.base?.[0] ?? '';
    expect(answer.sent?.errors.base?.replaceAll(seconds, '#')).toBe(text.replaceAll(seconds, '#'));
  });

  it('is refused from a page of another site, as a call is', async () => {
    const { member, password } = await makeMember(test.services);
    const answer = await send({ form: 'login', email: member.email, password }, { site: 'other' });
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('takes a code of Google’s window from a script of ours alone', async () => {
    const answer = await send({ form: 'google', code: 'handed over' });
    expect(answer.status).toBe(400);
  });
});
