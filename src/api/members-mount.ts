import { findBrand } from '#brands/index.ts';
import { findMemberByKey } from '#domain/accounts/key/find-by-key.ts';
import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import { overlayBrand } from '#domain/content/wording/overlay-brand.ts';
import { isStatsOnly } from '#domain/picks/stats-only/is-stats-only.ts';
import { bearerKey } from './bearer-key.ts';
import type { Mount } from './mount.ts';
import { MEMBERS_API } from './openapi-about.ts';
import { expiredCookies } from './session-cookies.ts';

/** The API of guests and members, at /api. */
export const membersMount: Mount = {
  base: '/api',
  about: MEMBERS_API,
  readers: 'guest',
  maxBodyBytes: 64 * 1024,
  namesMethods: true,
  // A write that no form may send is refused as such to everybody.
  admitsFirst: false,
  readCredentials: ({ token, tokenFrom }) => ({ token, tokenFrom }),
  async identify(services, call) {
    const token = bearerKey(call);
    if (token === null) {
      const member = await findMemberByToken(services, call);
      return { member, operator: null, key: null };
    }
    const found = await findMemberByKey(services, { brand: call.brand, token });
    return { member: found?.member ?? null, operator: null, key: found?.key ?? null };
  },
  /** Sport and forecasts only: by the reader's own choice, or by the brand's owners. */
  async hidesBets({ services, brand: key, member }) {
    const brand = findBrand(key);
    return isStatsOnly(brand === null ? null : await overlayBrand(services, brand), member);
  },
  // Who is asked to sign in loses what the browser still stores of the last session (docs/product/conventions.md).
  expiredCookies,
};
