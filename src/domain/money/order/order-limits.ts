import type { MoneyRules } from '#domain/foundation/setting/business-settings.ts';
import { endOfDay } from '#domain/money/subscription/plan-end.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { PlanPeriod } from '#terms/orders.ts';

/** What one member may order; beyond it an operator looks first (docs/product/orders.md). */
const orderLimits = {
  ordersADay: 5,
  expiredOrders: 3,
  expiredWithinDays: 30,
} as const;

/** Until when an unpaid order waits: the last second of the day that lies so many days after the one of its creation. */
export function orderDeadline(
  createdAt: Date,
  period: PlanPeriod,
  { orderDays, dailyOrderDays }: Pick<MoneyRules, 'orderDays' | 'dailyOrderDays'>,
): Date {
  const days = period === 'daily' ? dailyOrderDays : orderDays;
  return endOfDay(new Date(createdAt.getTime() + days * DAY_MS));
}

/** Whether an order of this amount is one too many for a member with this history, at a brand with this limit. */
export function exceedsLimits(
  amountDue: number,
  orderLimit: number,
  recent: { readonly created: number; readonly expired: number },
): boolean {
  return (
    amountDue > orderLimit ||
    recent.created >= orderLimits.ordersADay ||
    recent.expired >= orderLimits.expiredOrders
  );
}

/** The instants from which on `exceedsLimits` counts orders, and expired ones. */
export function limitWindows(now: Date): { readonly createdSince: Date; readonly expiredSince: Date } {
  return {
    createdSince: new Date(now.getTime() - DAY_MS),
    expiredSince: new Date(now.getTime() - orderLimits.expiredWithinDays * DAY_MS),
  };
}
