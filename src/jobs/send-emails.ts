import { sendEmails as send } from '#domain/foundation/outbox/send-emails.ts';
import type { JobContext } from './job-context.ts';

export async function sendEmails({ services }: JobContext): Promise<unknown> {
  return send(services);
}
