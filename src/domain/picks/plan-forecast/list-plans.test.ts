import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plan } from '#db/tables/plan.ts';
import { seedPlans } from '#domain/money/plan/seed-plans.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { listPlans, offer } from './list-plans.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await seedPlans(test.services.db, { brand: 'blue' });
});
afterAll(() => test.close());

describe('listPlans', () => {
  it('lists the five plans with the prices that a brand starts with', async () => {
    const { items, fallback } = await listPlans(test.services, { brand: 'blue', locale: 'en' });
    expect(
      items.map(({ period, rank, price, currency, period_days }) => [
        period,
        rank,
        price,
        currency,
        period_days,
      ]),
    ).toEqual([
      ['daily', 1, 1200, 'TWD', 1],
      ['weekly', 2, 3000, 'TWD', 7],
      ['monthly', 3, 8000, 'TWD', 30],
      ['quarterly', 4, 20_000, 'TWD', 90],
      ['yearly', 5, 48_000, 'TWD', 365],
    ]);
    expect(items.every((item) => item.purchasable && item.reason === null)).toBe(true);
    expect(fallback).toBe(false);
  });

  it('says names and features in the reader’s language', async () => {
    const names = await Promise.all(
      (['en', 'zh_TW', 'zh_HK', 'vi'] as const).map(async (locale) => {
        const { items } = await listPlans(test.services, { brand: 'blue', locale });
        expect(items[0]?.features.every(({ text }) => text !== '' && !/[{}]/.test(text))).toBe(true);
        return items[2]?.name;
      }),
    );
    expect(names).toEqual(['Monthly plan', '單月方案', '月費計劃', 'Gói tháng']);
  });

  it('keeps a plan that is not on sale, and another brand’s, out of the list', async () => {
    await test.services.db.update(plan).set({ onSale: false }).where(eq(plan.period, 'daily'));
    expect((await listPlans(test.services, { brand: 'blue', locale: 'en' })).items).toHaveLength(4);
    expect((await listPlans(test.services, { brand: 'orange', locale: 'en' })).items).toEqual([]);
  });

  it('sells nothing in production until the brand can take money', async () => {
    const production = { ...test.services, env: { ...test.services.env, APP_MODE: 'production' as const } };
    const { items } = await listPlans(production, { brand: 'blue', locale: 'en' });
    expect(new Set(items.map((item) => item.reason))).toEqual(new Set(['orders_closed']));
    const open = await listPlans(production, { brand: 'blue', locale: 'en', takesOrders: true });
    expect(open.items.every((item) => item.purchasable)).toBe(true);
  });
});

describe('offer', () => {
  const endAt = new Date('2026-12-01T15:59:59.000Z');
  const now = new Date('2026-11-20T00:00:00Z');

  it('refuses exactly the lower ranks while a plan runs, and says from when they can be had', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), (wanted, held) => {
        const answer = offer(wanted, { running: { rank: held, endAt }, takesOrders: true, now });
        expect(answer).toEqual(
          wanted < held
            ? { purchasable: false, reason: 'lower_plan', available_from: '2026-12-01T16:00:00.000Z' }
            : { purchasable: true, reason: null, available_from: null },
        );
      }),
    );
  });

  it('forgets a plan that has ended', () => {
    const after = new Date(endAt.getTime() + 1);
    expect(offer(1, { running: { rank: 5, endAt }, takesOrders: true, now: after }).purchasable).toBe(true);
    expect(offer(1, { running: { rank: 5, endAt }, takesOrders: true, now: endAt }).purchasable).toBe(false);
  });
});
