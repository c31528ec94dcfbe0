import { requestOwnPasswordLink } from '#domain/accounts/member/request-password-link.ts';
import { endpoint } from '../endpoint.ts';
import { mailPasswordLinkContract } from './password.contract.ts';

export const POST = endpoint(mailPasswordLinkContract, async (_input, { services, member }) => {
  await requestOwnPasswordLink(services, member);
  return { data: { email: member.email } };
});
