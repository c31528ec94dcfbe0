import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmTransfer } from '#domain/money/order/confirm-transfer.ts';
import { formatMinute } from '#i18n/format.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { officeHtml } from '#tests/support/office-html.tsx';
import { openSite } from '#tests/support/site.ts';
import * as auditScreen from '../../screens/office/audit/screen.tsx';
import { auditContract } from './audit.contract.ts';

let test: TestServices;
let office: Office;
let uuid: string;
let order: { readonly id: string; readonly orderNo: string };

beforeAll(async () => {
  test = await testServices();
  const site = await openSite(test.services);
  office = await openOffice(test.services);
  const { member } = await makeMember(test.services, { nickName: 'Ada Lovelace' });
  uuid = member.uuid;
  const made = await site.order(member, 'weekly');
  order = made;
  await confirmTransfer(test.services, {
    brand: 'blue',
    operatorId: office.id('finance'),
    orderId: made.id,
    money: { amount: made.amountDue, paidOn: '2026-11-20', reference: 'A-1' },
  });
  const body = { text: 'Called us about the receipt.' };
  expect((await office.post(`/members/${uuid}/notes`, body, 'support')).http_code).toBe(200);
});
afterAll(() => test.close());

const log = async (query: string, who = 'owner') =>
  auditContract.data.parse((await office.get(`/audit?${query}`, who)).data);

describe('the names in the log', () => {
  it('are those of members, orders, operators and brands', async () => {
    const [about] = await log(`subject_id=${uuid}&action=member.`);
    expect(about).toMatchObject({
      brand: 'blue',
      brand_name: 'Trueline',
      actor: { kind: 'operator', name: office.email('support') },
      subject: { kind: 'account', id: uuid, name: 'Ada Lovelace' },
    });
    const [paid] = await log('action=order.completed');
    expect(paid?.subject).toEqual({ kind: 'order', id: order.id, name: order.orderNo });
    const [signedIn] = await log(`action=office.signed_in&actor=${office.email('content')}`);
    expect(signedIn?.subject.name).toBe(office.email('content'));
  });

  it('are the titles of articles, the hosts of webhooks, and the first words of announcements', async () => {
    const texts = {
      en: { title: 'How a line moves', summary: 'In short', body: 'In full' },
      vi: { title: 'Kèo di chuyển thế nào', summary: 'Ngắn', body: 'Dài' },
    };
    expect((await office.post('/news', { content: { texts } }, 'content')).http_code).toBe(200);
    const hook = { url: 'https://hooks.example.com/in', events: ['order.paid'] };
    expect((await office.post('/webhooks', hook, 'owner')).http_code).toBe(200);
    const notice = { texts: { en: 'Bank holiday.' }, from: '2026-11-20T00:00:00.000Z', until: null };
    expect((await office.post('/announcements', notice, 'content')).http_code).toBe(200);
    for (const [action, name] of [
      ['news.created', 'How a line moves'],
      ['webhook.made', 'hooks.example.com'],
      ['announcement.', 'Bank holiday.'],
    ])
      expect((await log(`action=${action}`))[0]?.subject.name, action).toBe(name);
  });

  it('are left out for anyone who may not see members, and where there is none', async () => {
    const own = await log('', 'content');
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ actor }) => actor.name === office.email('content'))).toBe(true);
    const settings = await log('action=brand.');
    expect(settings.every(({ subject }) => subject.name === null)).toBe(true);
  });

  it('stand on the page as links, the ids on hovering alone', async () => {
    const html = await officeHtml(test.services, {
      token: office.token('owner'),
      screen: auditScreen,
      path: '/office/audit',
    });
    expect(html).toContain(`<a href="/office/members/${uuid}">Ada Lovelace</a>`);
    expect(html).toContain(`<a href="/office/orders/${order.id}">${order.orderNo}</a>`);
    expect(html).toContain(`title="${uuid}"`);
    expect(html).not.toContain(`>${uuid}<`);
    expect(html).not.toContain(`>${order.id}<`);
  });

  it('call a setting as its page does', async () => {
    const change = { value: 50, version: 0, reason: 'Bank fees' };
    expect((await office.post('/settings/payment_tolerance', change, 'finance')).http_code).toBe(200);
    const html = await officeHtml(test.services, {
      token: office.token('owner'),
      screen: auditScreen,
      path: '/office/audit',
    });
    expect(html).toContain('Payment tolerance (shortfall we accept)</span>');
    expect(html).not.toContain('>blue payment_tolerance<');
  });

  it('say what was done in words and in the time of the brand, with the record itself behind', async () => {
    const days = { days: 3, reason: 'A day without picks' };
    expect((await office.post(`/members/${uuid}/grants`, days, 'support')).http_code).toBe(200);
    const [granted] = await log('action=subscription.grant');
    const end = granted?.detail.endAt;
    if (typeof end !== 'string') throw new Error('the end of the days is not in the log');
    const html = await officeHtml(test.services, {
      token: office.token('owner'),
      screen: auditScreen,
      path: '/office/audit',
    });
    expect(html).toContain(`Ends: ${formatMinute(end, 'Asia/Taipei')}`);
    expect(html).toContain('Received: TWD 3,000');
    const read = html.replaceAll(/<code[^>]*>.*?<\/code>/g, '');
    expect(html.length).toBeGreaterThan(read.length);
    for (const machine of ['endAt', end, 'amount_due', 'completed/paid']) expect(read).not.toContain(machine);
  });
});
