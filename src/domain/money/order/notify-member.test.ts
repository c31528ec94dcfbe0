import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '#domain/accounts/member/member.ts';
import { newId } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { emailsTo } from '#tests/support/emails.ts';
import { makeMember } from '#tests/support/members.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { expireOrders } from './expire-orders.ts';
import { reportTransfer } from './report-transfer.ts';

let test: TestServices;
let site: Site;
let office: Office;

beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  office = await openOffice(test.services);
});
afterAll(() => test.close());

/** The e-mails about orders to a member, the oldest first. */
async function notified(member: Member) {
  const emails = await emailsTo(test.services, member.email);
  return emails.filter(({ template }) => template.startsWith('order-')).toReversed();
}
const names = async (member: Member) => (await notified(member)).map(({ template }) => template);
const seen = (amount: number) => ({ money: { amount, paid_on: '2026-11-20', reference: newId() } });

describe('a member is notified by mail', () => {
  it('that they ordered, that we check, what is missing, and at last with a receipt', async () => {
    const { member } = await makeMember(test.services);
    const order = await site.order(member, 'weekly');
    const report = { last5: '12345', amount: 3000, paidAt: test.services.clock.now(), note: '' };
    await reportTransfer(test.services, { member, orderId: order.id, report });
    await office.post(`/orders/${order.id}/confirm`, seen(1000), 'finance');
    await office.post(`/orders/${order.id}/confirm`, seen(2000), 'finance');
    await office.post(`/orders/${order.id}/confirm`, seen(2000), 'owner');
    const emails = await notified(member);
    expect(emails.map(({ template }) => template)).toEqual([
      'order-created',
      'order-reported',
      'order-partial',
      'order-completed',
    ]);
    const [created, , partial, completed] = emails;
    expect(created?.bodyText).toContain(order.paymentRef);
    expect(created?.bodyText).toContain('TWD 3,000');
    expect(partial?.subject).toContain('TWD 2,000');
    expect(completed?.subject).toMatch(/BLUE-\d{4}-\d{6}/);
    // Only the signed-in owner of an order sees where to pay.
    for (const { bodyText, bodyHtml } of emails) {
      expect(bodyText + bodyHtml).not.toContain(order.bankAccount.accountNo);
      expect(bodyText).not.toMatch(/undefined|\{\w+\}|null/);
    }
  });

  it('why their order failed, or was taken back', async () => {
    const rejected = await makeMember(test.services);
    const one = await site.order(rejected.member, 'weekly');
    const report = { last5: '12345', amount: 3000, paidAt: test.services.clock.now(), note: '' };
    await reportTransfer(test.services, { member: rejected.member, orderId: one.id, report });
    await office.post(`/orders/${one.id}/reject`, { reason: 'No such transfer came in.' }, 'finance');
    expect((await notified(rejected.member)).at(-1)).toMatchObject({
      template: 'order-failed',
      bodyText: expect.stringContaining('No such transfer came in.'),
    });
    const voided = await makeMember(test.services);
    const two = await site.order(voided.member, 'weekly');
    await office.post(`/orders/${two.id}/confirm`, seen(3000), 'finance');
    const asked = await office.post(`/orders/${two.id}/void`, { reason: 'booked twice' }, 'finance');
    await office.post(`/approvals/${Object(asked.data).id}`, { decision: 'approved' }, 'owner');
    expect(await names(voided.member)).toEqual(['order-created', 'order-completed', 'order-failed']);
  });

  it('that their order has expired, and that their late transfer counts', async () => {
    const { member } = await makeMember(test.services);
    const order = await site.order(member, 'weekly');
    const before = test.services.clock.now();
    test.setNow(new Date(before.getTime() + 5 * DAY_MS));
    await Promise.all([expireOrders(test.services), expireOrders(test.services)]);
    test.setNow(new Date(before.getTime() + 6 * DAY_MS));
    const later = await openOffice(test.services);
    const asked = await later.post(
      `/orders/${order.id}/revive`,
      { reason: 'late', ...seen(3000) },
      'finance',
    );
    await later.post(`/approvals/${Object(asked.data).id}`, { decision: 'approved' }, 'owner');
    expect(await names(member)).toEqual(['order-created', 'order-expired', 'order-revived']);
    test.setNow(before);
  });

  it('nothing of what did not happen, of a sandbox order, and of what they did themselves', async () => {
    const { member, token } = await makeMember(test.services);
    await expect(site.order(member, 'weekly', { couponCode: 'NOSUCHCODE' })).rejects.toThrow();
    await site.order(member, 'weekly', { isTest: true });
    expect(await names(member)).toEqual([]);
    await site.order(member, 'weekly');
    await callApi(test.services, { path: '/subscribe/cancel', method: 'POST', body: {}, token });
    expect(await names(member)).toEqual(['order-created']);
  });
});
