import { endpoint } from '#api/endpoint.ts';
import { signOutOperator } from '#domain/accounts/operator/sign-in-operator.ts';
import { officeLogoutContract } from './logout.contract.ts';
import { expiredOfficeCookies } from './office-cookie.ts';

export const POST = endpoint(officeLogoutContract, async (_input, { services, token, isHttps }) => {
  await signOutOperator(services, token);
  return { data: {}, cookies: expiredOfficeCookies({ isHttps }), clearsSiteData: true };
});
