import { findLetter, type OutboxRow, listLetters as readLetters } from '#db/queries/outbox.ts';
import type { Services } from '#domain/services.ts';

const MAX_ROWS = 100;

/** The newest letters, to one address or to all, the newest first. */
export function listLetters(services: Services, of: { readonly to?: string } = {}): Promise<OutboxRow[]> {
  const recipient = of.to?.normalize('NFKC').trim().toLowerCase();
  return readLetters(services.db, { limit: MAX_ROWS, ...(recipient === undefined ? {} : { recipient }) });
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One letter by its id; null where there is none. */
export async function findOneLetter(services: Services, id: string): Promise<OutboxRow | null> {
  return UUID.test(id) ? findLetter(services.db, id) : null;
}
