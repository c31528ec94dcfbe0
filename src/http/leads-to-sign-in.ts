import { isOfficePath } from './canonical-address.ts';

/** Where a provider's script may run (docs/product/accounts.md): on the two pages whose forms open its window, and nowhere else. */
export function hasProviderScript(path: string): boolean {
  return !isOfficePath(path) && /^\/\w+\/(?:login|register)$/.test(path);
}

/**
 * From where a form may lead to the provider: from those pages, and from every page of members. One whose session has ended meanwhile comes
 * to the sign-in without a load, under the policy of the page that was loaded.
 */
export function leadsToProvider(asked: { readonly path: string; readonly hasToken: boolean }): boolean {
  return hasProviderScript(asked.path) || (asked.hasToken && !isOfficePath(asked.path));
}
