import { findAccountById, listIdentities } from '#db/queries/account.ts';
import { listConsents } from '#db/queries/consent.ts';
import { listStoredOf } from '#db/queries/member-data.ts';
import { listEmailsOf } from '#db/queries/outbox.ts';
import { listSessions } from '#db/queries/session.ts';
import { listSubscriptions } from '#db/queries/subscription.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';

/** Everything that is kept about a member, as rows; secrets and their hashes are left out by anyone who shows them. */
export async function exportMember(services: Services, accountId: number) {
  const { db } = services;
  const now = services.clock.now();
  const [account, identities, consents, sessions, subscriptions, emails, more] = await Promise.all([
    findAccountById(db, accountId),
    listIdentities(db, accountId),
    listConsents(db, accountId),
    listSessions(db, { accountId, now }),
    listSubscriptions(db, accountId),
    listEmailsOf(db, accountId),
    listStoredOf(db, accountId),
  ]);
  if (account === null) throw new AppError('not_found', 'no such account');
  return { account, identities, consents, sessions, subscriptions, emails, more, exportedAt: now };
}
