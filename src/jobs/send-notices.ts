import { sendNotices as send } from '#domain/accounts/operator-device/send-notices.ts';
import type { JobContext } from './job-context.ts';

export async function sendNotices({ services }: JobContext): Promise<unknown> {
  return send(services);
}
