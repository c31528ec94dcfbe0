import { tellNews as tell } from '#domain/notice/tell-news.ts';
import type { JobContext } from './job-context.ts';

export async function tellNews({ services }: JobContext): Promise<unknown> {
  return tell(services);
}
