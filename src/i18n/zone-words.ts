import { formatZoneOffset, type Instant } from './format.ts';
import type { Locale } from './locales.ts';

/** Names that say no place: universal time under its several names, and zones that are nothing but a distance from it. */
const PLACELESS = /^(?:Etc\/.+|UTC|UCT|GMT|GMT[+-]?0|Universal|Zulu|Greenwich)$/;

/** `offset` at an instant, `UTC+08:00`; `place` as it is written, `America/New York`, null where the offset says it all. */
export type ZoneWords = { readonly place: string | null; readonly offset: string };

/** What a reader is told of an IANA zone at an instant; universal time is plainly `UTC`, not `UTC UTC+00:00`. */
export function zoneWords(zone: string, instant: Instant): ZoneWords {
  const offset = formatZoneOffset(instant, zone);
  if (!PLACELESS.test(zone)) return { place: zone.replaceAll('_', ' '), offset };
  return { place: null, offset: offset === 'UTC+00:00' ? 'UTC' : offset };
}

/** A zone within a sentence: `Asia/Taipei (UTC+08:00)`, in Chinese with its own brackets. */
export function nameZone(zone: string, instant: Instant, locale: Locale): string {
  const { place, offset } = zoneWords(zone, instant);
  if (place === null) return offset;
  return locale === 'zh_TW' || locale === 'zh_HK' ? `${place}（${offset}）` : `${place} (${offset})`;
}
