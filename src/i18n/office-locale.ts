import type { Locale } from '#terms/locales.ts';
import { defaultLocale, isLocale } from './locales.ts';
import { matchBrowserLanguages } from './resolve-locale.ts';

/** What an operator chose by hand; the members' choice of language is another cookie. */
export const officeLocaleCookie = { name: 'office_lang', path: '/office', maxAgeDays: 365 } as const;

/**
 * What operators read: what the call asks for, what they chose, the first of their browser's languages that we speak, then
 * Chinese. The languages in which a brand is open do not count: an operator of a brand in English may read Vietnamese.
 */
export function resolveOfficeLocale(sources: {
  readonly header?: string | null | undefined;
  readonly cookie?: string | null | undefined;
  readonly acceptLanguage?: string | null | undefined;
}): Locale {
  const chosen = [sources.header, sources.cookie].find(isLocale);
  return chosen ?? matchBrowserLanguages(sources.acceptLanguage ?? '')[0] ?? defaultLocale;
}
