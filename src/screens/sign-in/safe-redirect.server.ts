import { canonicalPath, isSitePath } from '#domain/foundation/path/site-paths.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { Locale } from '#terms/locales.ts';
import { isPassingPage } from './is-passing-page.ts';

const LONGEST = 2000;
/** An origin that no site has: whatever leaves it would have left ours. */
const NOWHERE = 'http://site.invalid';

/**
 * Where a reader goes after signing in: the page that they were kept from, in the language that they read now. Anything but a
 * path of this site that is a page gives the index (docs/product/accounts.md), so that no link can send a member elsewhere.
 */
export function safeRedirect(wanted: string | null, locale: Locale): string {
  const index = localePath(locale, '/');
  if (wanted === null || wanted.length > LONGEST || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return index;
  const target = URL.parse(wanted, NOWHERE);
  if (target === null || target.origin !== NOWHERE) return index;
  const page = canonicalPath(target.pathname);
  if (!isSitePath(page) || isPassingPage(page)) return index;
  return `${localePath(locale, page)}${target.search}${target.hash}`;
}
