import { sendLetters as send } from '#domain/foundation/outbox/send-letters.ts';
import type { JobContext } from './job-context.ts';

export async function sendLetters({ services }: JobContext): Promise<unknown> {
  return send(services);
}
