import { resetPassword } from '#domain/accounts/member/reset-password.ts';
import { endpoint } from '../../endpoint.ts';
import { getBrand } from '../../get-brand.ts';
import { expiredCookies } from '../../session-cookies.ts';
import { resetPasswordContract } from './reset.contract.ts';

export const POST = endpoint(
  resetPasswordContract,
  async ({ body }, { services, brand, isHttps, clientIp }) => {
    const { token, password } = body;
    await resetPassword(services, { brand: getBrand(brand), token, password, clientIp });
    return { data: {}, cookies: expiredCookies({ isHttps }) };
  },
);
