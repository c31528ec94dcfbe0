import { endpoint } from '#api/endpoint.ts';
import { createNews } from '#domain/content/news/edit-news.ts';
import { listNewsInOffice, showNewsInOffice } from '#domain/content/news/show-office-news.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { newNewsContract, officeNewsListContract } from './news.contract.ts';

export const GET = endpoint(officeNewsListContract, async ({ query }, { services, operator, locale }) => {
  const { page, per_page: perPage, shelf, q: search } = query;
  const brand = brandOf(operator, query.brand);
  const { items, total } = await listNewsInOffice(services, {
    brand,
    locale,
    shelf,
    search,
    page,
    perPage,
  });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});

export const POST = endpoint(newNewsContract, async ({ query, body }, { services, operator, locale }) => {
  const brand = brandOf(operator, query.brand);
  const id = await createNews(services, { brand, operator, draft: body });
  return { data: await showNewsInOffice(services, { brand, locale, id, operator }) };
});
