import { LOCALES, type Locale } from '#terms/locales.ts';

interface LocalePath {
  /** The language that the first segment names in any spelling (`/ZH_tw`, `/zh-TW`), or null. */
  locale: Locale | null;
  /** The path without the language, always beginning with `/`. */
  rest: string;
  /** False when the language was recognised but not spelt as its code, so that the address should be replaced. */
  canonical: boolean;
}

/** Splits a path (no query) into its language and the rest. */
export function parseLocalePath(path: string): LocalePath {
  const [, segment = '', tail = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  const asked = segment.toLowerCase().replace('-', '_');
  const locale = LOCALES.find((code) => code.toLowerCase() === asked) ?? null;
  if (locale === null) return { locale, rest: path.startsWith('/') ? path : `/${path}`, canonical: true };
  return { locale, rest: tail === '' ? '/' : tail, canonical: segment === locale };
}

/** The address of `rest` (`/schedule`) in a language: `/vi/schedule`; home is the prefix alone. */
export function localePath(locale: Locale, rest: string): string {
  return rest === '/' ? `/${locale}` : `/${locale}${rest}`;
}
