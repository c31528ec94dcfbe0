import { LOCALES, type Locale } from '#terms/locales.ts';
import { parseLocalePath } from './locale-path.ts';
import { defaultLocale, isLocale } from './locales.ts';

interface LocaleSources {
  /** The path of the request, without its query. */
  path?: string;
  /** The value of the language cookie. */
  cookie?: string | null | undefined;
  /** The `Accept-Language` header, or `navigator.languages` joined by commas. */
  acceptLanguage?: string | null | undefined;
  /** The language that the website's settings mark as primary. */
  primary?: string | null | undefined;
  /** The languages that the operator has left switched on; all of them by default. */
  enabled?: readonly Locale[];
}

/**
 * Chooses the language: path prefix, then cookie, then the browser's languages, then the primary one, then Traditional
 * Chinese of Taiwan. A source that names a language which does not exist, or is switched off, is passed over.
 */
export function resolveLocale(sources: LocaleSources): Locale {
  const enabled = sources.enabled ?? LOCALES;
  const isEnabled = (value: unknown): value is Locale => isLocale(value) && enabled.includes(value);
  const candidates = [
    parseLocalePath(sources.path ?? '/').locale,
    sources.cookie,
    ...matchBrowserLanguages(sources.acceptLanguage ?? ''),
    sources.primary,
    defaultLocale,
  ];
  return candidates.find(isEnabled) ?? enabled[0] ?? defaultLocale;
}

/** The languages of an `Accept-Language` header that we speak, the most wanted first, without repeats. */
export function matchBrowserLanguages(header: string): Locale[] {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { locale: matchLanguageTag(tag), weight: q === undefined ? 1 : Number(q) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return [...new Set(wanted.flatMap(({ locale }) => (locale === null ? [] : [locale])))];
}

/** Hong Kong, Macau and Cantonese read zh_HK; every other Chinese, the simplified kinds too, reads zh_TW. */
export function matchLanguageTag(tag: string): Locale | null {
  const [language = '', ...subtags] = tag.trim().toLowerCase().replaceAll('_', '-').split('-');
  if (language === 'yue') return 'zh_HK';
  if (language === 'zh') return subtags.some((part) => part === 'hk' || part === 'mo') ? 'zh_HK' : 'zh_TW';
  return language === 'en' || language === 'vi' ? language : null;
}
