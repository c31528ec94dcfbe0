import { takeSignInTicket } from '#db/queries/sign-in-ticket.ts';
import type { Visitor } from '#domain/accounts/session/sign-in.ts';
import type { Services } from '#domain/services.ts';
import { sameText } from '#platform/mac.ts';
import { hashToken, isToken } from '#platform/token.ts';
import { type GoogleOutcome, resolveIdentity } from './resolve-identity.ts';
import { bindingOf, uselessTicket } from './tickets.ts';

type Exchange = {
  readonly brand: string;
  readonly code: string;
  readonly state: string;
  readonly browserSecret: string | null;
  readonly visitor: Visitor;
};

/**
 * Turns the one-time code of a redirect into a sign-in. Good for sixty seconds, once, at its brand, with the state it came with
 * and in the browser that began; throws 'invalid' otherwise. A code that was tried with the wrong state is used up.
 */
export async function exchangeTicket(services: Services, exchange: Exchange): Promise<GoogleOutcome> {
  const { brand, code, state, browserSecret, visitor } = exchange;
  if (!isToken(code)) throw uselessTicket();
  const now = services.clock.now();
  const wanted = { tokenHash: hashToken(code), brand, kind: 'exchange', now } as const;
  const ticket = await takeSignInTicket(services.db, wanted);
  if (ticket === null || ticket.stateHash === null) throw uselessTicket();
  if (!sameText(ticket.stateHash, hashToken(bindingOf(state, browserSecret)))) throw uselessTicket();
  const { subject, email, name, returnTo } = ticket;
  return resolveIdentity(services, { brand, identity: { subject, email, name }, visitor, returnTo });
}
