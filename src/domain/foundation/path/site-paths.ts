import { LOCALES } from '#terms/locales.ts';

/** Every page of the site below its language prefix, in its canonical spelling, and whether search engines may list it. */
export const sitePaths = {
  '/': { listed: true },
  '/login': { listed: false },
  '/register': { listed: false },
  '/resetPassword': { listed: false },
  '/news': { listed: true },
  '/schedule': { listed: true },
  '/subscribe': { listed: true },
  '/privacy': { listed: true },
  '/terms': { listed: true },
  '/thirdToken': { listed: false },
  '/customModel': { listed: false },
  '/mySubscribe': { listed: false },
  '/orders': { listed: false },
  '/purchase_test': { listed: false },
  '/purchase': { listed: false },
  '/standings': { listed: true },
  '/statistics': { listed: false },
  '/unstartedRecord': { listed: false },
  '/record': { listed: false },
  '/proof': { listed: true },
  '/audit': { listed: true },
  '/bankroll': { listed: true },
  '/why': { listed: false },
  '/widgets': { listed: true },
  '/methodology': { listed: true },
} as const satisfies Record<string, { readonly listed: boolean }>;

export type SitePath = keyof typeof sitePaths;

export function isSitePath(path: string): path is SitePath {
  return Object.hasOwn(sitePaths, path);
}

/** Pages that a redirect may never lead away from: a session or a payment would be lost on the way (docs/product/brands.md). */
const fixedPaths: readonly string[] = ['/login', '/thirdToken', '/purchase', '/purchase_test'];

export function isFixedPath(path: string): boolean {
  return fixedPaths.includes(path);
}

/**
 * A path without its language prefix, without a slash at its end, and in the spelling of the page it means: `/ZH-tw/Orders/`
 * gives `/orders`. A path that is no page keeps its own spelling.
 */
export function canonicalPath(path: string): string {
  const [first = '', ...rest] = path.split('/').filter((segment) => segment !== '');
  const prefix = first.toLowerCase().replace('-', '_');
  const isPrefixed = LOCALES.some((locale) => locale.toLowerCase() === prefix);
  const bare = `/${(isPrefixed ? rest : [first, ...rest]).join('/')}`;
  return Object.keys(sitePaths).find((known) => known.toLowerCase() === bare.toLowerCase()) ?? bare;
}
