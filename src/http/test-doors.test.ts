import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '#platform/clock.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { createTestDoors } from './test-doors.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

describe('the outbox door', () => {
  it('hands out the newest letters to an address with the links in them', async () => {
    const { member } = await makeMember(test.services);
    await callApi(test.services, {
      method: 'POST',
      path: '/ai-accounts/forget-password',
      body: { email: member.email },
    });
    const doors = createTestDoors({ services: test.services, clock: createClock(), boss: {} as PgBoss });
    const ask = async (query: string) => (await doors.request(`/outbox${query}`)).json();
    expect(await ask(`?to=${encodeURIComponent(member.email.toUpperCase())}`)).toMatchObject([
      {
        ...{ to: member.email, letter: 'password-link', brand: 'blue', locale: 'en', status: 'kept' },
        links: [expect.stringContaining('/en/resetPassword?token=')],
        html: expect.stringContaining('<!doctype html>'),
      },
    ]);
    expect(await ask('?to=nobody@example.com')).toEqual([]);
    expect(await ask('')).toHaveLength(1);
  });
});
