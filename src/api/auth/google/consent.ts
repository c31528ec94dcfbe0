import { consentToAccount } from '#domain/accounts/google/consent-to-account.ts';
import { endpoint } from '../../endpoint.ts';
import { signedInAnswer, visitorOf } from '../../profile.ts';
import { openShop } from '../../shop-of.ts';
import { googleConsentContract } from './consent.contract.ts';

export const POST = endpoint(googleConsentContract, async ({ body }, caller) => {
  const { services, brand } = caller;
  const signedIn = await consentToAccount(services, {
    shop: await openShop(services, brand),
    ticket: body.ticket,
    locale: body.locale ?? caller.locale,
    visitor: visitorOf(caller),
  });
  return signedInAnswer(signedIn, caller);
});
