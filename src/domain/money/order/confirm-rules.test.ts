import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listSubscriptions } from '#db/queries/subscription.ts';
import { startBreak } from '#domain/accounts/break/start-break.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { importStatement } from '#domain/money/statement/import-statement.ts';
import { newId } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { reportTransfer } from './report-transfer.ts';
import { reviveOrder } from './revive-order.ts';

/** The rules of a confirmation at their edges: what has changed since the order was made, and by how little. */

const NOW = new Date('2026-11-20T04:00:00Z');
const operator: Operator = { id: newId(), email: 'o@example.com', role: 'finance', brands: ['blue'] };
let test: TestServices;
let site: Site;

beforeAll(async () => {
  test = await testServices();
  // The texts are published before all tests: each of them begins at this instant again, sooner than a slow machine publishes.
  test.setNow(new Date(NOW.getTime() - DAY_MS));
  site = await openSite(test.services);
});
beforeEach(() => test.setNow(NOW));
afterEach(async () => {
  expect(await moneyErrors(test.services)).toEqual([]);
  expect(await findAuditBreak(test.services)).toBeNull();
});
afterAll(() => test.close());

const typed = (amount: number) => ({ amount, paidOn: '2026-11-20', reference: newId() });
const confirm = (orderId: string, money?: Parameters<typeof confirmTransfer>[1]['money']) =>
  confirmTransfer(test.services, { brand: 'blue', operatorId: operator.id, orderId, money });
async function reported(member: Member) {
  const order = await site.order(member, 'weekly');
  const report = { last5: '12345', amount: 3000, paidAt: test.services.clock.now(), note: '' };
  await reportTransfer(test.services, { member, orderId: order.id, report });
  return order;
}
const someone = async () => (await makeMember(test.services)).member;
/** A line of the bank of the amount of the weekly plan, booked on a day. */
async function booked(day: string): Promise<{ bankLineId: string }> {
  const memo = newId();
  const text = `booking_date,amount,memo,counter_account\n${day},3000,${memo},1`;
  await importStatement(test.services, { brand: 'blue', operator, fileName: 'a.csv', text });
  const { rows } = await test.services.db.$client.query('select id from bank_line where memo = $1', [memo]);
  return { bankLineId: rows[0].id };
}

describe('a confirmation without money', () => {
  it('is invalid for an order that waits, also for one of which a part has come', async () => {
    const order = await reported(await someone());
    await expect(confirm(order.id)).rejects.toMatchObject({ code: 'invalid' });
    expect((await confirm(order.id, typed(1000))).outcome).toBe('partial');
    await expect(confirm(order.id)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('a higher plan that has begun since the order was made', () => {
  it('stops the confirmation: the money stays for the order, no period begins, and later it can be settled', async () => {
    const buyer = await someone();
    const high = await site.order(buyer, 'monthly');
    await cancelOrder(test.services, { member: buyer });
    const low = await reported(buyer);
    const late = {
      brand: 'blue',
      orderId: high.id,
      operatorId: operator.id,
      reason: 'late',
      money: typed(8000),
    };
    const now = test.services.clock.now();
    await test.services.db.transaction((tx) => reviveOrder(tx, { ...late, now }));
    const periods = await listSubscriptions(test.services.db, buyer.id);
    const stopped = await confirm(low.id, typed(3000));
    expect([stopped.outcome, stopped.order.amountPaid, stopped.order.receiptNo]).toEqual([
      'error',
      3000,
      null,
    ]);
    await expect(confirm(low.id)).rejects.toMatchObject({
      code: 'conflict',
      fields: { base: [{ key: 'orders.higherRuns' }] },
    });
    expect(await listSubscriptions(test.services.db, buyer.id)).toEqual(periods);
    test.setNow(new Date((periods[0]?.endAt.getTime() ?? 0) + 1000));
    expect((await confirm(low.id)).outcome).toBe('completed');
  });
});

describe('the tolerance', () => {
  it.each([
    [-31, 'partial'],
    [-30, 'completed'],
    [30, 'completed'],
    [31, 'error'],
  ] as const)('%i TWD beside the price: %s', async (gap, outcome) => {
    const order = await site.order(await someone(), 'weekly');
    expect((await confirm(order.id, typed(3000 + gap))).outcome).toBe(outcome);
  });
});

describe('a line of the bank beside money that was typed for the same order', () => {
  it.each([
    ['2026-11-16', 'owed'],
    ['2026-11-17', 'same_money'],
    ['2026-11-23', 'same_money'],
    ['2026-11-24', 'owed'],
  ] as const)('booked on %s is %s', async (day, outcome) => {
    const order = await site.order(await someone(), 'weekly');
    await confirm(order.id, typed(3000));
    expect((await confirm(order.id, await booked(day))).outcome).toBe(outcome);
  });
});

describe('a break that begins while an order waits', () => {
  const endOf = async (buyer: Member) => {
    const [period] = await listSubscriptions(test.services.db, buyer.id);
    return period?.endAt.getTime() ?? 0;
  };

  it('takes nothing from the plan: what is left of it comes after the plan’s own days', async () => {
    const buyer = await someone();
    const order = await reported(buyer);
    const { until } = await startBreak(test.services, { member: buyer, days: 7 });
    test.setNow(new Date(NOW.getTime() + DAY_MS));
    expect((await confirm(order.id, typed(3000))).outcome).toBe('completed');
    expect(await endOf(buyer)).toBeGreaterThanOrEqual(until.getTime() + 7 * DAY_MS);
  });

  it('at the same moment as the confirmation, too, whichever comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      test.setNow(NOW);
      const buyer = await someone();
      const order = await reported(buyer);
      const [{ until }] = await Promise.all([
        startBreak(test.services, { member: buyer, days: 7 }),
        confirm(order.id, typed(3000)),
      ]);
      expect(await endOf(buyer)).toBeGreaterThanOrEqual(until.getTime() + 7 * DAY_MS);
    }
  });
});
