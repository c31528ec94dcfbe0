import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#brands/index.ts';
import { seedBrand } from '#domain/setting/seed-brand.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';

const PASSWORD = 'a quiet harbour at noon';
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await seedBrand(test.services, brands[0]);
});
afterAll(() => test.close());

const post = (path: string, body: object) => callApi(test.services, { method: 'POST', path, body });

describe('200', () => {
  it('holds everything that is kept of the member, nothing of others, and no secret', async () => {
    await makeMember(test.services, { email: 'other@example.com' });
    const email = 'mine@example.com';
    const passwords = { password: PASSWORD, password_confirmation: PASSWORD };
    await post('/ai-accounts', { username: 'Mei', email, ...passwords, agree: true });
    const { token } = Object((await post('/login', { email, password: PASSWORD })).data);
    const { status, data } = await callApi(test.services, { path: '/me/export', token });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      brand: 'blue',
      profile: { email, nick_name: 'Mei', email_verified_at: null },
      consents: [{ declared_age: 18 }, { declared_age: 18 }],
      sessions: [{ ip: '127.0.0.1', method: 'password' }],
      letters: [{ letter: 'welcome' }],
      subscriptions: [],
      identities: [],
    });
    const text = JSON.stringify(data);
    expect(text).not.toContain('other@example.com');
    for (const secret of [token, 'argon2', 'token_hash', 'password_hash']) expect(text).not.toContain(secret);
  });

  it('names the plans that the member had', async () => {
    const { token } = await makeMember(test.services, { planDays: 7 });
    const { data } = await callApi(test.services, { path: '/me/export', token });
    expect(data).toMatchObject({
      subscriptions: [{ plan: 'Weekly plan', kind: 'granted', status: 'active' }],
    });
  });
});

describe('302', () => {
  it('asks for a login', async () => {
    expect((await callApi(test.services, { path: '/me/export' })).http_code).toBe(302);
  });
});
