import { requestPasswordLink } from '#domain/accounts/member/request-password-link.ts';
import { endpoint } from '../endpoint.ts';
import { forgetPasswordContract } from './forget-password.contract.ts';

export const POST = endpoint(forgetPasswordContract, async ({ body }, { services, brand, clientIp }) => {
  await requestPasswordLink(services, { brand, clientIp, email: body.email });
  return { data: {} };
});
