import { formatNumber, formatPercent, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import { htmlLangs } from '#i18n/locales.ts';
import type { Locale } from '#terms/locales.ts';

/** `1st`, `7th` in English; the number alone where the sentence around it makes the ordinal. */
export function ordinal(number: number, locale: Locale): string {
  if (locale !== 'en') return formatNumber(number);
  const category = new Intl.PluralRules(htmlLangs.en, { type: 'ordinal' }).select(number);
  return `${formatNumber(number)}${ENGLISH_ENDINGS[category]}`;
}

const ENGLISH_ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const;

export type Interval = readonly [low: number, high: number];

/** Between two signed ends; a line never breaks there. */
const TO = '\u00a0…\u00a0';

/** `44.4–52.3%` */
export function shareInterval([low, high]: Interval): string {
  return `${formatNumber(low * 100, 1)}–${formatPercent(high)}`;
}

/** `−4.1 … +2.3%`, with signs because a return can be either. */
export function returnInterval([low, high]: Interval): string {
  return `${formatSigned(low * 100)}${TO}${formatSignedPercent(high)}`;
}

/** `−0.12 … +0.05`, in units. */
export function unitsInterval([low, high]: Interval): string {
  return `${formatSigned(low, 2)}${TO}${formatSigned(high, 2)}`;
}

/** What an interval says of zero, from which luck alone makes its results. */
export function verdictOf([low, high]: Interval): 'notProven' | 'proven' | 'losing' {
  if (low > 0) return 'proven';
  return high < 0 ? 'losing' : 'notProven';
}

/** Whether the first of two did better, worse or, as far as the figure shows it, as well. */
export function sideOf(difference: number, decimals: number): 'more' | 'less' | 'same' {
  if (!/[1-9]/.test(formatNumber(Math.abs(difference), decimals))) return 'same';
  return difference < 0 ? 'less' : 'more';
}

/** The interval of a difference as the sentence about it counts: by how much less where it says less. */
export function sideInterval(side: ReturnType<typeof sideOf>, [low, high]: Interval): Interval {
  return side === 'less' ? [-high, -low] : [low, high];
}
