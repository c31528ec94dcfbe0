import { watchSite as watch } from '#domain/operations/operation/watch-site.ts';
import type { JobContext } from './job-context.ts';

export async function watchSite({ services }: JobContext): Promise<unknown> {
  return watch(services);
}
