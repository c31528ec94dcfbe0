import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getBrand } from '#api/get-brand.ts';
import { findOperatorByEmail } from '#db/queries/operator.ts';
import { findActiveSubscription, listSubscriptions } from '#db/queries/subscription.ts';
import { startBreak } from '#domain/accounts/break/start-break.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { cancelOrder } from '#domain/money/order/cancel-order.ts';
import { confirmTransfer } from '#domain/money/order/confirm-transfer.ts';
import { proposeAboutOrder } from '#domain/money/order/propose-about-order.ts';
import { importStatement } from '#domain/money/statement/import-statement.ts';
import { beginPeriod } from '#domain/money/subscription/begin-period.ts';
import { decide } from '#domain/operations/approval/decide-approval.ts';
import { fixedClock } from '#platform/clock.ts';
import { DAY_MS } from '#terms/durations.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { makeCoupon } from '#tests/support/coupons.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { makeOperator } from '#tests/support/office.ts';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';

/** Interleavings and corners that once went wrong, each forced to happen. */

const NOW = new Date('2026-11-20T02:00:00Z');
let test: TestServices;
let site: Site;
const operators: Operator[] = [];

beforeAll(async () => {
  test = await testServices();
  test.setNow(new Date(NOW.getTime() - DAY_MS));
  site = await openSite(test.services);
  for (const role of ['finance', 'owner'] as const) {
    const { email } = await makeOperator(test.services, { role });
    const row = await findOperatorByEmail(test.services.db, email);
    operators.push({ id: row?.id ?? '', email, role, brands: ['blue'] });
  }
});
afterEach(async () => {
  test.setNow(NOW);
  expect(await moneyErrors(test.services)).toEqual([]);
  expect(await findAuditBreak(test.services)).toBeNull();
});
afterAll(() => test.close());

const member = async (wishes = {}) => (await makeMember(test.services, wishes)).member;
const [first, second] = [() => operators[0], () => operators[1]].map((find) => () => {
  const operator = find();
  if (operator === undefined) throw new Error('no operator yet');
  return operator;
});
const typed = (amount: number, reference = 'seen at the bank') => ({
  amount,
  paidOn: '2026-11-20',
  reference,
});
const confirm = (orderId: string, money?: ReturnType<typeof typed>) =>
  confirmTransfer(test.services, { brand: 'blue', operatorId: first?.().id ?? '', orderId, money });
const ask = (kind: 'revive_order' | 'void_order', orderId: string, payload = {}) =>
  proposeAboutOrder(test.services, {
    kind,
    brand: 'blue',
    orderId,
    payload,
    reason: 'looked into it',
    operator: first?.() ?? Object(null),
  });
const approve = (id: string) =>
  decide(test.services, { id, operator: second?.() ?? Object(null), decision: 'approved', getBrand });

