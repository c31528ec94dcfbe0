import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { showDashboard } from '#domain/operations/report/show-dashboard.ts';
import { newId } from '#platform/id.ts';
import { HOUR_MS } from '#terms/durations.ts';
import { LOCALES } from '#terms/locales.ts';
import { PAGE_KINDS } from '#terms/page-kinds.ts';
import { FUNNEL_STEPS, RENEWAL_MONTHS } from '#terms/sales-figures.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type SalesRows, type SoldOrder, writeSales } from '#tests/support/sales-rows.ts';
import { openSite } from '#tests/support/site.ts';
import { listRenewals } from './list-renewals.ts';
import { showCouponYield } from './show-coupon-yield.ts';
import { showFunnel } from './show-funnel.ts';

const NOW = new Date('2026-11-23T06:00:00Z');
const FIRST = new Date('2026-05-01T00:00:00Z').getTime();

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await openSite(test.services);
  test.setNow(NOW);
});
afterAll(() => test.close());

/** An hour of more than half a year, so that days and months begin in Taipei and not in UTC. */
const instant = fc
  .integer({ min: 0, max: (NOW.getTime() - FIRST) / HOUR_MS - 24 })
  .map((hours) => new Date(FIRST + hours * HOUR_MS));
const order = fc
  .record({
    member: fc.nat(7),
    status: fc.constantFrom('completed', 'completed', 'completed', 'failed', 'cancelled', 'expired'),
    createdAt: instant,
    isReported: fc.boolean(),
    wasPaid: fc.boolean(),
    coupon: fc.option(fc.nat(1)),
    listPrice: fc.integer({ min: 2000, max: 50_000 }),
    discount: fc.integer({ min: 1, max: 1000 }),
    isTest: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  })
  .map(({ isReported, wasPaid, ...one }): SoldOrder => {
    const paysAt = new Date(one.createdAt.getTime() + 2 * HOUR_MS);
    const isPaid = one.status === 'completed' || (one.status === 'failed' && wasPaid);
    return {
      ...one,
      reportedAt: isReported ? new Date(one.createdAt.getTime() + HOUR_MS) : null,
      completedAt: isPaid ? paysAt : null,
    };
  });
