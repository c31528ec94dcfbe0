import { findOperatorByKey } from '#domain/accounts/key/find-by-key.ts';
import { findOperatorByToken } from '#domain/accounts/operator/find-operator-by-token.ts';
import { readCookie } from '#platform/cookie.ts';
import { bearerKey } from '../bearer-key.ts';
import type { Mount } from '../mount.ts';
import { OFFICE_API } from '../openapi-about.ts';
import { OFFICE_COOKIE } from './office-cookie.ts';

/** The operators' API, at /office/api. It knows operators and no members, and says of no address whether it exists. */
export const officeMount: Mount = {
  base: '/office/api',
  about: OFFICE_API,
  readers: 'operator',
  /** A picture of an article is the largest thing that the office is sent where a contract names no other limit. */
  maxBodyBytes: 4 * 1024 * 1024,
  namesMethods: false,
  admitsFirst: true,
  readCredentials(requestContext, request) {
    const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
    if (bearer !== null) return { token: bearer, tokenFrom: 'bearer' };
    const cookie = readCookie(requestContext.cookies, OFFICE_COOKIE);
    return { token: cookie, tokenFrom: cookie === null ? null : 'cookie' };
  },
  async identify(services, call) {
    const token = bearerKey(call);
    if (token === null) {
      const operator = await findOperatorByToken(services, call.token);
      return { member: null, operator, key: null };
    }
    const found = await findOperatorByKey(services, token);
    return { member: null, operator: found?.operator ?? null, key: found?.key ?? null };
  },
  hidesBets: async () => false,
  expiredCookies: () => [],
};
