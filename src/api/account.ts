import { accountContract } from './account.contract.ts';
import { endpoint } from './endpoint.ts';
import { profileOf } from './profile.ts';
import { profileCookie } from './session-cookies.ts';

export const GET = endpoint(accountContract, async (_input, { member, locale, isHttps }) => ({
  data: profileOf(member, locale),
  cookies: [profileCookie(member, { isHttps })],
}));
