import { formatZoneOffset, type Instant } from './format.ts';

/** The distance as people write it: `UTC+8`, `UTC-5`, `UTC+5:30`. */
export function shortOffset(zone: string, instant: Instant): string {
  return formatZoneOffset(instant, zone).replace(/([+-])0?(\d+):(\d\d)$/, (_, sign, hours, minutes) =>
    minutes === '00' ? `${sign}${hours}` : `${sign}${hours}:${minutes}`,
  );
}
