import { type AccountRow, findAccountByEmail, findAccountByIdentity } from '#db/queries/account.ts';
import { mailPasswordLink } from '#domain/accounts/member/request-password-link.ts';
import { openSession, type SignedIn, type Visitor } from '#domain/accounts/session/sign-in.ts';
import { countAttempt } from '#domain/foundation/security/attempts.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { GoogleIdentity } from './google-identity.ts';
import { createTicket } from './tickets.ts';

/** Where a sign-in through Google stands. */
export type GoogleOutcome =
  | { readonly state: 'signed_in'; readonly signedIn: SignedIn; readonly returnTo: string | null }
  | {
      readonly state: 'consent';
      readonly ticket: string;
      readonly email: string;
      readonly name: string;
      readonly returnTo: string | null;
    }
  | {
      readonly state: 'link';
      readonly ticket: string;
      readonly email: string;
      readonly returnTo: string | null;
    }
  | { readonly state: 'verify'; readonly email: string };

type Vouched = {
  readonly brand: string;
  readonly identity: GoogleIdentity;
  readonly visitor: Visitor;
  readonly returnTo?: string | null;
};

/**
 * Decides what becomes of somebody for whom Google vouches (docs/product/accounts.md). A known subject is signed in, whatever their address is now. A new
 * address waits for consent. An address that has an account is linked only after its password; where the account's own address
 * was never confirmed, somebody else may have opened it in advance, so its owner first takes it back by mail.
 */
export async function resolveIdentity(services: Services, vouched: Vouched): Promise<GoogleOutcome> {
  const { brand, identity, visitor, returnTo = null } = vouched;
  if (identity.email === '') {
    throw new AppError('invalid', 'an address that Google has not confirmed', {
      fields: { base: [{ key: 'member.providerUnverified' }] },
    });
  }
  const { subject, email } = identity;
  const known = await findAccountByIdentity(services.db, { brand, provider: 'google', subject });
  if (known !== null) {
    const signedIn = await openSession(services, known, { ...visitor, method: 'google' });
    return { state: 'signed_in', signedIn, returnTo };
  }
  const owner = await findAccountByEmail(services.db, { brand, email });
  const now = services.clock.now();
  if (owner === null) {
    const ticket = await createTicket(services.db, { brand, kind: 'consent', identity, returnTo, now });
    return { state: 'consent', ticket, email, name: identity.name, returnTo };
  }
  if (owner.passwordHash === null || owner.emailVerifiedAt === null) {
    await askOwner(services, owner, subject);
    return { state: 'verify', email };
  }
  const accountId = owner.id;
  const ticket = await createTicket(services.db, { brand, kind: 'link', identity, accountId, returnTo, now });
  return { state: 'link', ticket, email, returnTo };
}

/** The link in this e-mail sets a password, ends every session, and connects the identity. */
async function askOwner(services: Services, owner: AccountRow, subject: string): Promise<void> {
  const wait = await countAttempt(services, { rule: 'passwordLink', of: [owner.brand, owner.email] });
  if (wait === null) await mailPasswordLink(services, owner, { provider: 'google', subject });
}
