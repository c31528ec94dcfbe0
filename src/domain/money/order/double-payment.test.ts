import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderBalances } from '#db/queries/ledger.ts';
import { findOrderOf, listOrderEvents, type OrderRow } from '#db/queries/order.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { importStatement } from '#domain/money/statement/import-statement.ts';
import { newId } from '#platform/id.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { reviveOrder } from './revive-order.ts';
import { showOrder } from './show-order.ts';
import { recordLateMoney } from './take-late-money.ts';
import type { SeenMoney } from './take-money.ts';
import { voidOrder } from './void-order.ts';

/** Money that comes when the order is over is owed to the member: noted, reported, and consumed once (T5 in docs/product/orders.md). */

const operator: Operator = { id: newId(), email: 'o@example.com', role: 'finance', brands: ['blue'] };
let test: TestServices;
let site: Site;
let lines = 0;

beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
});
afterEach(async () => {
  expect(await moneyErrors(test.services)).toEqual([]);
  expect(await findAuditBreak(test.services)).toBeNull();
});
afterAll(() => test.close());

/** A line of the bank, newly booked. */
async function booked(amount: number, day = '2026-11-20'): Promise<SeenMoney> {
  lines += 1;
  const text = `booking_date,amount,memo,counter_account\n${day},${amount},line ${lines},1`;
  await importStatement(test.services, { brand: 'blue', operator, fileName: 'a.csv', text });
  const question = ['select id from bank_line where memo = $1', [`line ${lines}`]] as const;
  const { rows } = await test.services.db.$client.query(question[0], [...question[1]]);
  return { bankLineId: rows[0]?.id };
}

const typed = (amount: number, reference: string = newId()) => ({ amount, paidOn: '2026-11-20', reference });
const confirm = (orderId: string, money?: SeenMoney, version?: number) =>
  confirmTransfer(test.services, { brand: 'blue', operatorId: operator.id, orderId, money, version });
const owe = (orderId: string, money: SeenMoney, version?: number) =>
  recordLateMoney(test.services, { brand: 'blue', operatorId: operator.id, orderId, money, version });
const balances = async (order: OrderRow) => {
  const { revenue, owed, member_funds: held } = await orderBalances(test.services.db, order.id);
  return { revenue, owed, held };
};

async function paid(): Promise<{ member: Member; order: OrderRow }> {
  const { member } = await makeMember(test.services);
  const { id } = await site.order(member, 'weekly');
  return { member, order: (await confirm(id, await booked(3000))).order };
}

