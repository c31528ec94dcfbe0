import { endpoint } from '#api/endpoint.ts';
import { searchNewsTags } from '#domain/content/news/news-tags.ts';
import { newsTagsContract } from './news-tags.contract.ts';

export const GET = endpoint(newsTagsContract, async ({ query }, { services, locale }) => ({
  data: await searchNewsTags(services, { typed: query.q, locale }),
}));
