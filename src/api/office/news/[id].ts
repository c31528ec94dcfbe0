import { endpoint } from '#api/endpoint.ts';
import { saveNews } from '#domain/content/news/edit-news.ts';
import { showNewsInOffice } from '#domain/content/news/show-office-news.ts';
import { brandOf } from '../brand-of.ts';
import { officeNewsContract, saveNewsContract } from './[id].contract.ts';

export const GET = endpoint(officeNewsContract, async ({ params, query }, { services, operator, locale }) => {
  const brand = brandOf(operator, query.brand);
  return { data: await showNewsInOffice(services, { brand, locale, operator, id: params.id }) };
});

export const POST = endpoint(
  saveNewsContract,
  async ({ params: { id }, query, body }, { services, operator, locale }) => {
    const brand = brandOf(operator, query.brand);
    const { version, ...draft } = body;
    await saveNews(services, { brand, operator, id, version, draft });
    return { data: await showNewsInOffice(services, { brand, locale, operator, id }) };
  },
);
