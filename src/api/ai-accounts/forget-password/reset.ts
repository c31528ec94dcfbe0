import { resetPassword } from '#domain/member/reset-password.ts';
import { endpoint } from '../../endpoint.ts';
import { expiredCookies } from '../../session-cookies.ts';
import { shopOf } from '../../shop-of.ts';
import { resetPasswordContract } from './reset.contract.ts';

export const POST = endpoint(resetPasswordContract, async ({ body }, { services, brand, isHttps }) => {
  await resetPassword(services, { shop: shopOf(brand), token: body.token, password: body.password });
  return { data: {}, cookies: expiredCookies({ isHttps }) };
});
