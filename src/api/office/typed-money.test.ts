import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alertPayments } from '#domain/money/order/alert-payments.ts';
import { reconcileAll } from '#domain/money/order/reconcile-payments.ts';
import { newId } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { fetchOffice, type Office, openOffice } from '#tests/support/office.ts';
import { officeHtml } from '#tests/support/office-html.tsx';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';
import * as orderScreen from '../../screens/office/order/screen.tsx';
import { alertsContract } from './alerts.contract.ts';
import { dashboardContract } from './dashboard.contract.ts';
import { typedPaymentsContract } from './typed-payments.contract.ts';

const DAY = '2026-11-20';
const NOW = new Date('2026-11-20T04:00:00Z');
let test: TestServices;
let site: Site;
let office: Office;

beforeEach(async () => {
  test = await testServices();
  test.setNow(NOW);
  site = await openSite(test.services);
  office = await openOffice(test.services);
});
afterEach(async () => {
  expect(await moneyErrors(test.services)).toEqual([]);
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const ordered = async (plan: 'weekly' | 'yearly' = 'weekly') =>
  site.order((await makeMember(test.services)).member, plan);
const typed = (amount: number, reference: string = newId(), paidOn = DAY) => ({
  money: { amount, paid_on: paidOn, reference },
});
const confirm = (id: string, body: object, who = 'finance') =>
  office.post(`/orders/${id}/confirm`, body, who);
const book = async (amount: number, memo: string, { day = DAY, account = '822-99999' } = {}) => {
  const csv = `booking_date,amount,memo,counter_account\n${day},${amount},${memo},${account}\n`;
  return office.post('/statements', { file_name: 'bank.csv', csv }, 'finance');
};
const list = async (state = 'unmatched') =>
  typedPaymentsContract.data.parse((await office.get(`/typed-payments?state=${state}`)).data);
const setting = (key: string, value: number) =>
  test.services.db.$client.query(
    'insert into brand_setting (brand, key, value, updated_at) values ($1, $2, $3, now())',
    ['blue', key, JSON.stringify(value)],
  );
const stateOf = async (id: string) => {
  const { rows } = await test.services.db.$client.query(
    'select order_status as status, amount_paid::int as paid from member_order where id = $1',
    [id],
  );
  return rows[0];
};

describe('one transfer that is typed', () => {
  it('confirms one order: in the same words it is refused for a second one, which stays as it was', async () => {
    const [one, two] = [await ordered(), await ordered()];
    const reference = 'BANKREF-777 from Mr Lee';
    expect((await confirm(one.id, typed(3000, reference))).data).toMatchObject({ outcome: 'completed' });
    for (const said of [reference, '  bankref-777 FROM Mr  Lee ', 'ＢＡＮＫＲＥＦ-777 from MrLee']) {
      const again = await confirm(two.id, typed(3000, said), 'owner');
      expect(again).toMatchObject({ http_code: 409, data: { order_id: one.id } });
      expect(again.messages.input_validates.reference?.[0]).toContain(one.orderNo);
    }
    expect(await stateOf(two.id)).toEqual({ status: 'pending', paid: 0 });
    for (const other of [typed(3000, reference, '2026-11-19'), typed(2999, reference)]) {
      const fresh = await ordered();
      expect((await confirm(fresh.id, other)).http_code).toBe(200);
    }
  });

  it('is won by one of two operators at the same moment', async () => {
    const orders = [await ordered(), await ordered(), await ordered(), await ordered()];
    const answers = await Promise.all(
      orders.map(({ id }, index) =>
        confirm(id, typed(3000, 'the same'), index % 2 === 0 ? 'owner' : 'finance'),
      ),
    );
    expect(answers.map(({ http_code: code }) => code).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('is unique in the database, whatever the program says', async () => {
    const [one, two] = [await ordered(), await ordered()];
    await confirm(one.id, typed(3000, 'once'));
    const insert = `insert into payment (id, brand, order_id, amount, paid_on, reference, recorded_by, recorded_at)
      values ($1, 'blue', $2, 3000, $3, $4, 'x', $5)`;
    const write = (paidOn: string, reference: string) =>
      test.services.db.$client.query(insert, [newId(), two.id, paidOn, reference, NOW]);
    await expect(write(DAY, ' ONCE')).rejects.toThrow('payment_typed_once');
    await expect(write('2026-11-21', 'x')).rejects.toThrow('payment_was_made');
  });

  it('was made on a day that has come, in the zone of the site, and not years ago', async () => {
    const { id } = await ordered();
    // 23:30 in Taipei: the next day has begun in no zone of the site.
    test.setNow(new Date('2026-11-20T15:30:00Z'));
    await office.wake();
    for (const day of ['2026-11-21', '2031-01-01', '2025-11-18', '1999-01-01'])
      expect([day, (await confirm(id, typed(100, newId(), day))).http_code]).toEqual([day, 422]);
    expect(await stateOf(id)).toEqual({ status: 'pending', paid: 0 });
    test.setNow(new Date('2026-11-20T16:30:00Z'));
    await office.wake();
    for (const day of ['2026-11-21', '2025-11-20'])
      expect([day, (await confirm(id, typed(100, newId(), day))).http_code]).toEqual([day, 200]);
  });
});

describe('one operator’s word', () => {
  it('is good for an amount up to the limit; above it nothing happens without a second person', async () => {
    const { id } = await ordered('yearly');
    const body = typed(48_000, 'nothing');
    const refused = await confirm(id, body);
    expect(refused.http_code).toBe(422);
    expect(refused.messages.input_validates.amount?.[0]).toContain('second person');
    expect(await stateOf(id)).toEqual({ status: 'pending', paid: 0 });

    const ask = await office.post(
      `/orders/${id}/typed-payment`,
      { ...body, reason: 'the statement is late' },
      'finance',
    );
    const request = String(Object(ask.data).id);
    const html = await officeHtml(test.services, {
      token: office.token('owner'),
      screen: orderScreen,
      path: `/office/orders/${id}`,
      params: { id },
    });
    expect(html).toContain('asked to record a manual payment');
    expect(html).not.toContain('asked to reverse');
    expect((await office.post(`/approvals/${request}`, { decision: 'approved' }, 'finance')).http_code).toBe(
      409,
    );
    expect((await office.post(`/approvals/${request}`, { decision: 'approved' }, 'support')).http_code).toBe(
      404,
    );
    expect(await stateOf(id)).toEqual({ status: 'pending', paid: 0 });
    expect((await office.post(`/approvals/${request}`, { decision: 'approved' }, 'owner')).http_code).toBe(
      200,
    );
    expect(await stateOf(id)).toEqual({ status: 'completed', paid: 48_000 });
    expect(await list()).toMatchObject([{ amount: 48_000, approval_id: request, line: null }]);
  });

  it('cannot be cut into parts beyond the limit of a day, not even by many at once; a new day starts from zero', async () => {
    await setting('typed_daily_limit', 10_000);
    const orders = [];
    for (let index = 0; index < 6; index += 1) orders.push(await ordered());
    const answers = await Promise.all(orders.map(({ id }) => confirm(id, typed(3000))));
    expect(answers.map(({ http_code: code }) => code).toSorted()).toEqual([200, 200, 200, 422, 422, 422]);
    const refused = answers.find(({ http_code: code }) => code === 422);
    expect(refused?.messages.input_validates.amount?.[0]).toContain('TWD 1,000 is left');
    const left = orders.filter((_order, index) => answers[index]?.http_code === 422);
    // Of another operator, and of a line of the bank, the limit says nothing.
    expect((await confirm(left[0]?.id ?? '', typed(3000), 'owner')).http_code).toBe(200);
    await book(3000, left[1]?.paymentRef ?? '');
    const { rows } = await test.services.db.$client.query('select id from bank_line');
    const line = { money: { bank_line_id: rows[0].id } };
    expect((await confirm(left[1]?.id ?? '', line)).http_code).toBe(200);
    test.setNow(new Date('2026-11-20T16:00:01Z'));
    await office.wake();
    expect((await confirm(left[2]?.id ?? '', typed(3000, 'x'))).http_code).toBe(200);
  });

  it('is limited alike for money that came for an order which is over', async () => {
    const { id } = await ordered();
    await confirm(id, typed(3000));
    const late = typed(20_001, 'again');
    expect((await office.post(`/orders/${id}/owed`, late, 'finance')).http_code).toBe(422);
    const ask = await office.post(`/orders/${id}/typed-payment`, { ...late, reason: 'twice' }, 'finance');
    const path = `/approvals/${Object(ask.data).id}`;
    expect((await office.post(path, { decision: 'approved' }, 'owner')).http_code).toBe(200);
    expect(await stateOf(id)).toEqual({ status: 'completed', paid: 23_001 });
  });

  it('is checked when a second person is asked: a day to come and money typed before are refused at once', async () => {
    const [one, two] = [await ordered(), await ordered('yearly')];
    await confirm(one.id, typed(3000, 'known'));
    const reason = 'late statement';
    const ask = (body: object) =>
      office.post(`/orders/${two.id}/typed-payment`, { ...body, reason }, 'finance');
    expect((await ask(typed(3000, 'known'))).http_code).toBe(409);
    expect((await ask(typed(48_000, 'x', '2026-12-01'))).http_code).toBe(422);
    expect((await office.post(`/orders/${two.id}/typed-payment`, typed(1), 'support')).http_code).toBe(404);
  });
});

describe('typed money without a line', () => {
  it('stands in the list, on the dashboard and in both files until its line comes', async () => {
    const { id, orderNo, paymentRef } = await ordered();
    await confirm(id, typed(3000, 'seen at the bank'));
    expect(await list()).toMatchObject([{ order: { order_no: orderNo }, line: null }]);
    const figure = async () => dashboardContract.data.parse((await office.get('/dashboard')).data).typed;
    expect(await figure()).toEqual({ unmatched: 1, amount: 3000, oldest_days: 0 });
    const file = async (path: string) =>
      (await fetchOffice(test.services, path, office.token('owner'))).text();
    expect(await file('/exports/payments')).toContain('typed_unmatched');
    expect(await file('/list-exports/typed_payments')).toContain('seen at the bank');
    await book(3000, `transfer ${paymentRef}`);
    expect(await list()).toEqual([]);
    expect(await figure()).toEqual({ unmatched: 0, amount: 0, oldest_days: null });
    expect(await list('matched')).toMatchObject([{ line: { memo: `transfer ${paymentRef}` } }]);
    expect(await file('/exports/payments')).toContain('typed_matched');
  });

  it('is reported after the days that the brand has set, and no longer once its line has come', async () => {
    const { id, paymentRef } = await ordered();
    await confirm(id, typed(3000));
    const notified = async () =>
      alertsContract.data
        .parse((await office.get('/alerts')).data)
        .map(({ kind, facts, brand_name: name }) => ({ kind, facts, name }));
    test.setNow(new Date(NOW.getTime() + 5 * DAY_MS - 60_000));
    await alertPayments(test.services);
    await office.wake();
    expect(await notified()).toEqual([]);
    test.setNow(new Date(NOW.getTime() + 5 * DAY_MS + 60_000));
    await alertPayments(test.services);
    await office.wake();
    expect(await notified()).toEqual([
      {
        kind: 'payment_unmatched',
        facts: { brand: 'blue', count: 1, amount: 3000, days: 5 },
        name: 'Trueline',
      },
    ]);
    await book(3000, paymentRef);
    expect(await notified()).toEqual([]);
  });

  it('takes one line for one payment: of two lines or two payments that fit alike a person decides', async () => {
    const [one, two, three] = [await ordered(), await ordered(), await ordered()];
    await confirm(one.id, typed(3000, 'cash desk one'));
    await book(3000, 'memo with cash desk one in it');
    await book(3000, 'another memo with cash desk one');
    expect((await list()).length).toBe(0);
    await confirm(two.id, typed(3000, 'twice there'));
    await book(3000, 'twice there A', { day: '2026-11-19' });
    expect((await list()).length).toBe(0);
    await confirm(three.id, typed(3000, 'no such words'));
    await book(3000, 'words of no one');
    expect(await reconcileAll(test.services)).toEqual({ joined: 0 });
    expect((await list()).map(({ reference }) => reference)).toEqual(['no such words']);
  });

  it('never takes the line that names another order, nor one of another amount or of four days later', async () => {
    const [mine, other] = [await ordered(), await ordered()];
    await confirm(mine.id, typed(3000, 'Lee 12345'));
    await book(3000, `Lee 12345 ${other.paymentRef}`);
    await book(3001, 'Lee 12345');
    await book(3000, 'Lee 12345 late', { day: '2026-11-24' });
    await book(3000, 'Lee 12345 early', { day: '2026-11-16' });
    expect((await list()).length).toBe(1);
    await book(3000, 'Lee 12345 in time', { day: '2026-11-23' });
    expect((await list('matched')).map(({ line }) => line?.booking_date)).toEqual(['2026-11-23']);
  });

  it('is joined once by a job and an operator at the same moment, and no money moves by it', async () => {
    const { id } = await ordered();
    await setting('typed_alert_days', 60);
    await book(3000, 'ABCDEF note');
    await confirm(id, typed(3000, 'ABCDEF note'));
    const { rows } = await test.services.db.$client.query('select id from bank_line');
    const answers = await Promise.all([
      reconcileAll(test.services),
      confirm(id, { money: { bank_line_id: rows[0].id } }),
      reconcileAll(test.services),
    ]);
    expect(['same_money', 'already_confirmed']).toContain(Object(answers[1]).data.outcome);
    expect(await stateOf(id)).toEqual({ status: 'completed', paid: 3000 });
    expect((await list('matched')).length).toBe(1);
  });
});
