import { searchNewsTags } from '#domain/content/news/news-tags.ts';
import { newsTagsContract } from './news-tags.contract.ts';
import { officeEndpoint } from './office-endpoint.ts';

export const GET = officeEndpoint(newsTagsContract, async ({ query }, { services, locale }) => ({
  data: await searchNewsTags(services, { typed: query.q, locale }),
}));
