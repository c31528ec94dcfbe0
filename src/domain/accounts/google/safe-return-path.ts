import { canonicalPath, isSitePath } from '#domain/foundation/path/site-paths.ts';
import { localePath, parseLocalePath } from '#i18n/locale-path.ts';
import type { Locale } from '#terms/locales.ts';

const MAX_CHARACTERS = 500;
const BASE = 'http://site.invalid';

/** A path to which a sign-in may lead back: a page of this site in a language, with its query. Null for anything else (docs/product/accounts.md). */
export function safeReturnPath(wanted: string | undefined, locale: Locale): string | null {
  if (wanted === undefined || wanted.length > MAX_CHARACTERS || !/^\/(?![/\\])[^\\\s]*$/.test(wanted))
    return null;
  if (!URL.canParse(wanted, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  const page = canonicalPath(pathname);
  if (origin !== BASE || !isSitePath(page)) return null;
  return `${localePath(parseLocalePath(pathname).locale ?? locale, page)}${search}${hash}`;
}
