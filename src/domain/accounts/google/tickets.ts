import type { Queryable } from '#db/client.ts';
import { insertSignInTicket, type SignInTicketRow } from '#db/queries/sign-in-ticket.ts';
import { AppError } from '#platform/app-error.ts';
import { hashToken, newToken } from '#platform/token.ts';
import type { GoogleIdentity } from './google-identity.ts';

/** How long a browser may take to fetch its sign-in, and a person to agree or to type a password. */
const GOOD_FOR_S = { exchange: 60, consent: 600, link: 600 } as const;

type NewTicket = {
  readonly brand: string;
  readonly kind: SignInTicketRow['kind'];
  readonly identity: GoogleIdentity;
  readonly accountId?: number;
  /** What the browser has to bring along beside the ticket, as `bindingOf` makes it. */
  readonly binding?: string;
  readonly returnTo?: string | null;
  readonly now: Date;
};

/** Writes down whom Google has vouched for, and answers the one-time secret for it. Only its hash stays here. */
export async function createTicket(db: Queryable, ticket: NewTicket): Promise<string> {
  const token = newToken();
  const { brand, kind, identity, accountId = null, binding, returnTo = null, now } = ticket;
  await insertSignInTicket(db, {
    tokenHash: hashToken(token),
    brand,
    kind,
    provider: 'google',
    ...identity,
    accountId,
    returnTo,
    stateHash: binding === undefined ? null : hashToken(binding),
    createdAt: now,
    expiresAt: new Date(now.getTime() + GOOD_FOR_S[kind] * 1000),
    usedAt: null,
  });
  return token;
}

/** Ties a ticket to the state that travelled through the provider and to the browser that began. */
export function bindingOf(state: string, browserSecret: string | null): string {
  return `${state}.${browserSecret ?? ''}`;
}

/** What a ticket that is used up, too old, foreign or made up is answered with. */
export function uselessTicket(): AppError {
  return new AppError('invalid', 'a ticket that is worth nothing', {
    fields: { base: [{ key: 'member.signInExpired' }] },
  });
}
