import { type Locale, locales } from './locales.ts';
import { matchBrowserLanguages } from './resolve-locale.ts';

/** The languages of the back office; its message files begin with `office-` and exist in these alone. */
export const officeLocales = ['en', 'zh_TW'] as const satisfies readonly Locale[];

export type OfficeLocale = (typeof officeLocales)[number];

/** What an operator chose by hand; the members' choice of language is another cookie. */
export const officeLocaleCookie = { name: 'office_lang', path: '/office', maxAgeDays: 365 } as const;

export function isOfficeLocale(value: unknown): value is OfficeLocale {
  return officeLocales.some((locale) => locale === value);
}

/** What an operator reads: what the call asks for, what he chose, the nearest to his browser's languages, then Chinese. */
export function resolveOfficeLocale(sources: {
  readonly header?: string | null | undefined;
  readonly cookie?: string | null | undefined;
  readonly acceptLanguage?: string | null | undefined;
}): OfficeLocale {
  const chosen = [sources.header, sources.cookie].find(isOfficeLocale);
  if (chosen !== undefined) return chosen;
  const [nearest] = matchBrowserLanguages(sources.acceptLanguage ?? '').flatMap((locale) =>
    locale === 'zh_HK' ? ['zh_TW' as const] : isOfficeLocale(locale) ? [locale] : [],
  );
  return nearest ?? 'zh_TW';
}

/** The languages in which a message file has to exist. */
export function localesOfFile(file: string): readonly Locale[] {
  return file.startsWith('office-') ? officeLocales : locales;
}
