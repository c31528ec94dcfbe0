import { MINUTE_MS } from '#terms/durations.ts';

export type QuietHours = {
  /** Minutes of the day in the reader's zone; the end may lie on the next day. */
  readonly from: number;
  readonly until: number;
};

const DAY_MINUTES = 1440;

/** When the quiet hours end that an instant lies in; null outside of them. The end itself is not quiet any more. */
export function quietEnd(hours: QuietHours | null, zone: string, now: Date): Date | null {
  if (hours === null) return null;
  const at = minuteOfDay(now, zone);
  const length = minutesBetween(hours.from, hours.until);
  if (minutesBetween(hours.from, at) >= length) return null;
  const whole = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const end = new Date(whole + minutesBetween(at, hours.until) * MINUTE_MS);
  // Where clocks are changed in between, the same number of minutes leads to another hour of the day.
  const off = minutesBetween(minuteOfDay(end, zone), hours.until);
  const turned = off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off;
  return new Date(end.getTime() + turned * MINUTE_MS);
}

function minutesBetween(from: number, until: number): number {
  return (until - from + DAY_MINUTES) % DAY_MINUTES;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function minuteOfDay(at: Date, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formats.set(timeZone, format);
  const [hour = 0, minute = 0] = format.format(at).split(':').map(Number);
  return hour * 60 + minute;
}
