import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { makeCoupon } from '#tests/support/coupons.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { couponCheckContract } from './check.contract.ts';

let test: TestServices;
let site: Site;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  await makeCoupon(test.services, { code: 'AUTUMN-300', value: 300, maxRedemptions: 10 });
});
afterAll(() => test.close());

const check = (body: unknown, token: string | null, locale: 'en' | 'zh_TW' = 'en') =>
  callApi(test.services, { path: '/ai-coupon/check', method: 'POST', body, token, locale });

describe('200', () => {
  it('says the price, and on which plans the code counts: not below the floor', async () => {
    const { token } = await makeMember(test.services);
    const good = await check({ code: ' autumn-300 ', plan_id: site.planId('weekly') }, token);
    expect(couponCheckContract.data.parse(good.data)).toMatchObject({
      valid: true,
      list_price: 3000,
      discount: 300,
      discounted_price: 2700,
      reason: null,
      usable_plans: [
        { name: 'Weekly plan' },
        { name: 'Monthly plan' },
        { name: 'Quarterly plan' },
        { name: 'Yearly plan' },
      ],
    });
    const low = await check({ code: 'AUTUMN-300', plan_id: site.planId('daily') }, token, 'zh_TW');
    expect(low.data).toMatchObject({
      valid: false,
      reason: 'below_minimum',
      discounted_price: 1200,
      message: '折扣後的價格不得低於 1,000 元。',
    });
  });

  it('answers the same for a coupon of another brand as for none', async () => {
    const here = await makeMember(test.services, { brand: 'orange' });
    await openSite(test.services, 'orange');
    const plans = await callApi(test.services, { path: '/plan/list', brand: 'orange' });
    const planId = Object(Object(plans.data)[0]).id;
    const ask = (code: string) =>
      callApi(test.services, {
        path: '/ai-coupon/check',
        method: 'POST',
        brand: 'orange',
        token: here.token,
        body: { code, plan_id: planId },
      });
    expect((await ask('AUTUMN-300')).data).toEqual((await ask('NOT-A-CODE')).data);
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    expect((await check({ code: 'AUTUMN-300', plan_id: 1 }, null)).http_code).toBe(302);
  });
});

describe('422', () => {
  it('refuses a plan that is not on sale', async () => {
    const { token } = await makeMember(test.services);
    expect((await check({ code: 'AUTUMN-300', plan_id: 999_999 }, token)).http_code).toBe(422);
  });
});

describe('429', () => {
  it('follows ten codes within a minute', async () => {
    const { token } = await makeMember(test.services);
    const ask = () => check({ code: 'NOT-A-CODE', plan_id: site.planId('monthly') }, token);
    for (let n = 0; n < 10; n += 1) expect((await ask()).http_code).toBe(200);
    const refused = await ask();
    expect(refused.http_code).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
