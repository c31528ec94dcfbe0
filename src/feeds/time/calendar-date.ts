import { cachedOr, createCache } from '#platform/cache.ts';
import { DAY_MS } from '#terms/durations.ts';

/** Some fifty years of days. Readers may ask for any date, so the cache has an end. */
const MAX_CACHED_DAYS = 20_000;
const dayTexts = createCache<number, string>(MAX_CACHED_DAYS);

/** YYYY-MM-DD of an instant in UTC. Seasons repeat their days, and writing a date is slow, so the text is cached. */
export function isoDate(utcMs: number): string {
  const day = Math.floor(utcMs / DAY_MS);
  return cachedOr(dayTexts, day, () => new Date(utcMs).toISOString().slice(0, 10));
}

/** Milliseconds of a calendar date at midnight UTC, or null where there is no such date, e.g. 2021-02-30. */
export function parseIsoDate(date: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) return null;
  const utcMs = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return isoDate(utcMs) === date ? utcMs : null;
}

/** Minutes after midnight of "HH:MM" on a 24-hour clock, or null. */
export function parseClock(time: string): number | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(time);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

/** Day of the week of a calendar date: 0 Sunday … 6 Saturday. Throws RangeError for a date that does not exist. */
export function weekdayOf(date: string): number {
  const utcMs = parseIsoDate(date);
  if (utcMs === null) throw new RangeError(`No such date: ${date}`);
  return new Date(utcMs).getUTCDay();
}