describe('a second transfer for a paid order', () => {
  it('is owed to the member, who is notified, and leaves order, receipt and period alone', async () => {
    const { member, order } = await paid();
    const money = await booked(3000);
    const again = await confirm(order.id, money);
    expect(again).toMatchObject({
      outcome: 'owed',
      order: { orderStatus: 'completed', receiptNo: order.receiptNo, amountPaid: 6000 },
    });
    expect(again.order.completedAt).toEqual(order.completedAt);
    expect(await balances(order)).toEqual({ revenue: -3000, owed: -3000, held: 0 });
    const shown = await showOrder(test.services, { member, id: order.id, locale: 'en' });
    expect(shown).toMatchObject({ status: 'completed', amount_paid: 6000, owed: 3000 });
    expect(shown.timeline.at(-1)).toMatchObject({
      action: 'record_owed',
      by: 'operator',
      status: 'completed',
    });
    const emails = await test.services.db.$client.query(
      "select template from outbox where account_id = $1 and template = 'order-owed'",
      [member.id],
    );
    expect(emails.rowCount).toBe(1);
  });

  it('is consumed once: the same line says nothing new, and counts for no other order', async () => {
    const { order } = await paid();
    const { order: other } = await paid();
    const money = await booked(3000);
    expect((await confirm(order.id, money)).outcome).toBe('owed');
    expect((await confirm(order.id, money)).outcome).toBe('already_confirmed');
    expect((await confirm(other.id, money)).outcome).toBe('already_confirmed');
    await expect(owe(other.id, money)).rejects.toMatchObject({ code: 'conflict' });
    expect(await balances(other)).toEqual({ revenue: -3000, owed: 0, held: 0 });
  });

  it('is booked once when two operators send the same line at once, and twice for two lines', async () => {
    const { order } = await paid();
    const [one, two] = [await booked(3000), await booked(3000)];
    const answers = await Promise.all([one, one, two].map((money) => confirm(order.id, money)));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['already_confirmed', 'owed', 'owed']);
    expect(await balances(order)).toEqual({ revenue: -3000, owed: -6000, held: 0 });
  });

  it('is owed to one of two who paid, no matter who confirms both with the one line at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const both = [await paid(), await paid()];
      const line = await booked(3000);
      const answers = await Promise.all(both.map(({ order }) => confirm(order.id, line)));
      expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['already_confirmed', 'owed']);
    }
  });

  it('is not booked for an operator who saw the order unpaid: they learn that it was confirmed', async () => {
    const { member } = await makeMember(test.services);
    const seen = await site.order(member, 'weekly');
    await confirm(seen.id, await booked(3000), seen.version);
    const line = await booked(3000);
    expect((await confirm(seen.id, line, seen.version)).outcome).toBe('already_confirmed');
    const now = await findOrderOf(test.services.db, { id: seen.id, accountId: member.id });
    expect((await confirm(seen.id, line, now?.version)).outcome).toBe('owed');
  });

  it('that an operator types in is taken by the call for it, and never by confirming again', async () => {
    const { order } = await paid();
    const money = typed(3000);
    expect((await confirm(order.id, money)).outcome).toBe('already_confirmed');
    expect((await owe(order.id, money)).outcome).toBe('owed');
    await expect(owe(order.id, money)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('stays owed when the confirmation is taken back, with the price beside it', async () => {
    const { order } = await paid();
    await confirm(order.id, await booked(1000));
    await test.services.db.transaction((tx) =>
      voidOrder(tx, {
        brand: 'blue',
        orderId: order.id,
        operatorId: operator.id,
        reason: 'a mistake',
        now: test.services.clock.now(),
      }),
    );
    expect(await balances(order)).toEqual({ revenue: 0, owed: -4000, held: 0 });
  });
});

describe('money for an order that ended unpaid', () => {
  it('is owed in full and moves nothing; a later revival earns it after all', async () => {
    const { member } = await makeMember(test.services);
    const order = await site.order(member, 'weekly');
    await expect(owe(order.id, typed(1000))).rejects.toMatchObject({
      code: 'conflict',
      data: { state: 'pending/unpaid' },
    });
    await cancelOrder(test.services, { member });
    expect((await owe(order.id, await booked(1000))).order).toMatchObject({ orderStatus: 'cancelled' });
    expect(await balances(order)).toEqual({ revenue: 0, owed: -1000, held: 0 });
    const money = await booked(2000);
    await test.services.db.transaction((tx) =>
      reviveOrder(tx, {
        brand: 'blue',
        orderId: order.id,
        operatorId: operator.id,
        reason: 'it came',
        money,
        now: test.services.clock.now(),
      }),
    );
    expect(await balances(order)).toEqual({ revenue: -3000, owed: 0, held: 0 });
  });
});

describe('a line for money which was typed in before', () => {
  it('is joined to it and brings nothing new; the next line of the same amount does', async () => {
    const { member } = await makeMember(test.services);
    const { id } = await site.order(member, 'weekly');
    const money = typed(3000);
    const { order } = await confirm(id, money);
    expect((await confirm(id, await booked(3000, '2026-11-23'))).outcome).toBe('same_money');
    expect((await confirm(id, await booked(3000, '2026-11-23'))).outcome).toBe('owed');
    expect(await balances(order)).toEqual({ revenue: -3000, owed: -3000, held: 0 });
    await expect(owe(id, money)).rejects.toMatchObject({ code: 'conflict' });
    const events = await listOrderEvents(test.services.db, id);
    expect(events.map(({ action }) => action)).toEqual(['create', 'confirm', 'record_owed']);
  });

  it('is other money four days away, and leaves a short order as short as it was', async () => {
    const { member } = await makeMember(test.services);
    const { id } = await site.order(member, 'weekly');
    await confirm(id, typed(1000));
    expect(await confirm(id, await booked(1000, '2026-11-21'))).toMatchObject({
      outcome: 'same_money',
      order: { amountPaid: 1000, paymentStatus: 'partial' },
    });
    expect(await confirm(id, await booked(1000, '2026-11-24'))).toMatchObject({
      outcome: 'partial',
      order: { amountPaid: 2000 },
    });
  });

  it('keeps its line for good', async () => {
    const { order } = await paid();
    const change = test.services.db.$client.query(
      'update payment set bank_line_id = null where order_id = $1',
      [order.id],
    );
    await expect(change).rejects.toThrow('keeps its line');
  });
});
