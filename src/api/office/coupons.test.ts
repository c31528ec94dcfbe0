import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponMatrix } from '#domain/money/coupon/coupon-matrix.ts';
import { newId } from '#platform/id.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { lastDetail, type Office, openOffice } from '#tests/support/office.ts';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';
import { officeCouponSchema, officeCouponsContract } from './coupons.contract.ts';

let test: TestServices;
let site: Site;
let office: Office;

beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  await openSite(test.services, 'orange');
  office = await openOffice(test.services);
});
afterAll(async () => {
  expect(await moneyErrors(test.services)).toEqual([]);
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const wanted = {
  code: 'autumn-26',
  type: 'fixed',
  value: 2100,
  plan_ids: [],
  from: '2026-01-01T00:00:00Z',
  until: null,
  max_redemptions: 100,
};
const make = (body: object = {}, who: string | null = 'finance') =>
  office.post('/coupons', { ...wanted, code: `C-${newId().slice(0, 8)}`, ...body }, who);
const made = async (body: object = {}) => officeCouponSchema.parse((await make(body)).data);

describe('POST /office/coupons', () => {
  it('200: says of every plan what the coupon makes of it, as a member’s check does', async () => {
    const coupon = await made({ code: ' autumn-26 ', value: 2500 });
    expect(coupon).toMatchObject({ code: 'AUTUMN-26', state: 'running', redeemed: 0, version: 1 });
    const { token } = await makeMember(test.services);
    for (const cell of coupon.matrix) {
      const check = await callApi(test.services, {
        path: '/ai-coupon/check',
        method: 'POST',
        token,
        body: { code: 'autumn-26', plan_id: cell.plan_id },
      });
      expect(check.data).toMatchObject({
        valid: cell.reason === null,
        reason: cell.reason,
        discounted_price: cell.discounted_price ?? cell.list_price,
      });
    }
    expect(new Set(coupon.matrix.map(({ reason }) => reason))).toEqual(new Set(['below_minimum', null]));
  });

  it('200: of a hundred prices and coupons none falls below the floor, and none is clamped', () => {
    const discounts = fc.oneof(
      fc.record({ type: fc.constant('fixed' as const), value: fc.integer({ min: 1, max: 60_000 }) }),
      fc.record({ type: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
    );
    fc.assert(
      fc.property(discounts, fc.integer({ min: 1, max: 50_000 }), fc.boolean(), (discount, price, fits) => {
        const planIds = fits ? [] : [2];
        const [cell] = couponMatrix({ ...discount, planIds }, [{ id: 1, name: 'plan', price }]);
        const reduced =
          discount.type === 'fixed'
            ? price - discount.value
            : price - Math.floor((price * discount.value) / 100);
        const expected = !fits
          ? ['plan_mismatch', null]
          : reduced < 1000
            ? ['below_minimum', null]
            : [null, reduced];
        expect([cell?.reason, cell?.discounted_price]).toEqual(expected);
      }),
    );
  });

  it('409: a code counts once, also of two at once', async () => {
    const both = await Promise.all([make({ code: 'TWICE' }), make({ code: 'twice' }, 'owner')]);
    expect(both.map(({ http_code }) => http_code).toSorted()).toEqual([200, 409]);
  });

  it('302, 404 and 422: who may not make one, and what cannot be one', async () => {
    expect((await make({}, null)).http_code).toBe(302);
    for (const who of ['support', 'content', 'auditor', 'analyst'])
      expect([who, (await make({}, who)).http_code]).toEqual([who, 404]);
    const orange = await test.services.db.execute<{ id: number }>(
      sql`select id from plan where brand = 'orange'`,
    );
    const bad = [
      { code: 'abc' },
      { code: 'has space' },
      { code: '優惠' },
      { value: 0 },
      { value: Number.POSITIVE_INFINITY },
      { value: 1.5 },
      { type: 'percent', value: 101 },
      { until: '2025-12-31T00:00:00Z' },
      { max_redemptions: 0 },
      { plan_ids: [orange.rows[0]?.id] },
      { reserved: 5 },
      { from: 'now' },
    ];
    for (const body of bad) expect([body, (await make(body)).http_code]).toEqual([body, 422]);
  });
});

describe('GET /office/coupons', () => {
  it('200: lists the brand’s own, running or ended; 302, 404 and 422 otherwise', async () => {
    const { id, code, version } = await made();
    const list = async (state: string) =>
      officeCouponsContract.data
        .parse((await office.get(`/coupons?state=${state}&per_page=100`, 'content')).data)
        .map((one) => one.code);
    expect(await list('active')).toContain(code);
    expect(await list(`active&q=${code.slice(1, -1).toLowerCase()}`)).toEqual([code]);
    expect(await list('active&q=%25')).toEqual([]);
    await office.post(`/coupons/${id}`, { end: true, reason: 'over', version });
    expect(await list('active')).not.toContain(code);
    expect(await list('ended')).toContain(code);
    expect((await office.get('/coupons', 'orange')).data).toEqual([]);
    expect((await office.get('/coupons', null)).http_code).toBe(302);
    expect((await office.get('/coupons', 'support')).http_code).toBe(404);
    expect((await office.get('/coupons?state=best')).http_code).toBe(422);
  });
});

describe('GET /office/coupons/preview', () => {
  it('200: shows what a coupon would do before it is made; 302, 404 and 422 otherwise', async () => {
    const path = `/coupons/preview?type=percent&value=50&plan_ids=${site.planId('weekly')}`;
    const cells = (await office.get(path)).data;
    expect(cells).toContainEqual(expect.objectContaining({ list_price: 3000, discounted_price: 1500 }));
    expect((await office.get(path, null)).http_code).toBe(302);
    expect((await office.get(path, 'analyst')).http_code).toBe(404);
    for (const bad of [
      'type=percent',
      'type=half&value=1',
      'type=fixed&value=0',
      'type=fixed&value=1&plan_ids=a',
    ])
      expect((await office.get(`/coupons/preview?${bad}`)).http_code).toBe(422);
  });
});

describe('POST /office/coupons/{id}', () => {
  const change = (id: string, body: object, who: string | null = 'finance') =>
    office.post(`/coupons/${id}`, { version: 1, reason: 'budget', ...body }, who);

  it('200: ends it for new orders; the order that holds it keeps it', async () => {
    const { id, code } = await made({ value: 500 });
    const { member } = await makeMember(test.services);
    const order = await site.order(member, 'weekly', { couponCode: code });
    expect((await change(id, { end: true })).data).toMatchObject({ state: 'ended', reserved: 1, version: 2 });
    const late = await makeMember(test.services);
    await expect(site.order(late.member, 'weekly', { couponCode: code })).rejects.toMatchObject({
      code: 'invalid',
    });
    const money = { amount: 2500, paid_on: '2026-11-20', reference: 'seen' };
    const paid = await office.post(`/orders/${order.id}/confirm`, { money }, 'finance');
    expect(paid.data).toMatchObject({ outcome: 'completed' });
  });

  it('200: never takes a use from a member who holds one', async () => {
    const { id, code } = await made({ value: 500, max_redemptions: 5 });
    for (const _ of [1, 2]) {
      const { member } = await makeMember(test.services);
      await site.order(member, 'weekly', { couponCode: code });
    }
    expect((await change(id, { max_redemptions: 1 })).data).toMatchObject({
      max_redemptions: 2,
      state: 'used_up',
    });
    expect(await lastDetail(test.services, 'coupon.changed')).toMatchObject({
      code,
      before: { redemptions: 5 },
      after: { redemptions: 2 },
    });
  });

  it('409: of two operators the second learns who and when, and an ended one stays ended', async () => {
    const { id } = await made();
    const both = await Promise.all([change(id, { is_public: true }), change(id, { end: true }, 'owner')]);
    expect(both.map(({ http_code }) => http_code).toSorted()).toEqual([200, 409]);
    const conflict = both.find(({ http_code }) => http_code === 409);
    const winner = both[0]?.http_code === 200 ? 'finance' : 'owner';
    expect(conflict?.data).toMatchObject({ version: 2, changed_by: office.email(winner) });
    await change(id, { end: true, version: 2 });
    expect((await change(id, { is_public: false, version: 3 })).http_code).toBe(409);
  });

  it('302, 404 and 422: who may not, another brand’s, and what never changes', async () => {
    const { id } = await made();
    expect((await change(id, { end: true }, null)).http_code).toBe(302);
    expect((await change(id, { end: true }, 'content')).http_code).toBe(404);
    expect((await change(id, { end: true }, 'orange')).http_code).toBe(404);
    expect((await change(newId(), { end: true })).http_code).toBe(404);
    for (const body of [{ value: 1 }, { code: 'OTHER' }, { end: false }, { until: '2025-01-01T00:00:00Z' }])
      expect([body, (await change(id, body)).http_code]).toEqual([body, 422]);
  });
});
