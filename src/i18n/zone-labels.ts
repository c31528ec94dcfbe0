import type { Locale } from '#terms/locales.ts';
import type { Instant } from './format.ts';
import { shortOffset } from './short-offset.ts';
import { zoneNames } from './zone-names.ts';

/** Names that say no place: universal time under its several names, and zones that are nothing but a distance from it. */
const PLACELESS = /^(?:Etc\/.+|UTC|UCT|GMT|GMT[+-]?0|Universal|Zulu|Greenwich)$/;

/** `offset` at an instant, `UTC+8`; `place` as people of a language call its time, null where the offset says it all. */
type ZoneLabel = { readonly place: string | null; readonly offset: string };

/** What a reader sees of an IANA zone at an instant; universal time is plainly `UTC`, not `UTC UTC+0`. */
export function zoneLabel(zone: string, instant: Instant, locale: Locale): ZoneLabel {
  const offset = shortOffset(zone, instant);
  if (!PLACELESS.test(zone)) return { place: placeOf(zone, locale), offset };
  return { place: null, offset: offset === 'UTC+0' ? 'UTC' : offset };
}

/** A zone within a sentence: `Taipei time (UTC+8)`, in Chinese with its own brackets. */
export function nameZone(zone: string, instant: Instant, locale: Locale): string {
  const { place, offset } = zoneLabel(zone, instant, locale);
  if (place === null) return offset;
  return locale === 'zh_TW' || locale === 'zh_HK' ? `${place}（${offset}）` : `${place} (${offset})`;
}

/** A zone where its distance from universal time does not matter or no instant is known: `Taipei time`. */
export function zonePlace(zone: string, locale: Locale): string {
  return PLACELESS.test(zone) ? zone.replace(/^Etc\//, '') : placeOf(zone, locale);
}

/** A zone that has no name of ours keeps the one by which devices list it. */
function placeOf(zone: string, locale: Locale): string {
  return zoneNames[zone]?.[locale] ?? zone.replaceAll('_', ' ');
}
