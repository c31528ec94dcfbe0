import { registerMember } from '#domain/accounts/member/register-member.ts';
import { registerContract } from './ai-accounts.contract.ts';
import { endpoint } from './endpoint.ts';
import { openShop } from './shop-of.ts';

export const POST = endpoint(registerContract, async ({ body }, { services, brand, locale }) => {
  const { username: nickName, email, password } = body;
  const shop = await openShop(services, brand);
  await registerMember(services, { shop, nickName, email, password, locale: body.locale ?? locale });
  return { data: { email }, message: { key: 'errors.success.registration' } };
});
