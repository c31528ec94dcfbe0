import { listEmails } from '#domain/foundation/outbox/list-emails.ts';
import type { Services } from '#domain/services.ts';

/** The e-mails that were written to an address, the newest first. */
export function emailsTo(services: Services, to: string) {
  return listEmails(services, { to });
}

/** The secret in the newest e-mail with a link to an address. */
export async function mailedToken(services: Services, to: string): Promise<string> {
  const emails = await emailsTo(services, to);
  for (const { bodyText } of emails) {
    const token = /[?&](?:token|verify)=([\w-]+)/.exec(bodyText)?.[1];
    if (token !== undefined) return token;
  }
  throw new Error(`No email to ${to} has a link: ${emails.map(({ template }) => template).join(', ')}`);
}
