import { tidyAccounts as tidy } from '#domain/member/tidy-accounts.ts';
import type { JobContext } from './job-context.ts';

export async function tidyAccounts({ services }: JobContext): Promise<unknown> {
  return tidy(services);
}
