import { isOfficePath } from './canonical-address.ts';
import { SHARED_PAGES } from './guest-cache/shared-pages.ts';

/**
 * Where a provider's script may run (docs/product/accounts.md): the pages on which one signs in, and those public pages from which the
 * sign-in opens without a load, under the policy of the page that was loaded: the framework runs there, for guests or for
 * a member who may log out. What a guest only reads never needs it.
 */
export function leadsToSignIn(options: { readonly path: string; readonly hasToken: boolean }): boolean {
  if (isOfficePath(options.path)) return false;
  const [, below = ''] = /^(?:\/\w+)?(\/.*)?$/.exec(options.path) ?? [];
  const path = below === '' ? '/' : below;
  const page = Object.hasOwn(SHARED_PAGES, path) ? SHARED_PAGES[path] : undefined;
  return page !== undefined && (options.hasToken || page.isHydrated === true);
}
