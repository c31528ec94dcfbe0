import { writeArticles as write } from '#domain/picks/analysis/write-articles.ts';
import type { JobContext } from './job-context.ts';

export async function writeArticles({ services }: JobContext): Promise<unknown> {
  return write(services);
}
