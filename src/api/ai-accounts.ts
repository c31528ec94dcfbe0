import { registerMember } from '#domain/accounts/member/register-member.ts';
import { registerContract } from './ai-accounts.contract.ts';
import { endpoint } from './endpoint.ts';
import { openBrand } from './get-brand.ts';

export const POST = endpoint(registerContract, async ({ body }, { services, brand: key, locale, trials }) => {
  const { username: nickName, email, password } = body;
  const brand = await openBrand(services, key);
  await registerMember(services, {
    brand,
    nickName,
    email,
    password,
    locale: body.locale ?? locale,
    trials,
  });
  return { data: { email }, message: { key: 'errors.success.registration' } };
});
