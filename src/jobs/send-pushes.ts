import { sendPushes as send } from '#domain/accounts/push/send-pushes.ts';
import type { JobContext } from './job-context.ts';

export async function sendPushes({ services }: JobContext): Promise<unknown> {
  return send(services);
}