/** Does something in a transaction that stays open until all the work that is started beside it waits for a lock. */
async function whileHeld<Result>(
  statement: string,
  parameters: readonly unknown[],
  work: readonly (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  const holder = await test.services.db.$client.connect();
  // The application's role does not see what other connections wait for.
  const watcher = new pg.Client({ connectionString: test.ownerUrl });
  await watcher.connect();
  try {
    await holder.query('begin');
    await holder.query(statement, [...parameters]);
    const running: Promise<Result>[] = [];
    for (const [index, start] of work.entries()) {
      running.push(start());
      running.at(-1)?.catch(() => undefined);
      await expect
        .poll(async () => {
          const { rows } = await watcher.query(
            `select count(*)::int as waiting from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows[0]?.waiting;
        })
        .toBe(index + 1);
    }
    await holder.query('commit');
    return await Promise.allSettled(running);
  } finally {
    holder.release();
    await watcher.end();
  }
}

describe('confirming', () => {
  it('takes no order into the books for which no money is named', async () => {
    const buyer = await member();
    const order = await site.order(buyer, 'weekly');
    await expect(confirm(order.id)).rejects.toMatchObject({
      code: 'invalid',
      fields: { money: [{ key: 'required' }] },
    });
    expect(await cancelOrder(test.services, { member: buyer })).toMatchObject({ orderStatus: 'cancelled' });
  });

  it('counts what an operator types in once, however often it is sent', async () => {
    const short = await site.order(await member(), 'weekly');
    const twice = await Promise.allSettled([1, 2].map(() => confirm(short.id, typed(1000))));
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await confirm(short.id, typed(2000, 'the rest'))).order.amountPaid).toBe(3000);
    const over = await site.order(await member(), 'weekly');
    expect((await confirm(over.id, typed(6000))).outcome).toBe('error');
    await expect(confirm(over.id, typed(6000))).rejects.toMatchObject({
      code: 'conflict',
      data: { order_id: over.id },
    });
  });

  it('carries the time of a period that began a moment later by another process’s clock', async () => {
    const buyer = await member({ planDays: 30 });
    const { rank, ...period } = {
      brand: 'blue',
      accountId: buyer.id,
      planId: site.planId('monthly'),
      names: { en: 'x' },
      rank: 3,
    };
    const now = new Date((buyer.plan?.startAt.getTime() ?? 0) - 5);
    await test.services.db.transaction((tx) =>
      beginPeriod(tx, {
        ...period,
        rank,
        kind: 'granted',
        days: 30,
        grantedBy: 'x',
        reason: 'x',
        breakUntil: null,
        now,
      }),
    );
    const active = await findActiveSubscription(test.services.db, buyer.id);
    expect(((active?.endAt.getTime() ?? 0) - now.getTime()) / DAY_MS).toBeGreaterThan(60);
  });
});

describe('a break', () => {
  it('shuts the site for an order that was already waiting for the member’s row', async () => {
    const buyer = await member();
    const [answer] = await whileHeld(
      'update account set break_from = $2, break_until = $3 where id = $1',
      [buyer.id, NOW, new Date(NOW.getTime() + 7 * DAY_MS)],
      [() => site.order(buyer, 'weekly')],
    );
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'locked' } });
  });

  it('keeps the plan on whose last second it begins, though the job marks that plan as over meanwhile', async () => {
    const buyer = await member({ planDays: 1 });
    const services = { ...test.services, clock: fixedClock(buyer.endAt ?? NOW) };
    const [started] = await whileHeld(
      "update subscription set status = 'expired' where account_id = $1",
      [buyer.id],
      [() => startBreak(services, { member: buyer, days: 7 })],
    );
    expect(started?.status).toBe('fulfilled');
    expect(await findActiveSubscription(test.services.db, buyer.id)).toMatchObject({ frozenMs: 7 * DAY_MS });
  });

  it('freezes the plan that runs again after a mistaken confirmation is taken back', async () => {
    test.setNow(NOW);
    const buyer = await member({ planDays: 12 });
    const before = buyer.endAt?.getTime() ?? 0;
    const order = await site.order(buyer, 'monthly');
    await confirm(order.id, typed(8000));
    await startBreak(test.services, { member: buyer, days: 30 });
    await approve((await ask('void_order', order.id)).id);
    const active = await findActiveSubscription(test.services.db, buyer.id);
    expect(active).toMatchObject({ kind: 'granted', frozenMs: 30 * DAY_MS });
    expect((active?.endAt.getTime() ?? 0) - before).toBe(30 * DAY_MS);
    expect(await listSubscriptions(test.services.db, buyer.id)).toHaveLength(2);
  });
});

describe('two persons', () => {
  it('can ask for a thing and decide on it at once without waiting for each other', async () => {
    const order = await site.order(await member(), 'weekly');
    await confirm(order.id, typed(3000));
    const { id } = await ask('void_order', order.id);
    const [asked, decided] = await whileHeld<unknown>(
      'select 1 from member_order where id = $1 for update',
      [order.id],
      [() => ask('void_order', order.id), () => approve(id)],
    );
    expect(asked).toMatchObject({ status: 'rejected', reason: { code: 'conflict' } });
    expect(decided?.status).toBe('fulfilled');
  });

  it('honour a late transfer at the price of a coupon whose last use went to somebody else', async () => {
    test.setNow(NOW);
    const couponCode = await makeCoupon(test.services, { fromAt: NOW });
    const [late, quick] = [await member(), await member()];
    const order = await site.order(late, 'monthly', { couponCode });
    await cancelOrder(test.services, { member: late });
    await site.order(quick, 'monthly', { couponCode });
    const money = { amount: 7500, paid_on: '2026-11-20', reference: 'late' };
    await approve((await ask('revive_order', order.id, { money })).id);
    expect(await findActiveSubscription(test.services.db, late.id)).toMatchObject({ orderId: order.id });
    const another = site.order(await member(), 'monthly', { couponCode });
    await expect(another).rejects.toMatchObject({
      fields: { coupon_code: [{ key: 'orders.coupon.used_up' }] },
    });
  });
});

describe('at once', () => {
  it('the same lines come in two files in opposite order, and each is added once', async () => {
    const rows = Array.from({ length: 400 }, (_, index) => `2026-11-20,${1000 + index},m,3`);
    const file = (lines: readonly string[]) =>
      ['booking_date,amount,memo,counter_account', ...lines].join('\n');
    const take = (text: string) =>
      importStatement(test.services, {
        brand: 'blue',
        operator: first?.() ?? Object(null),
        fileName: 'a.csv',
        text,
      });
    const answers = await Promise.all(
      [rows, rows.toReversed(), rows, rows.toReversed()].map((lines) => take(file(lines))),
    );
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(400);
  });
});
