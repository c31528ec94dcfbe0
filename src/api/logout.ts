import { signOut } from '#domain/accounts/session/sign-out.ts';
import { endpoint } from './endpoint.ts';
import { logoutContract } from './logout.contract.ts';
import { expiredCookies } from './session-cookies.ts';

export const POST = endpoint(logoutContract, async (_input, { services, brand, token, isHttps }) => {
  await signOut(services, { brand, token });
  return {
    data: {},
    cookies: expiredCookies({ isHttps }),
    clearsSiteData: true,
    message: { key: 'errors.success.logout' },
  };
});
