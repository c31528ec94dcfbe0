import { isZone, zonedDate, zonedInstant } from '#feeds/names/zone-time.ts';
import { AppError } from '#platform/app-error.ts';

export type Window = { readonly from: Date; readonly until: Date };

const DEFAULT_ZONE = 'Asia/Taipei';

/**
 * The window that a reader asks for: bounds as 'YYYY-MM-DD HH:mm:ss' in a zone, as days, or as ISO instants. A bound left out
 * is the start or the end of the other one's day; without both it is today (C11). The zone is the brand's where none is given.
 */
export function readWindow(asked: {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly zone?: string | undefined;
  readonly now: Date;
}): Window {
  const zone = asked.zone ?? DEFAULT_ZONE;
  if (!isZone(zone))
    throw new AppError('invalid', 'unknown zone', { fields: { tz: [{ key: 'invalid_zone' }] } });
  const today = zonedDate(asked.now, zone);
  const startDay = asked.startTime?.slice(0, 10) ?? asked.endTime?.slice(0, 10) ?? today;
  const endDay = asked.endTime?.slice(0, 10) ?? startDay;
  return {
    from: readMoment('start_time', asked.startTime ?? `${startDay} 00:00:00`, '00:00:00', zone),
    until: readMoment('end_time', asked.endTime ?? `${endDay} 23:59:59`, '23:59:59', zone),
  };
}

function readMoment(field: string, text: string, clockOfDay: string, zone: string): Date {
  try {
    if (/(Z|[+-]\d{2}:\d{2})$/.test(text) && text.length > 16) return requireDate(new Date(text));
    const [date = '', time = clockOfDay] = text.split(/[ T]/);
    const [hours = '00', minutes = '00', seconds = '00'] = time.split(':');
    const wholeMinute = zonedInstant(date, `${hours}:${minutes}`, zone);
    return requireDate(new Date(wholeMinute.getTime() + Math.trunc(Number(seconds)) * 1000));
  } catch (cause) {
    throw new AppError('invalid', 'not a moment', { fields: { [field]: [{ key: 'invalid_value' }] }, cause });
  }
}

function requireDate(date: Date): Date {
  if (Number.isNaN(date.getTime())) throw new RangeError('not a date');
  return date;
}
