import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCoupon } from '#db/queries/coupon.ts';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { makeCoupon } from '#tests/support/coupons.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite, type Site } from '#tests/support/site.ts';

let test: TestServices;
let site: Site;
beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
});
afterAll(() => test.close());

const show = (query: string, token: string | null) =>
  callApi(test.services, { path: `/ai-coupon/show/1${query}`, token });

describe('200', () => {
  it('is null, then the offer to everybody, then what the open order has', async () => {
    const { member, token } = await makeMember(test.services);
    const query = `?plan_id=${site.planId('monthly')}`;
    expect((await show(query, token)).data).toBeNull();
    await makeCoupon(test.services, {
      code: 'WELCOME-10',
      type: 'percent',
      value: 10,
      maxRedemptions: 10,
      isPublic: true,
    });
    const offer = { code: 'WELCOME-10', list_price: 8000, discount: 800, discounted_price: 7200 };
    expect((await show(query, token)).data).toMatchObject({ ...offer, is_applied: false });
    await site.order(member, 'monthly', { couponCode: 'WELCOME-10' });
    expect((await show(query, token)).data).toMatchObject({ ...offer, is_applied: true });
  });
});

describe('of several offers', () => {
  it('is the one that counts on the plan and takes most off', async () => {
    const { token } = await makeMember(test.services);
    const now = test.services.clock.now();
    const base = { brand: 'blue', planIds: [], untilAt: null, maxRedemptions: 10, perMember: 1 };
    const open = {
      firstOrderOnly: false,
      isPublic: true,
      status: 'active',
      reserved: 0,
      redeemed: 0,
    } as const;
    // Half the daily price is below the lowest price, so it counts on longer plans alone.
    for (const [code, value] of [
      ['HALF-50', 50],
      ['SMALL-5', 5],
    ] as const) {
      await insertCoupon(test.services.db, {
        ...base,
        ...open,
        id: newId(),
        code,
        type: 'percent',
        value,
        fromAt: now,
        createdAt: now,
      });
    }
    const on = async (period: 'daily' | 'monthly') =>
      (await show(`?plan_id=${site.planId(period)}`, token)).data;
    expect(await on('monthly')).toMatchObject({ code: 'HALF-50', discounted_price: 4000 });
    expect(await on('daily')).toMatchObject({ code: 'WELCOME-10', discounted_price: 1080 });
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    expect((await show('?plan_id=1', null)).http_code).toBe(302);
  });
});

describe('422', () => {
  it('refuses a plan that is not on sale', async () => {
    const { token } = await makeMember(test.services);
    expect((await show('?plan_id=999999', token)).http_code).toBe(422);
  });
});

describe('429', () => {
  it('follows ten codes within a minute; the offer to everybody is no code', async () => {
    const { token } = await makeMember(test.services);
    const query = `?plan_id=${site.planId('monthly')}`;
    for (let n = 0; n < 10; n += 1)
      expect((await show(`${query}&code=GUESS-${n}`, token)).http_code).toBe(200);
    expect((await show(`${query}&code=GUESS-10`, token)).http_code).toBe(429);
    expect((await show(query, token)).http_code).toBe(200);
  });
});
