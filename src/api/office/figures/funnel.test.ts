import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { confirmTransfer } from '#domain/money/order/confirm-transfer.ts';
import { reportTransfer } from '#domain/money/order/report-transfer.ts';
import { createViewTally } from '#domain/operations/page-view/tally-views.ts';
import { newId } from '#platform/id.ts';
import * as screen from '#screens/office/figures/screen.tsx';
import { DAY_MS } from '#terms/durations.ts';
import { makeCoupon } from '#tests/support/coupons.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { fetchOffice, lastDetail, type Office, openOffice } from '#tests/support/office.ts';
import { officeHtml } from '#tests/support/office-html.tsx';
import { openSite, type Site } from '#tests/support/site.ts';
import { officeCouponsContract } from '../coupons.contract.ts';
import { dashboardContract } from '../dashboard.contract.ts';
import { couponYieldContract } from './coupons.contract.ts';
import { funnelContract } from './funnel.contract.ts';
import { renewalsContract } from './renewals.contract.ts';

/** A line of the funnel’s file. */
const writtenStep = z.object({ step: z.string(), language: z.string(), count: z.coerce.number() });
const NOW = new Date('2026-11-20T04:00:00Z');
const TODAY = '?from=2026-11-20&to=2026-11-20';

let test: TestServices;
let site: Site;
let office: Office;
let transfer = 0;

const funnel = async (query = '') =>
  funnelContract.data.parse((await office.get(`/figures/funnel${query}`)).data);
const steps = async (query = '') =>
  Object.fromEntries((await funnel(query)).steps.map(({ step, total }) => [step, total]));
const coupons = async (query = '') =>
  couponYieldContract.data.parse((await office.get(`/figures/coupons${query}`)).data);

beforeAll(async () => {
  test = await testServices();
  test.setNow(NOW);
  site = await openSite(test.services);
  await makeCoupon(test.services, {
    code: 'AUTUMN',
    fromAt: new Date(NOW.getTime() - DAY_MS),
    maxRedemptions: 10,
    perMember: 5,
    createdAt: NOW,
  });
  const views = createViewTally(test.services);
  for (const page of ['home', 'home', 'plans', 'register'] as const)
    views.count({ brand: 'blue', language: 'en', page });
  views.count({ brand: 'blue', language: 'vi', page: 'plans' });
  views.count({ brand: 'orange', language: 'en', page: 'home' });
  await views.write();
  await makeMember(test.services);
  const { member } = await makeMember(test.services);
  await buy(member, { couponCode: 'AUTUMN' });
  test.setNow(new Date(NOW.getTime() + DAY_MS));
  await buy(member);
  const { member: waiting } = await makeMember(test.services);
  await site.order(waiting, 'weekly', { couponCode: 'AUTUMN' });
  office = await openOffice(test.services);
});
afterAll(() => test.close());

type Member = Awaited<ReturnType<typeof makeMember>>['member'];

async function buy(member: Member, wishes: Parameters<Site['order']>[2] = {}) {
  const order = await site.order(member, 'weekly', wishes);
  const paidAt = test.services.clock.now();
  const report = { last5: '12345', amount: order.amountDue, paidAt, note: '' };
  await reportTransfer(test.services, { member, orderId: order.id, report });
  transfer += 1;
  await confirmTransfer(test.services, {
    brand: 'blue',
    operatorId: newId(),
    orderId: order.id,
    money: { amount: order.amountDue, paidOn: '2026-11-20', reference: `T${transfer}` },
  });
}

