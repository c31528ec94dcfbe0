import { seoListContract } from '#api/office/seo.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** What the pages are called, some pages at a time. */
export async function loadSeo(page: OfficePage) {
  const [{ data, meta }, messages] = await Promise.all([
    page.list(seoListContract, { query: { per_page: 10 } }),
    page.messages(['office-seo'], (t) => t('office-seo.title')),
  ]);
  return { ...messages, pages: data.pages, shown: data.shown, meta, search: page.url.search };
}

export type SeoData = Awaited<ReturnType<typeof loadSeo>>;
export type SeoPage = SeoData['pages'][number];
