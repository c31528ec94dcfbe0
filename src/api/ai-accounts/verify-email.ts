import { verifyEmail } from '#domain/accounts/member/verify-email.ts';
import { endpoint } from '../endpoint.ts';
import { verifyEmailContract } from './verify-email.contract.ts';

export const POST = endpoint(verifyEmailContract, async ({ body }, { services, brand }) => {
  await verifyEmail(services, { brand, token: body.token });
  return { data: {} };
});
