import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { createClock } from '#platform/clock.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { createTestEndpoints } from './test-endpoints.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

const openEndpoints = (clock = createClock()) =>
  createTestEndpoints({ services: test.services, clock, boss: {} as PgBoss });

describe('the clock door', () => {
  it.each([
    ['{"advance_s":', 400],
    ['', 400],
    ['{"advance_s":1e300}', 422],
    ['{"advance_s":-1e15}', 422],
    ['{"advance_s":1e999}', 422],
    ['{"now":"tomorrow"}', 422],
    ['{}', 422],
  ])('answers %j with %i and leaves the clock alone', async (body, status) => {
    const clock = createClock();
    const answer = await openEndpoints(clock).request('/clock', { method: 'POST', body });
    expect([answer.status, clock.offsetMs()]).toEqual([status, 0]);
    await followTestClock({ ...test.services, env: { ...test.services.env, APP_MODE: 'test' } }, clock);
    expect(clock.offsetMs()).toBe(0);
  });

  it('moves the clock for all processes', async () => {
    const [clock, other] = [createClock(), createClock()];
    const answer = await openEndpoints(clock).request('/clock', {
      method: 'POST',
      body: '{"advance_s":3600}',
    });
    expect(answer.status).toBe(200);
    await followTestClock(test.services, other);
    expect(other.offsetMs()).toBe(3_600_000);
  });
});

describe('the outbox door', () => {
  it('refuses a text that no database stores', async () => {
    expect((await openEndpoints().request('/outbox?to=%00')).status).toBe(400);
  });

  it('hands out the newest e-mails to an address with the links in them', async () => {
    const { member } = await makeMember(test.services);
    await callApi(test.services, {
      method: 'POST',
      path: '/ai-accounts/forget-password',
      body: { email: member.email },
    });
    const endpoints = openEndpoints();
    const ask = async (query: string) => (await endpoints.request(`/outbox${query}`)).json();
    expect(await ask(`?to=${encodeURIComponent(member.email.toUpperCase())}`)).toMatchObject([
      {
        to: member.email,
        template: 'password-link',
        brand: 'blue',
        locale: 'en',
        status: 'stored',
        links: [expect.stringContaining('/en/resetPassword?token=')],
        html: expect.stringContaining('<!doctype html>'),
      },
    ]);
    expect(await ask('?to=nobody@example.com')).toEqual([]);
    expect(await ask('')).toHaveLength(1);
  });
});
