import { LOCALES, type Locale } from '#terms/locales.ts';

export const defaultLocale = 'zh_TW' satisfies Locale;
export const fallbackLocale = 'en' satisfies Locale;

export const htmlLangs = {
  en: 'en-US',
  zh_TW: 'zh-TW',
  zh_HK: 'zh-HK',
  vi: 'vi-VN',
} as const satisfies Record<Locale, string>;

export const messageFolders = { en: 'en', zh_TW: 'zh', zh_HK: 'hk', vi: 'vi' } as const satisfies Record<
  Locale,
  string
>;

/** Each language's name in that language, the built-in answer when the list of languages cannot be fetched. */
export const languageNames = {
  en: 'English',
  zh_TW: '繁體中文（台灣）',
  zh_HK: '繁體中文（香港）',
  vi: 'Tiếng Việt',
} as const satisfies Record<Locale, string>;

/** The same where there is room for a word: the two that are written in Chinese by their place. */
export const shortLanguageNames = {
  en: 'English',
  zh_TW: '台灣',
  zh_HK: '香港',
  vi: 'Tiếng Việt',
} as const satisfies Record<Locale, string>;

export const localeCookie = { name: 'sports_ai_lang', maxAgeDays: 365, path: '/', sameSite: 'lax' } as const;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
