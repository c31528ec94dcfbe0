import { sendWebhooks as send } from '#domain/accounts/webhook/send-webhooks.ts';
import type { JobContext } from './job-context.ts';

export async function sendWebhooks({ services }: JobContext): Promise<unknown> {
  return send(services);
}
