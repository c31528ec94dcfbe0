import { ECDH } from 'node:crypto';

/** Whether a browser's key is a point of the curve that messages are encrypted with (RFC 8291): for any other one none could ever be. */
export function isPushPublicKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url', 'hex', 'compressed');
    return true;
  } catch {
    return false;
  }
}
