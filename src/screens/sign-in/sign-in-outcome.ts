import type { z } from 'zod';
import type { providerSignInSchema } from '#api/profile.contract.ts';
import type { CallFailure } from '../api-client.ts';
import { joinMessages } from '../call-failure.ts';

/** What the server says of somebody for whom a provider has vouched. */
type ProviderAnswer = z.output<typeof providerSignInSchema>;

/** What still stands between the reader and their session. */
export type SignInQuestion = Exclude<ProviderAnswer, { state: 'signed_in' }>;

export type SignInOutcome =
  | { readonly kind: 'signed_in'; readonly redirect: string | null }
  | { readonly kind: 'question'; readonly question: SignInQuestion }
  /** `text` is the server's; null where it said nothing. */
  | { readonly kind: 'refused'; readonly text: string | null }
  /** The reader changed their mind, or the whole page is on its way to the provider. */
  | { readonly kind: 'nothing' };

/** Reads the answer of the calls that a provider's sign-in ends with. */
export function readOutcome(
  result: { readonly status: true; readonly data: ProviderAnswer } | CallFailure,
): SignInOutcome {
  if (!result.status) return { kind: 'refused', text: joinMessages(result.msg) };
  const { data } = result;
  if (data.state !== 'signed_in') return { kind: 'question', question: data };
  return { kind: 'signed_in', redirect: data.redirect };
}
