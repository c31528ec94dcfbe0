import type { Locale } from '#terms/locales.ts';
import { type Amount, formatNumber, isKnown, minus, roundAsWritten, unknownMark } from './format-number.ts';
import { htmlLangs } from './locales.ts';
import { knownZoneOffset } from './zone-offsets.ts';

export { formatNumber, roundAsWritten, unknownMark };

/** A share between 0 and 1 as a percentage with one decimal, `53.1%`; `-` when there is none. */
export function formatPercent(share: number | null | undefined, decimals = 1): string {
  return isKnown(share) ? `${formatNumber(share * 100, decimals)}%` : unknownMark;
}

/** A share with its sign, `+1.1%`, for returns, expected value and closing-line value. */
export function formatSignedPercent(share: number | null | undefined, decimals = 1): string {
  return isKnown(share) ? `${formatSigned(share * 100, decimals)}%` : unknownMark;
}

/** A number with its sign, `+4.2` or `−3.0`; zero has none. For profit in units, margins and handicap lines. */
export function formatSigned(value: number | null | undefined, decimals = 1): string {
  if (!isKnown(value)) return unknownMark;
  const text = formatNumber(Math.abs(value), decimals);
  if (!/[1-9]/.test(text)) return text;
  return `${value > 0 ? '+' : minus}${text}`;
}

/** Decimal odds, `1.93`; `-` when there is no price. */
export function formatOdds(odds: number | null | undefined): string {
  return isKnown(odds) ? formatNumber(odds, 2) : unknownMark;
}

export type Currency = 'TWD' | 'USD';

/**
 * How each market writes an amount. Taiwan says 元; in Hong Kong 元 alone reads as Hong Kong dollars, so the currency is
 * named there. A line of Chinese may end anywhere but before what does not break, so figure and unit have a space that does not.
 */
const currencyLabels = {
  TWD: { en: 'TWD {n}', zh_TW: '{n}\u00a0元', zh_HK: '新台幣\u00a0{n}\u00a0元', vi: 'TWD {n}' },
  USD: { en: 'USD {n}', zh_TW: '{n}\u00a0美元', zh_HK: '{n}\u00a0美元', vi: 'USD {n}' },
} as const satisfies Record<Currency, Record<Locale, string>>;

/** An amount of whole currency units with its label; empty reads 0. */
export function formatMoney(amount: Amount, currency: Currency, locale: Locale): string {
  return currencyLabels[currency][locale].replace('{n}', formatNumber(amount, 0));
}

/** An amount won or lost, the sign first: `+USD 420`, `−420 美元`. */
export function formatProfit(amount: number | null | undefined, currency: Currency, locale: Locale): string {
  const value = roundAsWritten(amount ?? 0);
  if (!isKnown(value)) return unknownMark;
  const sign = value === 0 ? '' : value > 0 ? '+' : minus;
  return `${sign}${formatMoney(Math.abs(value), currency, locale)}`;
}

/** An instant: ISO-8601 text, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

/** `2026-11-20 08:05:00` in the given IANA zone; `-` for an instant that is missing or cannot be read. */
export function formatDateTime(instant: Instant | null | undefined, zone: string): string {
  const parts = dateParts(instant, zone);
  return parts === null
    ? unknownMark
    : `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`;
}

/** `2026-11-20 08:05` in the given zone: what a person needs of an instant that no program is asked about. */
export function formatMinute(instant: Instant | null | undefined, zone: string): string {
  const parts = dateParts(instant, zone);
  return parts === null
    ? unknownMark
    : `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
}

/** `2026-11-20` in the given zone. */
export function formatDate(instant: Instant | null | undefined, zone: string): string {
  const parts = dateParts(instant, zone);
  return parts === null ? unknownMark : `${parts.year}-${parts.month}-${parts.day}`;
}

/** `08:05` in the given zone. */
export function formatTime(instant: Instant | null | undefined, zone: string): string {
  const parts = dateParts(instant, zone);
  return parts === null ? unknownMark : `${parts.hour}:${parts.minute}`;
}

/** The day of the week in a language, short (`Fri`, `週五`, `Th 6`) or long. */
export function formatWeekday(
  instant: Instant,
  zone: string,
  locale: Locale,
  width: 'short' | 'long' = 'short',
): string {
  return zonedFormat(htmlLangs[locale], zone, { weekday: width }).format(new Date(instant));
}

/** A day as people write it, without its year: `Mon 23 Nov`, `11月23日週一`, `Th 2, 23 thg 11`. */
export function formatDay(instant: Instant, zone: string, locale: Locale): string {
  // British order, as the language's spelling is.
  const tag = locale === 'en' ? 'en-GB' : htmlLangs[locale];
  const format = zonedFormat(tag, zone, { weekday: 'short', day: 'numeric', month: 'short' });
  return format.format(new Date(instant));
}

/** A day with all its words, for the head of a page: `Sunday 29 November`. */
export function formatLongDay(instant: Instant, zone: string, locale: Locale): string {
  const tag = locale === 'en' ? 'en-GB' : htmlLangs[locale];
  return zonedFormat(tag, zone, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(instant));
}

/** The distance of a zone from UTC at an instant, `UTC+08:00`; it differs over the year where clocks are changed. */
export function formatZoneOffset(instant: Instant, zone: string): string {
  const known = knownZoneOffset(zone, new Date(instant).getTime());
  if (known !== null)
    return `UTC${known < 0 ? '-' : '+'}${new Date(Math.abs(known) * 60_000).toISOString().slice(11, 16)}`;
  const parts = zonedFormat('en-US', zone, { timeZoneName: 'longOffset' }).formatToParts(new Date(instant));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return `UTC${offset === '' ? '+00:00' : offset}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function zonedFormat(
  tag: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone} ${Object.entries(options).flat().join()}`;
  const cached = formats.get(key);
  if (cached !== undefined) return cached;
  const format = new Intl.DateTimeFormat(tag, { ...options, timeZone });
  formats.set(key, format);
  return format;
}

const numericParts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const satisfies Intl.DateTimeFormatOptions;

function dateParts(instant: Instant | null | undefined, zone: string) {
  if (instant === null || instant === undefined) return null;
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const known = knownZoneOffset(zone, date.getTime());
  if (known !== null) return isoParts(new Date(date.getTime() + known * 60_000).toISOString());
  const parts = zonedFormat('en-US', zone, numericParts).formatToParts(date);
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    year: read('year').padStart(4, '0'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

/** The parts of an ISO-8601 text of the years 0 to 9999: `2026-11-20T16:05:09.000Z`. */
function isoParts(text: string) {
  return {
    year: text.slice(0, 4),
    month: text.slice(5, 7),
    day: text.slice(8, 10),
    hour: text.slice(11, 13),
    minute: text.slice(14, 16),
    second: text.slice(17, 19),
  };
}
