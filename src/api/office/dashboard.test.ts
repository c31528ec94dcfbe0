import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmTransfer } from '#domain/money/order/confirm-transfer.ts';
import { reportTransfer } from '#domain/money/order/report-transfer.ts';
import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { officeHtml } from '#tests/support/office-html.tsx';
import { openSite, type Site } from '#tests/support/site.ts';
import * as startScreen from '../../screens/office/start/screen.tsx';
import * as transfersScreen from '../../screens/office/transfers/screen.tsx';
import { dashboardContract } from './dashboard.contract.ts';

let test: TestServices;
let site: Site;
let office: Office;

beforeAll(async () => {
  test = await testServices();
  // Noon in Taipei, so that no wait of this file runs over midnight.
  test.setNow(new Date('2026-11-20T04:00:00Z'));
  site = await openSite(test.services);
  office = await openOffice(test.services);
});
afterAll(() => test.close());

/** Sessions end sooner than transfers are late, so operators sign in again. */
async function later(ms: number) {
  test.setNow(new Date(test.services.clock.now().getTime() + ms));
  if (ms >= HOUR_MS) office = await openOffice(test.services);
}
const look = async () => dashboardContract.data.parse((await office.get('/dashboard', 'support')).data);
type Screen = Parameters<typeof officeHtml>[1]['screen'];
const page = (screen: Screen, path: string, who = 'finance') =>
  officeHtml(test.services, { token: office.token(who), screen, path });

async function reported(last5: string) {
  const { member } = await makeMember(test.services, { nickName: `Lovelace ${last5}` });
  const order = await site.order(member, 'weekly');
  const report = { last5, amount: order.amountDue, paidAt: test.services.clock.now(), note: '' };
  await reportTransfer(test.services, { member, orderId: order.id, report });
  return order;
}

describe('how long transfers wait', () => {
  it('reports the median and the longest wait of each day, and how many wait for longer than was promised', async () => {
    const orders = [await reported('11111'), await reported('22222'), await reported('33333')];
    for (const [at, minutes] of [10, 10, 40].entries()) {
      await later(minutes * MINUTE_MS);
      await confirmTransfer(test.services, {
        brand: 'blue',
        operatorId: office.id('finance'),
        orderId: orders[at]?.id ?? '',
        money: { amount: orders[at]?.amountDue ?? 0, paidOn: '2026-11-20', reference: `T${at}` },
      });
    }
    await reported('44444');
    await later(23 * HOUR_MS);
    expect((await look()).queue).toMatchObject({ waiting: 1, late: 0, oldest_minutes: 23 * 60 });
    await later(2 * HOUR_MS);
    const { queue, waits } = await look();
    expect(queue).toMatchObject({ waiting: 1, late: 1, median_minutes: expect.closeTo(20, 0), n: 3 });
    expect(waits).toEqual({
      promise_minutes: 24 * 60,
      days: [{ day: '2026-11-20', n: 3, median_minutes: 20, longest_minutes: 60 }],
    });
  });
});

/** The bank's statement with the line that pays an order in full. */
async function importLineOf(order: Awaited<ReturnType<typeof reported>>) {
  const csv = [
    'booking_date,amount,memo,counter_account',
    `2026-11-21,${order.amountDue},${order.paymentRef},822-55555`,
  ].join('\n');
  const names = ['booking_date', 'amount', 'memo', 'counter_account'];
  const mapping = Object.fromEntries(names.map((name) => [name, name]));
  const body = { file_name: `${order.orderNo}.csv`, csv, mapping };
  expect((await office.post('/statements', body, 'finance')).http_code).toBe(200);
}

describe('the first page of the office', () => {
  it('begins with what needs a hand, with the action in the row where a line of the bank matches', async () => {
    const order = await reported('55555');
    await importLineOf(order);
    const html = await page(startScreen, '/office');
    expect(html).toContain('2 items need action');
    expect(html).toContain('1 has waited longer than the promised 24 hours.');
    const row = html.slice(
      html.indexOf('Lovelace 55555'),
      html.indexOf('</li>', html.indexOf('Lovelace 55555')),
    );
    expect(row).toContain('Amount matches');
    expect(row).toContain(`Confirm order ${order.orderNo}`);
    expect(html.split('Confirm order')).toHaveLength(2);
    expect(html.indexOf('Lovelace 55555')).toBeLessThan(html.indexOf('Revenue by day'));
    const queue = await page(transfersScreen, '/office/transfers');
    expect(queue).toMatch(new RegExp(`data-row-action="".{0,40}<button[^>]*Confirm order ${order.orderNo}`));
  });

  it('offers no action to a role that may not take money, and does not say that it has to act', async () => {
    for (const role of ['support', 'auditor']) {
      const html = await page(startScreen, '/office', role);
      expect(html).toContain('Lovelace 55555');
      expect(html).not.toContain('Confirm order');
      expect(html).toContain('2 items are waiting for a colleague');
      expect(html).not.toContain('need action');
    }
  });

  it('counts for finance what finance decides, and not what waits for an owner', async () => {
    const { member } = await makeMember(test.services, { nickName: 'Somerville' });
    const ask = async (path: string, body: object, who: string) =>
      expect([path, (await office.post(path, body, who)).http_code]).toEqual([path, 200]);
    await ask(`/members/${member.uuid}/grants`, { days: 90, reason: 'A long outage' }, 'support');
    const price = { price: 1500, valid_from: null, reason: 'Costs' };
    await ask(`/plans/${site.planId('daily')}/prices`, price, 'owner');
    const forFinance = await page(startScreen, '/office');
    expect(forFinance).toContain('3 items need action');
    expect(forFinance).toContain('>Review<');
    const forAuditor = await page(startScreen, '/office', 'auditor');
    expect(forAuditor).toContain('4 items are waiting for a colleague');
    expect(forAuditor).not.toContain('>Review<');
  });

  it('says of a transfer that has waited too long what its line of the bank makes of it as well', async () => {
    const order = await reported('66666');
    await importLineOf(order);
    await later(25 * HOUR_MS);
    const html = await page(startScreen, '/office');
    const start = html.indexOf('Lovelace 66666');
    const row = html.slice(html.lastIndexOf('<li', start), html.indexOf('</li>', start));
    expect(row).toContain('Overdue');
    expect(row).toContain('Amount matches');
  });
});
