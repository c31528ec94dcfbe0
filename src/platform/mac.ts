import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 of a text under a key, as 43 characters that need no escaping. */
export function macOf(key: string, text: string): string {
  return createHmac('sha256', key).update(text, 'utf8').digest('base64url');
}

/** SHA-256 of a text as base64url: a PKCE challenge of method S256. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier, 'ascii').digest('base64url');
}

/** Compares two texts in a time that does not reveal where they differ. */
export function sameText(left: string, right: string): boolean {
  const [first, second] = [Buffer.from(left), Buffer.from(right)];
  return first.length === second.length && timingSafeEqual(first, second);
}
