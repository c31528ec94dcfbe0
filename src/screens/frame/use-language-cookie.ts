import { useEffect } from 'react';
import { localeCookie } from '#i18n/locales.ts';
import type { Locale } from '#terms/locales.ts';

/**
 * An address with a language remembers that language (docs/product/brands.md). The server does so when it answers a document; within the
 * running page the address changes without one.
 */
export function useLanguageCookie(prefix: Locale | null): void {
  useEffect(() => {
    if (prefix === null || document.cookie.includes(`${localeCookie.name}=${prefix}`)) return;
    const { name, maxAgeDays, path, sameSite } = localeCookie;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve.
    document.cookie = `${name}=${prefix}; Max-Age=${maxAgeDays * 86_400}; Path=${path}; SameSite=${sameSite}${secure}`;
  }, [prefix]);
}
