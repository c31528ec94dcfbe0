import type { Provider } from './ask.ts';

const ADDRESS = 'https://api.the-odds-api.com/';

/** The provider that the settings name; null where they hold no key. */
export function providerOf(env: {
  readonly ODDS_API_KEY?: string | undefined;
  readonly ODDS_API_URL?: string | undefined;
}): Provider | null {
  const { ODDS_API_KEY: key, ODDS_API_URL: url = ADDRESS } = env;
  return key === undefined ? null : { url, key };
}
