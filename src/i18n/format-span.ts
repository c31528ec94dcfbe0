import type { Locale } from '#terms/locales.ts';
import { formatNumber, isKnown, unknownMark } from './format-number.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Up to here hours are counted on: the window in which picks are published is one of 48 hours. */
const DAYS_FROM = 2 * DAY;

const unitLabels = {
  en: { days: '{n} days', hours: '{n} h', minutes: '{n} min' },
  zh_TW: { days: '{n} 天', hours: '{n} 小時', minutes: '{n} 分鐘' },
  zh_HK: { days: '{n} 日', hours: '{n} 小時', minutes: '{n} 分鐘' },
  vi: { days: '{n} ngày', hours: '{n} giờ', minutes: '{n} phút' },
} as const satisfies Record<Locale, Record<'days' | 'hours' | 'minutes', string>>;

/**
 * How long something takes or lies ahead, as people say it: `45 min`, `16 h 18 min`, `2 h`, and beyond two days `3 days 4 h`.
 * Whole minutes are counted; what is over reads `0 min`, and a time that is not known `-`.
 */
export function formatSpan(minutes: number | null, locale: Locale): string {
  if (!isKnown(minutes)) return unknownMark;
  const all = Math.max(0, Math.round(minutes));
  const said = partsOf(all).filter(({ count }) => count > 0);
  return (said.length === 0 ? [{ unit: 'minutes', count: 0 } as const] : said)
    .map(({ unit, count }) => unitLabels[locale][unit].replace('{n}', formatNumber(count, 0)))
    .join(' ');
}

function partsOf(all: number) {
  const hours = Math.floor(all / HOUR);
  return all > DAYS_FROM
    ? ([
        { unit: 'days', count: Math.floor(all / DAY) },
        { unit: 'hours', count: hours % 24 },
      ] as const)
    : ([
        { unit: 'hours', count: hours },
        { unit: 'minutes', count: all % HOUR },
      ] as const);
}
