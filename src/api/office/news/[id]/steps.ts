import { endpoint } from '#api/endpoint.ts';
import { moveNews } from '#domain/content/news/move-news.ts';
import { showNewsInOffice } from '#domain/content/news/show-office-news.ts';
import { brandOf } from '../../brand-of.ts';
import { newsStepsContract } from './steps.contract.ts';

export const POST = endpoint(
  newsStepsContract,
  async ({ params: { id }, query, body }, { services, operator, locale }) => {
    const brand = brandOf(operator, query.brand);
    const { step, version, note } = body;
    const at = body.at === undefined ? undefined : new Date(body.at);
    await moveNews(services, { brand, operator, id, step, version, note, at });
    return { data: await showNewsInOffice(services, { brand, locale, operator, id }) };
  },
);
