import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a text (UTF-8) as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** SHA-256 of octets as 64 hexadecimal digits. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * JSON with keys in code-unit order and no white space, as RFC 8785 orders it: the one form of a record that is hashed,
 * so that anyone can rebuild it from the fields.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/** HMAC-SHA-256 of a text under a secret, in 43 characters that need no escaping in an address. */
export function signText(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text, 'utf8').digest('base64url');
}

/** Whether a text was signed under a secret; takes as long for a wrong signature as for the right one. */
export function isSignedText(secret: string, text: string, signature: string): boolean {
  const [right, given] = [Buffer.from(signText(secret, text)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}
