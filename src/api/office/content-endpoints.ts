import { POST as newsSteps } from './news/[id]/steps.ts';
import { GET as newsArticle, POST as saveNews } from './news/[id].ts';
import { POST as newNews, GET as news } from './news.ts';
import { POST as newsImages } from './news-images.ts';
import { GET as newsTags } from './news-tags.ts';
import type { OfficeEndpoint } from './office-endpoint.ts';

/** The office's calls about what a brand says. */
export const contentEndpoints: readonly OfficeEndpoint[] = [
  ...[news, newNews, newsArticle, saveNews, newsSteps, newsTags, newsImages],
];
