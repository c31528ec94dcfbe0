import { exchangeTicket } from '#domain/accounts/google/exchange-ticket.ts';
import { expireCookie } from '#platform/cookie.ts';
import { endpoint } from '../endpoint.ts';
import { visitorOf } from '../profile.ts';
import { providerAnswer, STATE_COOKIE } from './provider-answer.ts';
import { thirdTokenContract } from './third-token.contract.ts';

export const POST = endpoint(thirdTokenContract, async ({ body }, caller) => {
  const { services, brand, cookie, isHttps } = caller;
  const browserSecret = cookie(STATE_COOKIE);
  const outcome = await exchangeTicket(services, {
    brand,
    ...body,
    browserSecret,
    visitor: visitorOf(caller),
  });
  const { data, cookies } = providerAnswer(outcome, caller);
  return { data, cookies: [...cookies, expireCookie(STATE_COOKIE, { secure: isHttps, httpOnly: true })] };
});
