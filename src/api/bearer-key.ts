import { isApiKey } from '#platform/token.ts';
import type { Credentials } from './mount.ts';

/** The API key that a call was sent with, worth something or not; null for a session, and for a key in a cookie, where none belongs. */
export function bearerKey({ token, tokenFrom }: Credentials): string | null {
  return tokenFrom === 'bearer' && isApiKey(token) ? token : null;
}