describe('GET /office/figures', () => {
  it('200: reports each step from a guest’s page to a renewal, of these days, this brand and this language', async () => {
    const expected = { pages: 5, register_pages: 1, plan_pages: 2, registered: 3, ordered: 2 };
    expect(await steps()).toEqual({ ...expected, reported: 1, paid: 1, renewed: 1 });
    expect(await steps('?language=vi')).toMatchObject({ pages: 1, plan_pages: 1, registered: 0 });
    expect(await steps(TODAY)).toMatchObject({ pages: 5, registered: 2, ordered: 1, renewed: 1 });
    expect(await steps('?from=2026-11-21')).toMatchObject({ pages: 0, registered: 1, ordered: 1, paid: 0 });
    expect(await funnel()).toMatchObject({ from: '2026-08-24', to: '2026-11-21' });
  });

  it('200: reports what coupons brought, equal to the dashboard’s revenue and to the coupons’ own page', async () => {
    const rows = await coupons();
    const [dashboard, list] = [
      dashboardContract.data.parse((await office.get('/dashboard?days=90')).data),
      officeCouponsContract.data.parse((await office.get('/coupons')).data),
    ];
    expect(rows.map(({ code, uses, paid }) => [code, uses, paid])).toEqual([
      [null, 0, 1],
      ['AUTUMN', 2, 1],
    ]);
    expect(rows.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(dashboard.revenue.total);
    const autumn = list.find(({ code }) => code === 'AUTUMN');
    expect(rows[1]?.paid).toBe(autumn?.redeemed);
    expect(rows[1]?.uses).toBe((autumn?.redeemed ?? 0) + (autumn?.reserved ?? 0));
    expect(rows[1]).toMatchObject({ discount: 500, renewed: { k: 1, n: 1, share: null } });
    const [today] = (await coupons(TODAY)).map(({ revenue }) => revenue);
    expect(today).toBe(dashboard.revenue.days.find(({ day }) => day === '2026-11-20')?.amount);
  });

  it('200: reports who renewed, by the month of the first payment', async () => {
    const { data } = await office.get('/figures/renewals');
    expect(renewalsContract.data.parse(data)).toMatchObject([
      { month: '2026-11', members: 1, renewed: { k: 1, n: 1, share: null, low: null, high: null } },
    ]);
  });

  it('200: gives each table as a file with the same figures, and notes that it was taken', async () => {
    const file = async (kind: string) => {
      const answer = await fetchOffice(
        test.services,
        `/list-exports/${kind}?language=en`,
        office.token('auditor'),
      );
      expect(answer.headers.get('content-disposition')).toContain(`blue-${kind.replace('_', '-')}.csv`);
      return parse(await answer.text(), { bom: true, columns: true });
    };
    const written = z.array(writtenStep).parse(await file('funnel'));
    expect(written.map(({ step, language, count }) => [step, language, count])).toEqual(
      Object.entries(await steps('?language=en')).map(([step, count]) => [step, 'en', count]),
    );
    expect(await lastDetail(test.services, 'export.funnel')).toEqual({ language: 'en', rows: 8 });
    expect(await file('renewals')).toMatchObject([
      { first_paid_in: '2026-11', members: '1', renewed_so_far: '1', share: '' },
    ]);
    expect(await file('coupon_yield')).toMatchObject([
      { coupon: '', uses: '0' },
      { coupon: 'AUTUMN', uses: '2', paid_orders: '1', discount: '500' },
    ]);
  });

  it('200: shows all of it on one page, and says what is counted', async () => {
    const html = await officeHtml(test.services, {
      token: office.token('finance'),
      screen,
      path: '/office/figures',
    });
    expect(html).toContain('counted without cookies');
    expect(html).toContain('views, not people');
    expect(html).toContain('AUTUMN');
    expect(html).toContain('/office/api/list-exports/coupon_yield');
  });

  it.each(['funnel', 'renewals', 'coupons'])(
    '302, 404 and 422: %s is for who may see orders',
    async (name) => {
      const path = `/figures/${name}`;
      expect((await office.get(path, null)).http_code).toBe(302);
      expect((await office.get(path, 'analyst')).http_code).toBe(404);
      expect((await office.get(`${path}?brand=orange`)).http_code).toBe(404);
      const wrong = await office.get(`${path}?from=2026-11-21&to=2026-11-20`);
      expect(wrong).toMatchObject({
        http_code: 422,
        messages: { input_validates: { to: [expect.any(String)] } },
      });
      expect((await office.get(`${path}?language=fr`)).http_code).toBe(422);
      expect((await office.get(`${path}?from=0001-01-01`)).http_code).toBe(422);
      expect((await office.get(path, 'support')).http_code).toBe(200);
    },
  );
});
