import { randomBytes } from 'node:crypto';
import { sha256 } from './hash.ts';

/** 256 random bits as 43 characters that need no escaping in a cookie, a header or an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It is random enough that a plain hash cannot be turned back. */
export function hashToken(token: string): string {
  return sha256(token);
}

const TOKEN = /^[\w-]{43}$/;

/** Whether a text has the shape of our tokens; anything else is not worth a look-up. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text);
}

/** How keys of programs begin, so that a person, a log and a scanner of secrets know one. No session's token has their shape. */
const KEY_PREFIX = { member: 'tlm_', operator: 'tlo_' } as const;
const KEY = /^tl[mo]_[\w-]{43}$/;

/** A key for a program that acts for a member or an operator: 256 random bits behind the prefix. */
export function newApiKey(whose: keyof typeof KEY_PREFIX): string {
  return `${KEY_PREFIX[whose]}${newToken()}`;
}

/** Whether a text has the shape of a key, worth something or not. */
export function isApiKey(text: unknown): text is string {
  return typeof text === 'string' && KEY.test(text);
}
