import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertBrandSetting } from '#db/queries/brand-setting.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { mailedToken } from '#tests/support/emails.ts';
import { openSite } from '#tests/support/site.ts';

const EMAIL = 'new@example.com';
const PASSWORD = 'a quiet harbour at noon';
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  const updatedAt = test.services.clock.now();
  await upsertBrandSetting(test.services.db, { brand: 'blue', key: 'verify_email', value: true, updatedAt });
});
afterAll(() => test.close());

const post = (path: string, body: object, brand = 'blue') =>
  callApi(test.services, { method: 'POST', path, body, brand });
const statusOf = async () =>
  Object((await post('/login', { email: EMAIL, password: PASSWORD })).data).profile.status;

describe('200', () => {
  it('confirms the address of a new member where the brand asks for it', async () => {
    const passwords = { password: PASSWORD, password_confirmation: PASSWORD };
    await post('/ai-accounts', { username: 'Mei', email: EMAIL, ...passwords, agree: true });
    const token = await mailedToken(test.services, EMAIL);
    expect(await statusOf()).toBe('unverified');
    const site = await openSite(test.services);
    const order = { plan_id: site.planId('monthly'), agree: true, terms_version: site.termsVersion };
    const buy = async () => {
      const session = Object((await post('/login', { email: EMAIL, password: PASSWORD })).data).token;
      return callApi(test.services, { method: 'POST', path: '/subscribe', token: session, body: order });
    };
    expect(await buy()).toMatchObject({ status: 409, data: { reason: 'unverified' } });
    expect((await post('/ai-accounts/verify-email', { token }, 'orange')).status).toBe(422);
    expect(await post('/ai-accounts/verify-email', { token })).toMatchObject({ status: 200, data: {} });
    expect(await statusOf()).toBe('active');
    expect((await buy()).status).toBe(200);
    expect((await post('/ai-accounts/verify-email', { token })).status).toBe(422);
  });
});

describe('422', () => {
  it.each(['', 'x'.repeat(43), "' or '1'='1"])('takes no made-up link: %j', async (token) => {
    expect(await post('/ai-accounts/verify-email', { token })).toMatchObject({
      status: 422,
      messages: { input_validates: { token: [expect.stringContaining('link')] } },
    });
  });
});
