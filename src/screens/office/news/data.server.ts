import { officeNewsListContract } from '#api/office/news.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The brand's articles in every state. */
export async function loadNewsList(page: OfficePage) {
  const [{ data: articles, meta }, messages] = await Promise.all([
    page.list(officeNewsListContract, { query: { per_page: 30 } }),
    page.messages(['office-news'], (t) => t('office-news.title')),
  ]);
  return { ...messages, articles, meta };
}

export type NewsListData = Awaited<ReturnType<typeof loadNewsList>>;
export type NewsLine = NewsListData['articles'][number];
