import type { Services } from '#domain/services.ts';
import { localePath } from '#i18n/locale-path.ts';
import { AppError } from '#platform/app-error.ts';
import { hashToken } from '#platform/token.ts';
import type { Locale } from '#terms/locales.ts';
import { identityOfRedirect } from './google-client.ts';
import { openState, secretsOf } from './sign-in-state.ts';
import { readSigningKey } from './signing-key.ts';
import { bindingOf, createTicket } from './tickets.ts';

type GoogleReturn = {
  readonly brand: string;
  /** The language where the state does not name one. */
  readonly locale: Locale;
  /** The address to which Google has returned, as it is registered there, with the query that came. */
  readonly address: URL;
  readonly browserSecret: string | null;
};

/**
 * Takes a redirect of Google's and answers the page that goes on: with a one-time code where Google vouches for somebody, with
 * none where the state is not this browser's, and the login page where the person said no.
 */
export async function returnFromGoogle(services: Services, options: GoogleReturn): Promise<string> {
  const { brand, address, browserSecret } = options;
  const now = services.clock.now();
  const sealed = address.searchParams.get('state') ?? '';
  const keys = { key: await readSigningKey(services), browserSecret: browserSecret ?? '' };
  const state = browserSecret === null ? null : openState(sealed, keys, { brand, now });
  const locale = state?.locale ?? options.locale;
  if (address.searchParams.get('error') === 'access_denied') return localePath(locale, '/login');
  const page = localePath(locale, '/thirdToken');
  if (state === null) return page;
  try {
    const identity = await identityOfRedirect(services, { address, state: sealed, ...secretsOf(keys) });
    const { returnTo } = state;
    const shortState = hashToken(sealed);
    const binding = bindingOf(shortState, browserSecret);
    const code = await createTicket(services.db, {
      brand,
      kind: 'exchange',
      identity,
      binding,
      returnTo,
      now,
    });
    return `${page}?${new URLSearchParams({ code, state: shortState })}`;
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return page;
    throw error;
  }
}
