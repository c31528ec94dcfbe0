import { DAY_MS } from '#terms/durations.ts';

/** Whole days until the end of a period, rounded up; 0 once it is over. */
export function daysLeft(endAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endAt.getTime() - now.getTime()) / DAY_MS));
}
