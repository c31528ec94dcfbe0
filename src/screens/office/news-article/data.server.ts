import { officeMeContract } from '#api/office/me.contract.ts';
import { officeNewsContract } from '#api/office/news/[id].contract.ts';
import { findBrand } from '#brands/index.ts';
import { siteOrigin } from '#brands/site-origin.ts';
import { localePath } from '#i18n/locale-path.ts';
import { LOCALES } from '#terms/locales.ts';
import type { OfficePage } from '../office-page.server.ts';

/** One article as it is being written, and where it can be looked at in the brand's own look. */
export async function loadNewsArticle(page: OfficePage, id: string) {
  const [{ data: article }, { data: me }] = await Promise.all([
    page.ask(officeNewsContract, { params: { id } }),
    page.ask(officeMeContract),
  ]);
  const messages = await page.messages(['office-news'], (t) => article.title || t('office-news.untitled'));
  const brand = findBrand(me.brand);
  const origin = brand === undefined || brand === null ? '' : siteOrigin(brand, page.context.services.env);
  const query = new URLSearchParams({ id, preview: article.preview });
  const previews = LOCALES.map((locale) => ({
    locale,
    href: `${origin}${localePath(locale, '/news')}?${query}`,
  }));
  return { ...messages, article, previews, images: page.context.services.env.IMG_BASE };
}

export type NewsArticleData = Awaited<ReturnType<typeof loadNewsArticle>>;
export type Article = NewsArticleData['article'];
