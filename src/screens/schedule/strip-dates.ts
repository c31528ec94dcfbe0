import { DAY_MS } from '#terms/durations.ts';

/** How far the day chooser reaches from today, in days, and how many days the strip shows on either side (docs/product/schedule.md). */
export const REACH = { past: 60, future: 30, side: 7 } as const;

/** A calendar date, YYYY-MM-DD, some days later or earlier. Dates have no zone, so no clock change can touch them. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one date to another. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Whether a text is a date of the calendar: 2026-02-30 is none. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
}

/** The date that was asked for, no further from today than the chooser reaches; today where none or nonsense was. */
export function chooseDate(asked: string | null, today: string): string {
  if (asked === null || !isDate(asked)) return today;
  const distance = daysBetween(today, asked);
  return addDays(today, Math.min(REACH.future, Math.max(-REACH.past, distance)));
}

/**
 * The fifteen dates of the strip. Today is in the middle as long as the chosen day is in sight of it; further away the
 * strip follows the chosen day, and stops where the chooser does.
 */
export function stripDates(today: string, chosen: string): string[] {
  const distance = daysBetween(today, chosen);
  const isNear = Math.abs(distance) <= REACH.side;
  const wanted = isNear ? 0 : distance;
  const centre = Math.min(REACH.future - REACH.side, Math.max(REACH.side - REACH.past, wanted));
  return Array.from({ length: 2 * REACH.side + 1 }, (_, index) =>
    addDays(today, centre - REACH.side + index),
  );
}

/** Where an arrow of the strip leads: a week away, or as far as the chooser reaches; null at its end. */
export function weekAway(chosen: string, today: string, direction: -1 | 1): string | null {
  const target = chooseDate(addDays(chosen, direction * 7), today);
  return target === chosen ? null : target;
}
