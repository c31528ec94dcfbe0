import { signIn } from '#domain/accounts/session/sign-in.ts';
import { endpoint } from './endpoint.ts';
import { loginContract } from './login.contract.ts';
import { signedInAnswer, visitorOf } from './profile.ts';

export const POST = endpoint(loginContract, async ({ body }, caller) => {
  const { services, brand } = caller;
  const signedIn = await signIn(services, { brand, ...body }, visitorOf(caller));
  return { ...signedInAnswer(signedIn, caller), message: { key: 'errors.success.login' } };
});
