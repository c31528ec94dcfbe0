import { redirectsContract } from '#api/office/redirects.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The redirects that the address asks for. */
export async function loadRedirects(page: OfficePage) {
  const [{ data, meta }, messages] = await Promise.all([
    page.list(redirectsContract, { query: { per_page: 25 } }),
    page.messages(['office-seo'], (t) => t('office-seo.redirects.title')),
  ]);
  return {
    ...messages,
    redirects: data.redirects,
    hosts: data.allowed_hosts,
    hostsVersion: data.hosts_version,
    meta,
    search: page.url.search,
  };
}

export type RedirectsData = Awaited<ReturnType<typeof loadRedirects>>;
export type Redirect = RedirectsData['redirects'][number];
