import { requestVerification } from '#domain/accounts/member/verify-email.ts';
import { endpoint } from '../endpoint.ts';
import { mailVerificationContract } from './verification.contract.ts';

export const POST = endpoint(mailVerificationContract, async (_input, { services, member }) => {
  await requestVerification(services, member.id);
  return { data: { email: member.email } };
});
