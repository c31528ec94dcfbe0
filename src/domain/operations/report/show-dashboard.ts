import {
  countMembers,
  countOpenOrders,
  countPlansEnding,
  listRevenueDays,
  listWaitDays,
  sumOwed,
} from '#db/queries/office-dashboard.ts';
import { medianConfirmationMinutes } from '#db/queries/order.ts';
import { sumUnmatched } from '#db/queries/typed-payment.ts';
import { brandDay, brandWindow } from '#domain/foundation/clock/brand-day.ts';
import { LOOK_OVERDUE_MS } from '#domain/money/order/waiting-time.ts';
import type { Services } from '#domain/services.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';
import { WAITING_STATUSES } from '#terms/orders.ts';

/** The confirmations from which the usual wait is computed, as members see it (docs/product/orders.md). */
const MEDIAN_OVER = 30;

/**
 * How a brand stands at this moment: what was earned on each of the last `days` brand-zone days (today is the last one), what
 * is open, what ends soon, how long members wait. Money is in whole units.
 */
export async function showDashboard(
  { db, clock }: Services,
  { brand, days }: { readonly brand: string; readonly days: number },
) {
  const now = clock.now();
  const { from } = brandWindow(now, days);
  const after = (count: number) => new Date(now.getTime() + count * DAY_MS);
  const [revenue, waits, owed, open, plans, members, median, unmatched] = await Promise.all([
    listRevenueDays(db, { brand, from, zone: BRAND_ZONE }),
    listWaitDays(db, { brand, from, zone: BRAND_ZONE }),
    sumOwed(db, brand),
    countOpenOrders(db, { brand, lateBefore: new Date(now.getTime() - LOOK_OVERDUE_MS) }),
    countPlansEnding(db, { brand, now, in1: after(1), in3: after(3), in7: after(7) }),
    countMembers(db, { brand, since: after(-7) }),
    medianConfirmationMinutes(db, { brand, last: MEDIAN_OVER }),
    sumUnmatched(db, brand),
  ]);
  const [typed] = unmatched;
  const waiting = open.filter(({ state }) => state === 'reported' || state === 'error');
  const oldest = waiting.flatMap((one) => one.oldest?.getTime() ?? []).toSorted((a, b) => a - b)[0];
  return {
    as_of: now.toISOString(),
    currency: 'TWD' as const,
    revenue: {
      total: revenue.reduce((sum, { amount }) => sum + amount, 0),
      orders: revenue.reduce((sum, { orders }) => sum + orders, 0),
      days: everyDay(from, days).map(
        (day) => revenue.find((one) => one.day === day) ?? { day, amount: 0, orders: 0 },
      ),
    },
    owed,
    open_orders: WAITING_STATUSES.map((state) => {
      const found = open.find((one) => one.state === state);
      return { state, count: found?.count ?? 0, missing: found?.missing ?? 0 };
    }),
    waits: {
      promise_minutes: LOOK_OVERDUE_MS / MINUTE_MS,
      days: waits.map(({ day, n, medianMinutes, longestMinutes }) => ({
        day,
        n,
        median_minutes: Math.round(medianMinutes),
        longest_minutes: Math.round(longestMinutes),
      })),
    },
    queue: {
      waiting: waiting.reduce((sum, { count }) => sum + count, 0),
      late: waiting.reduce((sum, { late }) => sum + late, 0),
      oldest_minutes: oldest === undefined ? null : Math.floor((now.getTime() - oldest) / MINUTE_MS),
      median_minutes: median.minutes,
      n: median.n,
    },
    typed: {
      unmatched: typed?.count ?? 0,
      amount: typed?.amount ?? 0,
      oldest_days: typed?.oldest ? Math.floor((now.getTime() - typed.oldest.getTime()) / DAY_MS) : null,
    },
    plans: {
      running: plans.running,
      ending_in_1_day: plans.in1,
      ending_in_3_days: plans.in3,
      ending_in_7_days: plans.in7,
    },
    members: { all: members.all, last_7_days: members.fresh },
  };
}

function everyDay(from: Date, days: number): string[] {
  return Array.from({ length: days }, (_, index) => brandDay(new Date(from.getTime() + index * DAY_MS)));
}
