import { isLocale } from '#i18n/locales.ts';
import { resolveLocale } from '#i18n/resolve-locale.ts';
import type { Locale } from '#terms/locales.ts';
import type { WebsiteLanguage } from './enabled-languages.ts';

type LocaleQuestion = {
  /** The path of a page or a call, without its query. */
  readonly path: string;
  /** The X-Language header. */
  readonly header: string | undefined;
  readonly cookie: string | null | undefined;
  readonly acceptLanguage: string | undefined;
};

/**
 * The language of an API call is its header's, else what cookie and Accept-Language say, else English; of a page, what path,
 * cookie and browser say, else the brand's primary one.
 */
export function pickLocale(
  { path, header, cookie, acceptLanguage }: LocaleQuestion,
  languages: readonly WebsiteLanguage[],
): Locale {
  const enabled = languages.map((language) => language.language_code);
  if (isLocale(header) && enabled.includes(header)) return header;
  const primary = languages.find((language) => language.is_primary === 1)?.language_code;
  return resolveLocale({
    path,
    cookie,
    acceptLanguage,
    // A program that names no language is written to in English, where the brand speaks it; a reader in the brand's own.
    primary: /^\/api(\/|$)/.test(path) && enabled.includes('en') ? 'en' : primary,
    enabled,
  });
}
