import { isZone } from '#feeds/time/zone-offset.ts';
import { zonedDate, zonedInstant } from '#feeds/time/zone-time.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { DAY_MS } from '#terms/durations.ts';

export type Window = { readonly from: Date; readonly until: Date };

const LAST_SECOND = '23:59:59';

/**
 * The window that a reader asks for: bounds as 'YYYY-MM-DD HH:mm:ss' in a zone, as days, or as ISO instants. A bound left out
 * is the start or the end of the other one's day; without both it is today (docs/product/schedule.md). The zone is the brand's where none is given.
 */
export function readWindow(asked: {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly zone?: string | undefined;
  readonly now: Date;
}): Window {
  const zone = asked.zone ?? BRAND_ZONE;
  if (!isZone(zone))
    throw new AppError('invalid', 'unknown zone', { fields: { tz: [{ key: 'invalid_zone' }] } });
  const from =
    asked.startTime === undefined ? null : readMoment('start_time', asked.startTime, '00:00:00', zone);
  const until = asked.endTime === undefined ? null : readMoment('end_time', asked.endTime, LAST_SECOND, zone);
  // The day of a bound is the one that the zone shows then, whatever day an instant's own text names.
  const startDay = zonedDate(from ?? until ?? asked.now, zone);
  const endDay = zonedDate(until ?? from ?? asked.now, zone);
  return {
    from: from ?? readMoment('start_time', startDay, '00:00:00', zone),
    until: until ?? readMoment('end_time', endDay, LAST_SECOND, zone),
  };
}

/** A date, alone or with a clock time to the minute, second or millisecond, which may carry its own offset. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}:\d{2})(?::([0-5]\d)(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

function readMoment(field: string, text: string, clockOfDay: string, zone: string): Date {
  try {
    const [, date = '', minute = clockOfDay.slice(0, 5), second, offset] = MOMENT.exec(text) ?? [];
    // The date is checked here in any case: the runtime would read February 30 with an offset as March 1.
    const wholeMinute = zonedInstant(date, minute, offset === undefined ? zone : 'UTC');
    if (offset !== undefined) return requireDate(new Date(text.replace(' ', 'T')));
    const seconds = Number(second ?? (text === date ? clockOfDay.slice(6) : '00'));
    if (`${minute}:${String(seconds).padStart(2, '0')}` === LAST_SECOND) return lastSecond(date, zone);
    return new Date(wholeMinute.getTime() + seconds * 1000);
  } catch (cause) {
    throw new AppError('invalid', 'not a moment', { fields: { [field]: [{ key: 'invalid_value' }] }, cause });
  }
}

/** A second before the next day: where clocks go back over midnight, 23:59:59 shows twice, and the day ends with the second. */
function lastSecond(date: string, zone: string): Date {
  const nextDate = new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return new Date(zonedInstant(nextDate, '00:00', zone).getTime() - 1000);
}

function requireDate(date: Date): Date {
  if (Number.isNaN(date.getTime())) throw new RangeError('not a date');
  return date;
}
