import { remindRenewals as remind } from '#domain/money/subscription/remind-renewals.ts';
import type { JobContext } from './job-context.ts';

export async function remindRenewals({ services }: JobContext): Promise<unknown> {
  return remind(services);
}
