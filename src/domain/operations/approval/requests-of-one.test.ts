import { afterEach, beforeEach, expect, it } from 'vitest';
import { getBrand } from '#api/get-brand.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { expireOrders } from '#domain/money/order/expire-orders.ts';
import { checkStatus } from '#domain/money/subscription/check-status.ts';
import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { makeMember } from '#tests/support/members.ts';
import { callOffice, type MadeOperator, makeOperator } from '#tests/support/office.ts';
import { moneyErrors, openSite, type Site } from '#tests/support/site.ts';
import { takeEffect } from './take-effect.ts';

const START = new Date('2026-11-20T04:00:00Z');
let test: TestServices;
let site: Site;
let owner: MadeOperator;
let token: string;
beforeEach(async () => {
  test = await testServices();
  test.setNow(START);
  site = await openSite(test.services);
  owner = await makeOperator(test.services, { role: 'owner' });
  token = await owner.signIn();
});
afterEach(() => test.close());

const later = (ms: number) => test.setNow(new Date(test.services.clock.now().getTime() + ms));
const query = async (text: string, values: unknown[] = []) =>
  (await test.services.db.$client.query(text, values)).rows;
const carryOut = () => takeEffect(test.services, { getBrand });
const reason = 'a good reason';
const post = async (path: string, body: object) => {
  const answer = await callOffice(test.services, path, { method: 'POST', body, token });
  expect([path, answer.http_code]).toEqual([path, 200]);
};
const money = { amount: 3000, paid_on: '2026-11-20', reference: 'T-20261120' };
const orderOf = async (id: string) =>
  (await query('select order_status, payment_status, amount_paid from member_order where id = $1', [id]))[0];
const isEntitled = async (member: Member) => (await checkStatus(test.services, member)).status === 'active';
/** Nothing until just before the time, and once after it. */
const wait = async (before: () => Promise<unknown>) => {
  const was = await before();
  later(72 * HOUR_MS - MINUTE_MS);
  expect(await carryOut()).toBe(0);
  expect(await before()).toEqual(was);
  later(2 * MINUTE_MS);
  expect(await carryOut()).toBe(1);
  expect(await carryOut()).toBe(0);
  expect(await moneyErrors(test.services)).toEqual([]);
  expect((await emailsTo(test.services, owner.email)).length).toBe(2);
};

it('a late transfer pays its order, and the plan begins then', async () => {
  const { member } = await makeMember(test.services);
  const order = await site.order(member, 'weekly');
  later(5 * 24 * HOUR_MS);
  token = await owner.signIn();
  await expireOrders(test.services);
  expect((await orderOf(order.id)).order_status).toBe('expired');
  await post(`/orders/${order.id}/revive`, { reason, money });
  await wait(() => orderOf(order.id));
  expect(await orderOf(order.id)).toEqual({
    order_status: 'completed',
    payment_status: 'paid',
    amount_paid: '3000',
  });
  expect(await isEntitled(member)).toBe(true);
});

it('a confirmation that is reversed ends the plan', async () => {
  const { member } = await makeMember(test.services);
  const order = await site.order(member, 'weekly');
  await post(`/orders/${order.id}/confirm`, { money });
  expect(await isEntitled(member)).toBe(true);
  await post(`/orders/${order.id}/void`, { reason });
  await wait(() => isEntitled(member));
  expect(await isEntitled(member)).toBe(false);
});

it('days that are granted begin when the request takes effect', async () => {
  const { member } = await makeMember(test.services);
  await post(`/members/${member.uuid}/grants`, { days: 30, reason });
  await wait(() => isEntitled(member));
  expect(await isEntitled(member)).toBe(true);
  const [{ days }] = await query(
    "select extract(day from end_at - start_at)::int as days from subscription where status = 'active'",
  );
  expect(days).toBe(30);
});

it('a setting has its new value', async () => {
  const values = () => query("select value from brand_setting where key = 'order_days'");
  await post('/settings/order_days', { value: 5, version: 0, reason });
  await wait(values);
  expect(await values()).toEqual([{ value: 5 }]);
});
