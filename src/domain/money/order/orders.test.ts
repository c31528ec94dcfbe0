import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listOrderEvents } from '#db/queries/order.ts';
import { listSubscriptions } from '#db/queries/subscription.ts';
import { fixedClock } from '#platform/clock.ts';
import { newId } from '#platform/id.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { makeCoupon } from '#tests/support/coupons.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { expireOrders } from './expire-orders.ts';
import { rejectOrder } from './reject-order.ts';
import { reportTransfer } from './report-transfer.ts';

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

const settle = (orderId: string) => confirmTransfer(test.services, { brand: 'blue', operatorId, orderId });

const report = (amount: number) => ({ last5: '12345', amount, paidAt: NOW, note: '' });

const coupon = (wishes?: Parameters<typeof makeCoupon>[1]) =>
  makeCoupon(test.services, { fromAt: NOW, ...wishes });

describe('an order', () => {
  it('copies what it is made of and waits until the end of the third day', async () => {
    test.setNow(NOW);
    const order = await site.order(await member(), 'monthly');
    expect(order).toMatchObject({
      listPrice: 8000,
      amountDue: 8000,
      orderStatus: 'pending',
      paymentStatus: 'unpaid',
    });
    expect(order.expiresAt.toISOString()).toBe('2026-11-23T15:59:59.000Z');
    expect(order.terms).toMatchObject({ version: site.termsVersion, declaredAge: 21 });
    expect(order.terms.sha256).toMatch(/^[0-9a-f]{64}$/);
    const daily = await site.order(await member(), 'daily');
    expect(daily.expiresAt.toISOString()).toBe('2026-11-21T15:59:59.000Z');
  });

  it('is refused without agreement, for outdated terms, for an unknown plan, and while one is open', async () => {
    const buyer = await member();
    await expect(site.order(buyer, 'monthly', { agree: false })).rejects.toMatchObject({
      code: 'invalid',
      fields: { agree: [{ key: 'orders.agreeFirst' }] },
    });
    await expect(site.order(buyer, 'monthly', { termsVersion: site.termsVersion - 1 })).rejects.toMatchObject(
      {
        fields: { terms_version: [{ key: 'orders.termsChanged' }] },
      },
    );
    await expect(site.order(buyer, 'monthly', { planId: 999_999 })).rejects.toMatchObject({
      code: 'invalid',
    });
    const open = await site.order(buyer, 'monthly');
    await expect(site.order(buyer, 'weekly')).rejects.toMatchObject({
      code: 'conflict',
      data: { order_id: open.id },
    });
  });

  it('comes into being once when a member asks two hundred times at once', async () => {
    const buyer = await member();
    const answers = await Promise.allSettled(Array.from({ length: 200 }, () => site.order(buyer, 'weekly')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused beyond five a day, and after three that expired', async () => {
    test.setNow(NOW);
    const buyer = await member();
    for (let made = 0; made < 5; made += 1) {
      const { id } = await site.order(buyer, 'weekly');
      await cancelOrder(test.services, { member: buyer, orderId: id });
    }
    const limit = { fields: { base: [{ key: 'errors.transactionLimit' }] } };
    await expect(site.order(buyer, 'weekly')).rejects.toMatchObject(limit);
    const sleeper = await member();
    for (let day = 0; day < 3; day += 1) {
      test.setNow(new Date(NOW.getTime() + day * 5 * 86_400_000));
      await site.order(sleeper, 'weekly');
      test.setNow(new Date(NOW.getTime() + (day * 5 + 4) * 86_400_000));
      await expireOrders(test.services);
    }
    await expect(site.order(sleeper, 'weekly')).rejects.toMatchObject(limit);
  });
});

describe('paying', () => {
  it('completes the order, begins the period at that moment and writes it all into the timeline', async () => {
    test.setNow(NOW);
    const buyer = await member();
    const order = await site.order(buyer, 'monthly');
    await reportTransfer(test.services, { member: buyer, orderId: order.id, report: report(8000) });
    const { outcome, order: paid } = await pay(order.id, 7985);
    expect(outcome).toBe('completed');
    expect(paid.receiptNo).toMatch(/^BLUE-2026-\d{6}$/);
    const [period] = await listSubscriptions(test.services.db, buyer.id);
    expect(period).toMatchObject({ status: 'active', orderId: order.id, kind: 'paid' });
    expect(period?.endAt.toISOString()).toBe('2026-12-20T15:59:59.000Z');
    const events = await listOrderEvents(test.services.db, order.id);
    expect(events.map(({ action, toState }) => [action, toState])).toEqual([
      ['create', 'pending/unpaid'],
      ['report', 'pending/reported'],
      ['confirm', 'completed/paid'],
    ]);
  });

  it('answers the same receipt when two operators confirm at once', async () => {
    const order = await site.order(await member(), 'weekly');
    const [one, two] = await Promise.all([pay(order.id, 3000), pay(order.id, 3000)]);
    expect([one.outcome, two.outcome].toSorted()).toEqual(['already_confirmed', 'completed']);
    expect(one.order.receiptNo).toBe(two.order.receiptNo);
  });

  it('waits for the rest of a short transfer, and never expires then', async () => {
    test.setNow(NOW);
    const order = await site.order(await member(), 'weekly');
    expect((await pay(order.id, 1000)).outcome).toBe('partial');
    test.setNow(new Date(NOW.getTime() + 30 * 86_400_000));
    await expireOrders(test.services);
    expect((await pay(order.id, 2000)).outcome).toBe('completed');
  });

  it('stops at more than was due, and notes what is owed when the operator settles it', async () => {
    const order = await site.order(await member(), 'weekly');
    expect((await pay(order.id, 6000)).outcome).toBe('error');
    expect((await settle(order.id)).outcome).toBe('completed');
    const owed = await test.services.db.$client.query(
      `select sum(amount) from ledger_posting join ledger_entry on entry_id = id where order_id = $1 and account = 'owed'`,
      [order.id],
    );
    expect(Number(owed.rows[0]?.sum)).toBe(-3000);
  });

  it('carries unused time into a renewal, and sells no lower plan while a higher one runs', async () => {
    test.setNow(NOW);
    const other = await member();
    for (const period of ['weekly', 'monthly'] as const) {
      const order = await site.order(other, period);
      await pay(order.id, order.amountDue);
    }
    const [running, before] = await listSubscriptions(test.services.db, other.id);
    expect(before?.status === 'superseded' || running?.status === 'superseded').toBe(true);
    const active = [running, before].find((row) => row?.status === 'active');
    expect(active?.endAt.toISOString()).toBe('2026-12-28T15:59:59.000Z');
    await expect(site.order(other, 'weekly')).rejects.toMatchObject({
      fields: {
        plan_id: [{ key: 'orders.downgrade', params: { height: 'Monthly plan', low: 'Weekly plan' } }],
      },
    });
  });

  it('is refused for another brand’s operator, and a test order can never be paid', async () => {
    const order = await site.order(await member(), 'weekly');
    await expect(
      confirmTransfer(test.services, { brand: 'orange', operatorId, orderId: order.id }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const sandbox = await site.order(await member(), 'weekly', { isTest: true });
    await expect(pay(sandbox.id, 3000)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the end of an order', () => {
  it('is once and for all: cancel against confirm against expire at one instant', async () => {
    for (let round = 0; round < 5; round += 1) {
      test.setNow(NOW);
      const buyer = await member();
      const order = await site.order(buyer, 'weekly');
      test.setNow(new Date(order.expiresAt.getTime() + 1000));
      await Promise.allSettled([
        cancelOrder(test.services, { member: buyer, orderId: order.id }),
        pay(order.id, 3000),
        expireOrders(test.services),
      ]);
      const ends = (await listOrderEvents(test.services.db, order.id)).filter(
        ({ action }) => action !== 'create',
      );
      expect(ends).toHaveLength(1);
    }
  });

  it('is no longer the member’s or the clock’s to choose once a transfer was reported', async () => {
    test.setNow(NOW);
    const buyer = await member();
    const order = await site.order(buyer, 'weekly');
    await reportTransfer(test.services, { member: buyer, orderId: order.id, report: report(3000) });
    await expect(cancelOrder(test.services, { member: buyer, orderId: order.id })).rejects.toMatchObject({
      code: 'conflict',
    });
    test.setNow(new Date(NOW.getTime() + 90 * 86_400_000));
    await expireOrders(test.services);
    const failed = await rejectOrder(test.services, {
      brand: 'blue',
      operatorId,
      orderId: order.id,
      reason: 'no money',
    });
    expect(failed).toMatchObject({ orderStatus: 'failed', paymentStatus: 'failed' });
  });

  it('comes with the first instant after the deadline and not before, and frees the coupon', async () => {
    test.setNow(NOW);
    const couponCode = await coupon();
    const buyer = await member();
    const order = await site.order(buyer, 'weekly', { couponCode });
    const actions = async () =>
      (await listOrderEvents(test.services.db, order.id)).map(({ action }) => action);
    const expireAt = (at: Date) => expireOrders({ ...test.services, clock: fixedClock(at) });
    await expireAt(order.expiresAt);
    expect(await actions()).toEqual(['create']);
    const next = new Date(order.expiresAt.getTime() + 1);
    await Promise.all([expireAt(next), expireAt(next)]);
    expect(await actions()).toEqual(['create', 'expire']);
    expect(await site.order(await member(), 'weekly', { couponCode })).toMatchObject({ amountDue: 2500 });
  });

  it('is not for another member to bring about', async () => {
    const order = await site.order(await member(), 'weekly');
    const stranger = await member();
    await expect(cancelOrder(test.services, { member: stranger, orderId: order.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      reportTransfer(test.services, { member: stranger, orderId: order.id, report: report(3000) }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
