import { publishDueNews } from '#domain/content/news/publish-due-news.ts';
import type { JobContext } from './job-context.ts';

export async function publishNews({ services }: JobContext): Promise<unknown> {
  return publishDueNews(services);
}
