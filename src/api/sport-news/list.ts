import { listNews } from '#domain/content/news/list-news.ts';
import { endpoint } from '../endpoint.ts';
import { pageMetaOf } from '../page-meta.ts';
import { newsListContract } from './list.contract.ts';

export const GET = endpoint(newsListContract, async ({ query }, { services, brand, locale }) => {
  const { page, per_page: perPage } = query;
  const { items, total, fallback } = await listNews(services, { brand, locale, page, perPage });
  return { data: items, meta: { ...pageMetaOf({ page, perPage, total }), fallback } };
});
