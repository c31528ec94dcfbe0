import type { Provider } from './ask.ts';

const ADDRESS = 'https://api.football-data.org/';

/** The provider that the settings name; null where they hold no key. */
export function footballDataOf(env: {
  readonly FOOTBALL_DATA_KEY?: string | undefined;
  readonly FOOTBALL_DATA_URL?: string | undefined;
}): Provider | null {
  const { FOOTBALL_DATA_KEY: key, FOOTBALL_DATA_URL: url = ADDRESS } = env;
  return key === undefined ? null : { url, key };
}
