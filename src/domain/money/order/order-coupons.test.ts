import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { insertCoupon } from '#db/queries/coupon.ts';
import { listOrderEvents } from '#db/queries/order.ts';
import { newId } from '#platform/id.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { makeCoupon } from '#tests/support/coupons.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmTransfer } from './confirm-transfer.ts';

let test: TestServices;

let site: Site;

const NOW = new Date('2026-11-20T02:00:00Z');

const operatorId = newId();

beforeAll(async () => {
  test = await testServices();
  test.setNow(new Date(NOW.getTime() - 86_400_000));
  site = await openSite(test.services);
  test.setNow(NOW);
});

afterEach(async () => {
  test.setNow(NOW);
  expect(await moneyErrors(test.services)).toEqual([]);
  expect(await findAuditBreak(test.services)).toBeNull();
});

afterAll(() => test.close());

const member = async () => (await makeMember(test.services)).member;

const pay = (orderId: string, amount: number) =>
  confirmTransfer(test.services, {
    brand: 'blue',
    operatorId,
    orderId,
    money: { amount, paidOn: '2026-11-20', reference: `seen at the bank ${newId()}` },
  });

const coupon = (wishes?: Parameters<typeof makeCoupon>[1]) =>
  makeCoupon(test.services, { fromAt: NOW, ...wishes });

describe('a coupon', () => {
  it('goes to as many racing members as it has uses', async () => {
    const couponCode = await coupon({ maxRedemptions: 3 });
    const buyers = await Promise.all(Array.from({ length: 12 }, member));
    const answers = await Promise.allSettled(
      buyers.map((buyer) => site.order(buyer, 'monthly', { couponCode })),
    );
    const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(made.map(({ amountDue }) => amountDue)).toEqual([7500, 7500, 7500]);
  });

  it('comes back when the order ends unpaid, and can be used again', async () => {
    const couponCode = await coupon();
    const buyer = await member();
    const order = await site.order(buyer, 'monthly', { couponCode: ` ${couponCode.toLowerCase()} ` });
    await expect(site.order(await member(), 'monthly', { couponCode })).rejects.toMatchObject({
      fields: { coupon_code: [{ key: 'orders.coupon.used_up' }] },
    });
    await cancelOrder(test.services, { member: buyer, orderId: order.id });
    const again = await site.order(buyer, 'monthly', { couponCode });
    await pay(again.id, 7500);
    await expect(site.order(buyer, 'monthly', { couponCode })).rejects.toMatchObject({
      fields: { coupon_code: [{ key: 'orders.coupon.already_used' }] },
    });
  });

  it('is refused with its reason, and then nothing is ordered', async () => {
    const buyer = await member();
    const cases: [Partial<Parameters<typeof insertCoupon>[1]>, string][] = [
      [{ value: 2001 }, 'below_minimum'],
      [{ planIds: [site.planId('yearly')] }, 'plan_mismatch'],
      [{ untilAt: new Date(NOW.getTime() + 1), fromAt: new Date(NOW.getTime() - 1) }, 'expired'],
      [{ fromAt: new Date(NOW.getTime() + 3_600_000) }, 'not_found'],
      [{ status: 'disabled' }, 'not_found'],
    ];
    for (const [wishes, reason] of cases) {
      test.setNow(new Date(NOW.getTime() + 1000));
      const couponCode = await coupon(wishes);
      await expect(site.order(buyer, 'weekly', { couponCode })).rejects.toMatchObject({
        fields: { coupon_code: [{ key: `orders.coupon.${reason}` }] },
      });
    }
    expect(await listOrderEvents(test.services.db, newId())).toEqual([]);
  });
});
