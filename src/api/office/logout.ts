import { signOutOperator } from '#domain/accounts/operator/sign-in-operator.ts';
import { officeLogoutContract } from './logout.contract.ts';
import { expiredOfficeCookie } from './office-cookie.ts';
import { officeEndpoint } from './office-endpoint.ts';

export const POST = officeEndpoint(officeLogoutContract, async (_input, { services, token, isHttps }) => {
  await signOutOperator(services, token);
  return { data: {}, cookies: [expiredOfficeCookie({ isHttps })], clearsSiteData: true };
});
