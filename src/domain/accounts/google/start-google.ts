import type { Services } from '#domain/services.ts';
import { challengeOf } from '#platform/mac.ts';
import { newToken } from '#platform/token.ts';
import type { Locale } from '#terms/locales.ts';
import { authorizationUrl } from './google-client.ts';
import { safeReturnPath } from './safe-return-path.ts';
import { sealState, secretsOf } from './sign-in-state.ts';
import { readSigningKey } from './signing-key.ts';

type GoogleStart = {
  readonly brand: string;
  readonly locale: Locale;
  /** Where to go afterwards, as the caller wishes; only a page of the site counts. */
  readonly redirect: string | undefined;
  /** Where Google returns to, as it is registered there. */
  readonly redirectUri: string;
};

/** Begins a sign-in by redirect: the address to go to, and the secret that the browser keeps until it is back. */
export async function startGoogle(
  services: Services,
  { brand, locale, redirect, redirectUri }: GoogleStart,
): Promise<{ readonly url: string; readonly browserSecret: string }> {
  const browserSecret = newToken();
  const keys = { key: await readSigningKey(services), browserSecret };
  const returnTo = safeReturnPath(redirect, locale);
  const state = sealState({ brand, locale, returnTo }, keys, services.clock.now());
  const { nonce, verifier } = secretsOf(keys);
  const url = await authorizationUrl(services, {
    redirectUri,
    state,
    nonce,
    challenge: challengeOf(verifier),
  });
  return { url, browserSecret };
}
