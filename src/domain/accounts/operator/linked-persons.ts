import type { Queryable } from '#db/client.ts';
import { listLinkedAddresses, listLinkedOperators } from '#db/queries/operator-touch.ts';
import { RefusedAttempt } from '#domain/foundation/audit/refused-attempt.ts';
import { HOUR_MS } from '#terms/durations.ts';

/** For so long an operator and anyone who made, reset or changed them are not two persons. */
export const LINKED_FOR_MS = 72 * HOUR_MS;

/** What a person tried to agree to. */
type Decided = {
  readonly brand?: string | null;
  readonly subjectKind: string;
  readonly subjectId: string;
};

/**
 * Refuses anyone who agrees to their own request, and a second person who is joined to the first: one of them made, reset or changed
 * the other within three days, or one person did so with both. The database refuses the same. Throws 'conflict'.
 */
export async function assertNotLinked(
  db: Queryable,
  options: {
    readonly proposedBy: string;
    readonly operatorId: string;
    readonly now: Date;
    readonly about: Decided;
  },
): Promise<void> {
  const { proposedBy, operatorId, now, about } = options;
  if (proposedBy === operatorId) throw refusal('office.ownRequest', about);
  const linked = await listLinkedOperators(db, { operatorId, others: [proposedBy], now });
  if (linked.has(proposedBy)) throw refusal('office.linkedPersons', about);
}

/** The same where the first person is written down by their address. */
export async function assertAddressNotLinked(
  db: Queryable,
  options: {
    readonly proposedBy: string;
    readonly email: string;
    readonly now: Date;
    readonly about: Decided;
  },
): Promise<void> {
  const { proposedBy, email, now, about } = options;
  if (proposedBy === email) throw refusal('office.ownRequest', about);
  const linked = await listLinkedAddresses(db, { email, now });
  if (linked.has(proposedBy)) throw refusal('office.linkedPersons', about);
}

function refusal(key: string, about: Decided): RefusedAttempt {
  return new RefusedAttempt(key, {
    fields: { base: [{ key }] },
    attempt: { action: 'refused.second_person', ...about, why: key },
  });
}

/** Why somebody cannot agree to what another person proposed, whatever their role; null where nothing of this kind stands in the way. */
export function blockedBy(
  linked: ReadonlySet<string>,
  options: { readonly proposedBy: string; readonly self: string },
): 'own' | 'linked' | null {
  if (options.proposedBy === options.self) return 'own';
  return linked.has(options.proposedBy) ? 'linked' : null;
}
