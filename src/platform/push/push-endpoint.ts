import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const MAX_ENDPOINT = 2048;
/** A browser leaves some of these out without a word, so that another address would be asked than the one that was read. */
const NOT_OF_AN_ADDRESS = /[\s\p{Cc}]/u;

/**
 * Whether messages may be posted to an address that a browser has given: https to a host of the public internet, by its name or number. In
 * test mode also to this machine, where a test plays the push service.
 */
export function isPushEndpoint(text: string, { isTest }: { readonly isTest: boolean }): boolean {
  if (text.length > MAX_ENDPOINT || NOT_OF_AN_ADDRESS.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (isTest && protocol === 'http:' && hostname === '127.0.0.1') return true;
  if (protocol !== 'https:') return false;
  const number = hostname.replace(/^\[|\]$/g, '');
  if (isIP(number) !== 0) return isPublicAddress(number);
  // A dot at the end says the same name.
  const name = hostname.replace(/\.$/, '');
  return name.includes('.') && !/\.(localhost|local|internal|lan|home\.arpa)$/.test(name);
}
