import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Trial, testName } from '#domain/foundation/experiment/trial-cookie.ts';
import type { Services } from '#domain/services.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { countsOf } from '#tests/support/experiments.ts';
import { makeMember } from '#tests/support/members.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { openSite, type Site } from '#tests/support/site.ts';

let test: TestServices;
let office: Office;
let site: Site;
let id: string;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  office = await openOffice(test.services);
  const plan = { place: 'home', goal: 'register', kind: 'count', why: 'A count.', days: 7 };
  id = String(Object((await office.post('/experiments', plan)).data).id);
  expect((await office.post(`/experiments/${id}/start`, { version: 1 })).http_code).toBe(200);
});
afterAll(() => test.close());

const trial = (more: Partial<Trial> = {}): Trial => ({
  test: testName(id),
  variant: 'b',
  isCounted: false,
  ...more,
});
const see = (mark: string, trials: readonly Trial[], services: Services = test.services) =>
  callApi(services, { path: '/public/trials', method: 'POST', body: { mark }, requestContext: { trials } });
const register = (email: string, trials: readonly Trial[]) =>
  callApi(test.services, {
    path: '/ai-accounts',
    method: 'POST',
    body: {
      username: 'New member',
      email,
      password: 'a password of 2026',
      password_confirmation: 'a password of 2026',
      agree: true,
    },
    requestContext: { trials },
  });

describe('200', () => {
  it('counts a browser once in the variant that it is shown', async () => {
    const first = await see(`${testName(id)}b`, [trial()]);
    expect(first.data).toEqual({ counted: true });
    expect(first.headers.getSetCookie()[0]).toMatch(new RegExp(`^sports_ai_trial=${testName(id)}b1;`));
    const again = await see(`${testName(id)}b`, [trial({ isCounted: true })]);
    expect([again.data, again.headers.getSetCookie()]).toEqual([{ counted: false }, []]);
    expect(await countsOf(test.services, id)).toEqual({ a: [0, 0, 0], b: [1, 0, 0] });
  });

  it('counts no one whose page was of another variant, who is in no test, or whose test does not run here', async () => {
    expect((await see(`${testName(id)}a`, [trial()])).data).toEqual({ counted: false });
    expect((await see(`${testName(id)}b`, [])).data).toEqual({ counted: false });
    expect((await see('00000000b', [trial({ test: '00000000' })])).data).toEqual({ counted: false });
    const elsewhere = await callApi(test.services, {
      path: '/public/trials',
      method: 'POST',
      brand: 'orange',
      body: { mark: `${testName(id)}b` },
      requestContext: { trials: [trial()] },
    });
    expect(elsewhere.data).toEqual({ counted: false });
    expect(await countsOf(test.services, id)).toEqual({ a: [0, 0, 0], b: [1, 0, 0] });
  });

  it('lets a counted visitor convert once a deed: with a new account, and with the first order of all', async () => {
    const counted = [trial({ isCounted: true })];
    await register('uncounted@example.com', [trial()]);
    expect(await countsOf(test.services, id)).toEqual({ a: [0, 0, 0], b: [1, 0, 0] });
    expect((await register('counted@example.com', counted)).http_code).toBe(200);
    expect((await register('counted@example.com', counted)).http_code).toBe(200);
    expect(await countsOf(test.services, id)).toEqual({ a: [0, 0, 0], b: [1, 1, 0] });
    const { member } = await makeMember(test.services);
    const order = await site.order(member, 'weekly', { trials: counted });
    await test.services.db.$client.query(
      `update member_order set order_status = 'cancelled', payment_status = 'cancelled', closed_at = now() where id = $1`,
      [order.id],
    );
    await site.order(member, 'weekly', { trials: counted });
    expect(await countsOf(test.services, id)).toEqual({ a: [0, 0, 0], b: [1, 1, 1] });
  });

  it('counts each of many visitors at once, and no more conversions than visitors', async () => {
    const a = trial({ variant: 'a' });
    await Promise.all(Array.from({ length: 20 }, () => see(`${testName(id)}a`, [a])));
    const many = Array.from({ length: 3 }, (_, index) => `many-${index}@example.com`);
    await Promise.all(many.map((email) => register(email, [trial({ isCounted: true })])));
    expect(await countsOf(test.services, id)).toEqual({ a: [20, 0, 0], b: [1, 1, 1] });
  });

  it('counts no one any more once the test has ended, and lets them register all the same', async () => {
    expect((await office.post(`/experiments/${id}/end`, { version: 2, reason: 'Enough' })).http_code).toBe(
      200,
    );
    expect((await see(`${testName(id)}a`, [trial({ variant: 'a' })])).data).toEqual({ counted: false });
    expect((await register('late@example.com', [trial({ variant: 'a', isCounted: true })])).http_code).toBe(
      200,
    );
    expect(await countsOf(test.services, id)).toEqual({ a: [20, 0, 0], b: [1, 1, 1] });
  });
});

describe('400', () => {
  it('refuses what another site’s page has sent', async () => {
    const { status } = await callApi(test.services, {
      path: '/public/trials',
      method: 'POST',
      body: { mark: '00000000a' },
      requestContext: { site: 'other' },
    });
    expect(status).toBe(400);
  });
});

describe('422', () => {
  it('refuses what is no mark', async () => {
    expect((await see('anything', [])).http_code).toBe(422);
  });
});
