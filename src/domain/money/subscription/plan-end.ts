import { brandDayStart } from '#domain/foundation/clock/brand-day.ts';
import { BRAND_ZONE_OFFSET_MS } from '#terms/brand-zone.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { PlanPeriod } from '#terms/orders.ts';

const LENGTH: Readonly<Record<PlanPeriod, { readonly days: number } | { readonly months: number }>> = {
  daily: { days: 1 },
  weekly: { days: 7 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  yearly: { months: 12 },
};

/**
 * When a plan that is confirmed at `startAt` ends (docs/product/plans.md): the last second of the brand-zone day that lies one period after the
 * day of the start, so the last day is given whole. Months are the calendar's, their day clamped to the end of the month.
 * Time that a running plan still has is added, and the day on which that falls is given whole too.
 */
export function planEnd(options: {
  /** A plan's period, or so many days as were given away. */
  readonly period: PlanPeriod | { readonly days: number };
  readonly startAt: Date;
  /** The end of the plan that the new one takes over from; an end in the past adds nothing. */
  readonly runningUntil?: Date | null;
}): Date {
  const { period, startAt, runningUntil = null } = options;
  const regular = endOfDay(addLength(startAt, period));
  const unusedMs = Math.max(0, (runningUntil?.getTime() ?? 0) - startAt.getTime());
  return unusedMs === 0 ? regular : endOfDay(new Date(regular.getTime() + unusedMs));
}

/**
 * The same of a member who may be on a break: a plan that begins during one is frozen until its end, while the end of one that ran
 * before has grown already.
 */
export function frozenPlanEnd(
  options: Parameters<typeof planEnd>[0] & { readonly breakUntil: Date | null },
): { readonly endAt: Date; readonly frozenMs: number } {
  const { startAt, runningUntil = null, breakUntil } = options;
  const endAt = planEnd(options);
  if (runningUntil !== null || breakUntil === null || breakUntil <= startAt) return { endAt, frozenMs: 0 };
  const frozenMs = breakUntil.getTime() - startAt.getTime();
  return { endAt: endOfDay(new Date(endAt.getTime() + frozenMs)), frozenMs };
}

/** 23:59:59 of the brand-zone day in which an instant lies. */
export function endOfDay(at: Date): Date {
  return new Date(brandDayStart(at).getTime() + DAY_MS - 1000);
}

function addLength(startAt: Date, period: PlanPeriod | { readonly days: number }): Date {
  const length = typeof period === 'string' ? LENGTH[period] : period;
  if ('days' in length) return new Date(startAt.getTime() + length.days * DAY_MS);
  // Shifted by the zone's constant offset, the fields of UTC are those of the brand's calendar.
  const local = new Date(startAt.getTime() + BRAND_ZONE_OFFSET_MS);
  const month = local.getUTCMonth() + length.months;
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(local.getUTCDate(), lastDay);
  return new Date(Date.UTC(local.getUTCFullYear(), month, day) - BRAND_ZONE_OFFSET_MS);
}
