import { consentToAccount } from '#domain/accounts/google/consent-to-account.ts';
import { endpoint } from '../../endpoint.ts';
import { openBrand } from '../../get-brand.ts';
import { signedInAnswer, visitorOf } from '../../profile.ts';
import { googleConsentContract } from './consent.contract.ts';

export const POST = endpoint(googleConsentContract, async ({ body }, caller) => {
  const { services, brand } = caller;
  const signedIn = await consentToAccount(services, {
    brand: await openBrand(services, brand),
    ticket: body.ticket,
    locale: body.locale ?? caller.locale,
    visitor: visitorOf(caller),
    trials: caller.trials,
  });
  return signedInAnswer(signedIn, caller);
});
