import type { Locale } from '#terms/locales.ts';

const COLONS = { en: ': ', zh_TW: '：', zh_HK: '：', vi: ': ' } as const satisfies Record<Locale, string>;

/** What stands between a label and its value: Chinese has a full-width colon and no space behind it. */
export const labelColon = (locale: Locale): string => COLONS[locale];

/** A label and its value in one line, `Paid: TWD 8,000`. */
export const joinLabel = (label: string, value: string, locale: Locale): string =>
  `${label}${COLONS[locale]}${value}`;
