import { BRAND_ZONE, BRAND_ZONE_OFFSET_MS } from '#terms/brand-zone.ts';
import { DAY_MS } from '#terms/durations.ts';

const formatter = new Intl.DateTimeFormat('en-CA', { timeZone: BRAND_ZONE, dateStyle: 'short' });

/** The brand-zone day of an instant, YYYY-MM-DD. */
export function brandDay(at: Date): string {
  return formatter.format(at);
}

/** The first instant of the brand-zone day in which `at` lies. */
export function brandDayStart(at: Date): Date {
  return new Date(Math.floor((at.getTime() + BRAND_ZONE_OFFSET_MS) / DAY_MS) * DAY_MS - BRAND_ZONE_OFFSET_MS);
}

/** The window of the last `days` brand-zone days, today included: its first and its last instant (docs/product/picks.md). */
export function brandWindow(now: Date, days: number): { readonly from: Date; readonly until: Date } {
  const today = brandDayStart(now).getTime();
  return { from: new Date(today - (days - 1) * DAY_MS), until: new Date(today + DAY_MS - 1) };
}

/** The instants of a brand-zone day: its first, and the first of the next one. */
export function brandDayBounds(day: string): { readonly from: Date; readonly until: Date } {
  const from = Date.parse(`${day}T00:00:00Z`) - BRAND_ZONE_OFFSET_MS;
  return { from: new Date(from), until: new Date(from + DAY_MS) };
}
