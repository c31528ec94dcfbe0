import { localeCookie } from '#i18n/locales.ts';
import type { Locale } from '#terms/locales.ts';

/** The header that remembers a language for a year. Scripts may read it: it is what the language header repeats. */
export function languageCookie(locale: Locale, { secure }: { readonly secure: boolean }): string {
  const { name, maxAgeDays, path, sameSite } = localeCookie;
  const site = sameSite === 'lax' ? 'Lax' : 'Strict';
  const parts = [`${name}=${locale}`, `Max-Age=${maxAgeDays * 86_400}`, `Path=${path}`, `SameSite=${site}`];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}
