import { type OutboxRow, listLetters as readLetters } from '#db/queries/outbox.ts';
import type { Services } from '#domain/services.ts';

const MOST = 100;

/** The newest letters, to one address or to all, the newest first. */
export function listLetters(services: Services, of: { readonly to?: string } = {}): Promise<OutboxRow[]> {
  const recipient = of.to?.normalize('NFC').trim().toLowerCase();
  return readLetters(services.db, { limit: MOST, ...(recipient === undefined ? {} : { recipient }) });
}
