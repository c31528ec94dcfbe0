import { businessConstants } from '#domain/setting/business-constants.ts';
import { endOfDay, type PlanPeriod } from '#domain/subscription/plan-end.ts';

const DAY_MS = 86_400_000;

/** What one member may order; beyond it a person at our side looks first (C3). */
export const orderLimits = {
  /** A transfer to an account that was not agreed with the bank is limited to this, in whole TWD. */
  singleOrder: 50_000,
  ordersADay: 5,
  expiredOrders: 3,
  expiredWithinDays: 30,
} as const;

/** How far what came in may be below the amount due and still pay it: a bank's fee, in whole TWD. */
export const PAYMENT_TOLERANCE = 30;

/** Until when an unpaid order waits: the last second of the day that lies so many days after the one of its creation. */
export function orderDeadline(createdAt: Date, period: PlanPeriod): Date {
  const days = period === 'daily' ? businessConstants.dailyOrderDays : businessConstants.orderDays;
  return endOfDay(new Date(createdAt.getTime() + days * DAY_MS));
}

/** Whether an order of this amount is one too many for a member with this history. */
export function exceedsLimits(
  amountDue: number,
  recent: { readonly created: number; readonly expired: number },
): boolean {
  return (
    amountDue > orderLimits.singleOrder ||
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