const rows = fc.record({
  brand: fc.constant('').map(() => `b${newId()}`),
  accounts: fc.array(fc.record({ locale: fc.constantFrom(...LOCALES), createdAt: instant }), {
    minLength: 8,
    maxLength: 8,
  }),
  coupons: fc.constant(['ONE-OFF', 'TWO-OFF']),
  // Of two payments at one instant the first would be a matter of chance.
  orders: fc.uniqueArray(order, { maxLength: 40, selector: ({ createdAt }) => createdAt.getTime() }),
  views: fc.uniqueArray(
    fc.record({
      day: instant.map((at) => brandDay(at)),
      language: fc.constantFrom(...LOCALES),
      page: fc.constantFrom(...PAGE_KINDS),
      views: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 12, selector: ({ day, language, page }) => `${day} ${language} ${page}` },
  ),
});
const asked = fc.record({
  language: fc.option(fc.constantFrom(...LOCALES)),
  days: fc.tuple(instant, instant).map((two) => two.map((at) => brandDay(at)).toSorted()),
});

/** The rows again, counted one by one without the database. */
function recount({ accounts, orders, views }: SalesRows, language: string | null, days: readonly string[]) {
  const [from = '', to = ''] = days;
  const isIn = (at: Date | null) => at !== null && brandDay(at) >= from && brandDay(at) <= to;
  const isOurs = ({ member }: SoldOrder) => language === null || accounts[member]?.locale === language;
  const real = orders.filter((one) => !one.isTest);
  const paidOf = (member: number) =>
    real
      .filter((one) => one.member === member && one.status === 'completed')
      .toSorted((a, b) => (a.completedAt?.getTime() ?? 0) - (b.completedAt?.getTime() ?? 0));
  const came = accounts.flatMap(({ locale, createdAt }, member) =>
    isIn(createdAt) && (language === null || locale === language) ? [member] : [],
  );
  const seen = views.filter(
    (one) => one.day >= from && one.day <= to && (language === null || one.language === language),
  );
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
  const steps = {
    pages: sum(seen.map((one) => one.views)),
    register_pages: sum(seen.filter(({ page }) => page === 'register').map((one) => one.views)),
    plan_pages: sum(seen.filter(({ page }) => page === 'plans').map((one) => one.views)),
    registered: came.length,
    ordered: came.filter((member) => real.some((one) => one.member === member)).length,
    reported: came.filter((member) => real.some((one) => one.member === member && one.reportedAt !== null))
      .length,
    paid: came.filter((member) => paidOf(member).length > 0).length,
    renewed: came.filter((member) => paidOf(member).length > 1).length,
  };
  const cohorts = new Map<string, { members: number; after: number[] }>();
  for (const [member, { locale }] of accounts.entries()) {
    const [first, second] = paidOf(member);
    if (!first?.completedAt || (language !== null && locale !== language)) continue;
    const month = brandDay(first.completedAt).slice(0, 7);
    if (month < from.slice(0, 7) || month > to.slice(0, 7)) continue;
    const cohort = cohorts.get(month) ?? { members: 0, after: [] };
    const no = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
    cohort.members += 1;
    if (second?.completedAt) cohort.after.push(no(brandDay(second.completedAt)) - no(month));
    cohorts.set(month, cohort);
  }
  const yields = [null, 0, 1].map((coupon) => {
    const own = real.filter((one) => isOurs(one) && one.coupon === coupon);
    const sold = own.filter((one) => one.status === 'completed' && isIn(one.completedAt));
    const amount = (one: SoldOrder) => one.listPrice - (one.coupon === null ? 0 : one.discount);
    const dayAfter = ({ completedAt }: SoldOrder) =>
      completedAt && new Date(completedAt.getTime() + 24 * HOUR_MS);
    const members = [...new Set(sold.map(({ member }) => member))];
    const isFollowed = (one: SoldOrder) => paidOf(one.member).at(-1) !== one;
    return {
      coupon,
      uses: coupon === null ? 0 : own.filter(({ createdAt }) => isIn(createdAt)).length,
      paid: sold.length,
      discount: sum(sold.map((one) => (one.coupon === null ? 0 : one.discount))),
      revenue:
        sum(own.filter(({ completedAt }) => isIn(completedAt)).map(amount)) -
        sum(own.filter((one) => one.status === 'failed' && isIn(dayAfter(one))).map(amount)),
      n: members.length,
      k: members.filter((member) => sold.some((one) => one.member === member && isFollowed(one))).length,
    };
  });
  return { steps, cohorts, yields };
}

describe('the figures of sales', () => {
  it('are those of a plain recount, each step of accounts no larger than the one that it presupposes', async () => {
    await fc.assert(
      fc.asyncProperty(rows, asked, async (written, { language, days }) => {
        await writeSales(test.services, written);
        const question = { brand: written.brand, language, from: days[0], to: days[1] };
        const [funnel, renewals, coupons] = await Promise.all([
          showFunnel(test.services, question),
          listRenewals(test.services, question),
          showCouponYield(test.services, { ...question, page: 1, perPage: 100 }),
        ]);
        const plain = recount(written, language, days);
        const totals = Object.fromEntries(funnel.steps.map(({ step, total }) => [step, total]));
        expect(totals).toEqual(plain.steps);
        expect(funnel.steps.map(({ step }) => step)).toEqual([...FUNNEL_STEPS]);
        const { registered, ordered, reported, paid, renewed } = plain.steps;
        const isMonotone = ordered <= registered && reported <= ordered && paid <= ordered && renewed <= paid;
        expect(isMonotone).toBe(true);

        expect(renewals.map(({ month, members, renewed: all }) => [month, members, all.k])).toEqual(
          [...plain.cohorts]
            .toSorted(([a], [b]) => (a < b ? 1 : -1))
            .map(([month, { members, after }]) => [month, members, after.length]),
        );
        for (const { month, by_month: all } of renewals) {
          const { after = [] } = plain.cohorts.get(month) ?? {};
          const counts = all.flatMap(({ renewed: rate }) => (rate === null ? [] : [rate.k]));
          expect(counts).toEqual(counts.toSorted((a, b) => a - b));
          expect(counts).toEqual(
            RENEWAL_MONTHS.slice(0, counts.length).map((most) => after.filter((one) => one <= most).length),
          );
        }

        const byCode = (code: string | null) => coupons.items.find((one) => one.code === code);
        for (const { coupon, ...expected } of plain.yields) {
          const found = byCode(coupon === null ? null : (written.coupons[coupon] ?? null));
          const { uses = 0, paid: sold = 0, discount = 0, revenue = 0, renewed: rate } = found ?? {};
          expect({
            uses,
            paid: sold,
            discount,
            revenue,
            n: rate?.n ?? 0,
            k: rate?.k ?? 0,
          }).toEqual(expected);
        }
        expect(coupons.total).toBe(coupons.items.length);
      }),
      { numRuns: 60 },
    );
  });

  it('earn together what the dashboard says was earned on the same days', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        await writeSales(test.services, written);
        const { brand } = written;
        const { revenue } = await showDashboard(test.services, { brand, days: 90 });
        const { items } = await showCouponYield(test.services, {
          brand,
          language: null,
          page: 1,
          perPage: 100,
        });
        expect(items.reduce((all, one) => all + one.revenue, 0)).toBe(revenue.total);
      }),
      { numRuns: 20 },
    );
  });

  it('say no share below ten members, and of ten the share with its interval', async () => {
    const brand = `b${newId()}`;
    const at = (day: number) => new Date(Date.UTC(2026, 6, day, 4));
    const paid = (member: number, day: number): SoldOrder => ({
      member,
      status: 'completed',
      createdAt: at(day),
      reportedAt: null,
      completedAt: at(day),
      coupon: null,
      listPrice: 3000,
      discount: 0,
      isTest: false,
    });
    const write = (orders: readonly SoldOrder[], name: string) =>
      writeSales(test.services, {
        brand: name,
        accounts: Array.from({ length: 10 }, () => ({ locale: 'en', createdAt: at(1) })),
        coupons: [],
        orders,
        views: [],
      });
    const nine = Array.from({ length: 9 }, (_, member) => paid(member, 2 + member));
    await write(nine, brand);
    const july = { language: null, from: '2026-07-31', to: '2026-07-31' };
    const [few] = await listRenewals(test.services, { brand, ...july });
    expect(few).toMatchObject({ month: '2026-07', members: 9, renewed: { k: 0, n: 9, share: null } });
    const other = `b${newId()}`;
    await write([...nine, paid(9, 20), paid(0, 25)], other);
    const [ten] = await listRenewals(test.services, { brand: other, ...july });
    expect(ten?.renewed).toMatchObject({ k: 1, n: 10, share: 0.1 });
    expect([ten?.renewed.low, ten?.renewed.high]).toEqual([
      expect.closeTo(0.0179, 4),
      expect.closeTo(0.4042, 4),
    ]);
    expect(ten?.by_month.map(({ renewed }) => renewed?.k ?? null)).toEqual([1, 1, 1, 1, null, null]);
  });
});
