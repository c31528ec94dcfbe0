import { thirdTokenContract } from '#api/auth/third-token.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from '../browser-client.ts';
import { readOutcome, type SignInOutcome } from '../sign-in/sign-in-outcome.ts';

/** Trades the one-time code of a provider's redirect for a session. */
export async function exchangeCode(
  body: { readonly code: string; readonly state: string },
  locale: Locale,
): Promise<SignInOutcome> {
  return readOutcome(await browserClient(locale).call(thirdTokenContract, { body }));
}
