import { findEmail, type OutboxRow, listEmails as readEmails } from '#db/queries/outbox.ts';
import type { Services } from '#domain/services.ts';

const MAX_ROWS = 100;

/** The newest e-mails, to one address or to all, the newest first. */
export function listEmails(services: Services, options: { readonly to?: string } = {}): Promise<OutboxRow[]> {
  const recipient = options.to?.normalize('NFKC').trim().toLowerCase();
  return readEmails(services.db, { limit: MAX_ROWS, ...(recipient === undefined ? {} : { recipient }) });
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One e-mail by its id; null where there is none. */
export async function findOneEmail(services: Services, id: string): Promise<OutboxRow | null> {
  return UUID.test(id) ? findEmail(services.db, id) : null;
}
