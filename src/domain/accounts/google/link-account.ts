import { findAccountById, insertIdentity } from '#db/queries/account.ts';
import { findSignInTicket, takeSignInTicket } from '#db/queries/sign-in-ticket.ts';
import { recipientOf } from '#domain/accounts/member/register-member.ts';
import {
  openSession,
  requirePassword,
  type SignedIn,
  type Visitor,
} from '#domain/accounts/session/sign-in.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import {
  accountAttempt,
  excuseAttempt,
  forgetAttempts,
  rememberSource,
  requireAttempt,
} from '#domain/foundation/security/attempts.ts';
import type { Services } from '#domain/services.ts';
import { googleLinked } from '#mail/google-linked.ts';
import { hashToken, isToken } from '#platform/token.ts';
import { uselessTicket } from './tickets.ts';

type Linking = {
  readonly brand: string;
  readonly ticket: string;
  readonly password: string;
  readonly visitor: Visitor;
};

/**
 * Links a Google account to the account of the same address after its password, which is asked this once, and signs in. A wrong
 * password leaves the ticket good and counts as at login; throws 'invalid', 'too_many' or 'locked' as login does.
 */
export async function linkAccount(services: Services, options: Linking): Promise<SignedIn> {
  const { brand, ticket, password, visitor } = options;
  if (!isToken(ticket)) throw uselessTicket();
  const wanted = { tokenHash: hashToken(ticket), brand, kind: 'link', now: services.clock.now() } as const;
  const found = await findSignInTicket(services.db, wanted);
  const account = found?.accountId == null ? null : await findAccountById(services.db, found.accountId);
  if (account === null || account.status === 'deleted') throw uselessTicket();
  const from = visitor.clientIp;
  const attempt = { rule: 'login', of: [brand, account.email], from } as const;
  await requireAttempt(services, attempt);
  const shared = await accountAttempt(services, { of: [brand, account.email], from });
  await requireAttempt(services, shared);
  await requirePassword(services, account, password);
  await forgetAttempts(services, attempt);
  await excuseAttempt(services, shared);
  await rememberSource(services, { of: [brand, account.email], from });
  return openSession(services, account, {
    ...visitor,
    method: 'google',
    prepare: async (tx) => {
      const now = services.clock.now();
      const used = await takeSignInTicket(tx, { ...wanted, now });
      if (used === null) throw uselessTicket();
      const { provider, subject } = used;
      const isNew = await insertIdentity(tx, {
        brand,
        provider,
        subject,
        accountId: account.id,
        linkedAt: now,
      });
      if (!isNew) throw uselessTicket();
      await postEmail(services, tx, { email: googleLinked, to: recipientOf(account), data: {} });
    },
  });
}
