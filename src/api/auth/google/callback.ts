import { identityOfAccessToken, identityOfCode } from '#domain/accounts/google/google-client.ts';
import { resolveIdentity } from '#domain/accounts/google/resolve-identity.ts';
import { AppError } from '#platform/app-error.ts';
import { endpoint } from '../../endpoint.ts';
import { visitorOf } from '../../profile.ts';
import { providerAnswer } from '../provider-answer.ts';
import { googleCallbackContract } from './callback.contract.ts';

export const POST = endpoint(googleCallbackContract, async ({ body }, caller) => {
  const { services, brand, requestedWith } = caller;
  const { code, access_token: accessToken = '' } = body;
  // No form can send this header, so the code comes from a script of ours (Google's advice for the popup).
  if (code !== undefined && requestedWith !== 'XMLHttpRequest') {
    throw new AppError('bad_request', 'a code without X-Requested-With');
  }
  const identity =
    code === undefined
      ? await identityOfAccessToken(services, accessToken)
      : await identityOfCode(services, code);
  const outcome = await resolveIdentity(services, { brand, identity, visitor: visitorOf(caller) });
  return providerAnswer(outcome, caller);
});
