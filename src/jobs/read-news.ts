import { openNewsFeed, takeInNews } from '#domain/content/news/take-in-news.ts';
import type { JobContext } from './job-context.ts';

export async function readNews({ services }: JobContext): Promise<unknown> {
  const feed = openNewsFeed(services);
  return feed === null ? { drafts: 0 } : takeInNews(services, feed);
}
