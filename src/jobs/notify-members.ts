import { notifyMembers as notify } from '#domain/accounts/notice/notify-members.ts';
import type { JobContext } from './job-context.ts';

export async function notifyMembers({ services }: JobContext): Promise<unknown> {
  return notify(services);
}
