/**
 * Clocks of the zones in which games are played and read. A wall time is written as the milliseconds that the same
 * figures would have in UTC, so that days and weeks can be added to it without a thought for summer time.
 */

import { DAY_MS, MINUTE_MS, WEEK_MS } from '#terms/durations.ts';
import { isoDate, parseClock, parseIsoDate } from './calendar-date.ts';
import { offsetAt } from './zone-offset.ts';

/** Instant (ms since the epoch) → wall time of the zone. Throws RangeError for an unknown zone. */
export function wallTimeOf(zone: string, instant: number): number {
  return instant + offsetAt(zone, instant);
}

/**
 * Wall time of the zone → instant. A time that the clock skips in spring is read with the offset before the change,
 * which lands after it; a time that the clock shows twice in autumn is the first of the two. Throws RangeError for an
 * unknown zone.
 */
export function instantOf(zone: string, wallTime: number): number {
  // Offsets lie within 14 hours of UTC, so these two instants enclose the one that is looked for.
  const before = offsetAt(zone, wallTime - DAY_MS);
  const after = offsetAt(zone, wallTime + DAY_MS);
  const early = wallTime - before;
  if (before === after) return early;
  const late = wallTime - after;
  // Where both readings are possible the earlier instant is the first showing; where neither is, the time was skipped.
  if (offsetAt(zone, early) === before) return early;
  return offsetAt(zone, late) === after ? late : early;
}

/** Moves an instant by whole weeks of its zone's wall clock: 20:00 stays 20:00 across summer time. */
export function shiftWeeks(zone: string, instant: number, weeks: number): number {
  return instantOf(zone, wallTimeOf(zone, instant) + weeks * WEEK_MS);
}

/**
 * The instant at which clocks in `zone` show `date` (YYYY-MM-DD) and `time` (HH:MM); skipped and doubled times as with
 * `instantOf`. Throws RangeError for a date, time or zone that does not exist.
 */
export function zonedInstant(date: string, time: string, zone: string): Date {
  const midnight = parseIsoDate(date);
  const minutes = parseClock(time);
  if (midnight === null || minutes === null) throw new RangeError(`No such date and time: ${date} ${time}`);
  return new Date(instantOf(zone, midnight + minutes * MINUTE_MS));
}

/** The calendar date, YYYY-MM-DD, that `zone` shows at the instant. Throws RangeError for an unknown zone. */
export function zonedDate(instant: Date, zone: string): string {
  return isoDate(wallTimeOf(zone, instant.getTime()));
}
