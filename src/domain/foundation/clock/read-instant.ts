import { zonedInstant } from '#feeds/time/zone-time.ts';

/** A date and a clock time, to the minute, second or millisecond; with a Z in universal time. */
const MOMENT = /^((?:19|[2-9]\d)\d{2}-\d{2}-\d{2})T(\d{2}:\d{2})(?::([0-5]\d)(?:\.(\d{3}))?)?(Z?)$/;

/**
 * The instant that a reader or a link means: `2026-11-20T18:05` on the clocks of the zone, as forms send it, or an ISO instant
 * in universal time. Null for what is no date and time.
 */
export function readInstant(text: string, zone: string): Date | null {
  const [, date = '', time = '', seconds = '0', milliseconds = '0', utc] = MOMENT.exec(text) ?? [];
  if (date === '') return null;
  try {
    const minute = zonedInstant(date, time, utc === 'Z' ? 'UTC' : zone);
    return new Date(minute.getTime() + Number(seconds) * 1000 + Number(milliseconds));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
