import { tellNews as tell } from '#domain/accounts/notice/tell-news.ts';
import type { JobContext } from './job-context.ts';

export async function tellNews({ services }: JobContext): Promise<unknown> {
  return tell(services);
}
