import { linkAccount } from '#domain/accounts/google/link-account.ts';
import { endpoint } from '../../endpoint.ts';
import { signedInAnswer, visitorOf } from '../../profile.ts';
import { googleLinkContract } from './link.contract.ts';

export const POST = endpoint(googleLinkContract, async ({ body }, caller) => {
  const { services, brand } = caller;
  const signedIn = await linkAccount(services, { brand, ...body, visitor: visitorOf(caller) });
  return signedInAnswer(signedIn, caller);
});
