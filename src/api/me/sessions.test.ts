import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

describe('200', () => {
  it('lists where the member is signed in, the newest first, and marks the one that asks', async () => {
    const { member, token, password } = await makeMember(test.services);
    const requestContext = {
      userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140'.padEnd(900, '!'),
      clientIp: '198.51.100.9',
    };
    const body = { email: member.email, password };
    await callApi(test.services, { method: 'POST', path: '/login', body, requestContext });
    const { data } = await callApi(test.services, { path: '/me/sessions', token });
    expect(data).toMatchObject([
      {
        current: false,
        ip: '198.51.100.9',
        user_agent: requestContext.userAgent.slice(0, 300),
        method: 'password',
      },
      { current: true, ip: '127.0.0.1', user_agent: '' },
    ]);
    expect(JSON.stringify(data)).not.toContain(token);
  });
});

describe('302', () => {
  it('asks for a login', async () => {
    expect((await callApi(test.services, { path: '/me/sessions' })).http_code).toBe(302);
  });
});
