import type { z } from 'zod';
import type { GoogleOutcome } from '#domain/accounts/google/resolve-identity.ts';
import type { Caller } from '../caller.ts';
import type { providerSignInSchema } from '../profile.contract.ts';
import { signedInAnswer } from '../profile.ts';

/** The cookie that ties a sign-in by redirect to the browser that began it. */
export const STATE_COOKIE = 'sports_ai_state';
/** Where Google sends browsers back to; its whole address is registered with the client. */
export const GOOGLE_RETURN_PATH = '/api/auth/google/return';

/** Where a sign-in through a provider stands, as the API says it, with the cookies of a session where there is one. */
export function providerAnswer(
  outcome: GoogleOutcome,
  caller: Caller,
): { data: z.input<typeof providerSignInSchema>; cookies: string[] } {
  switch (outcome.state) {
    case 'signed_in': {
      const { data, cookies } = signedInAnswer(outcome.signedIn, caller);
      return { data: { state: 'signed_in', redirect: outcome.returnTo, ...data }, cookies };
    }
    case 'consent': {
      const { state, ticket, email, name, returnTo: redirect } = outcome;
      return { data: { state, ticket, email, name, redirect }, cookies: [] };
    }
    case 'link': {
      const { state, ticket, email, returnTo: redirect } = outcome;
      return { data: { state, ticket, email, redirect }, cookies: [] };
    }
    case 'verify':
      return { data: { state: outcome.state, email: outcome.email }, cookies: [] };
  }
}
