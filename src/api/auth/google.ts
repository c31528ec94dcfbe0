import { siteOrigin } from '#brands/site-origin.ts';
import { startGoogle } from '#domain/accounts/google/start-google.ts';
import { setCookie } from '#platform/cookie.ts';
import { endpoint } from '../endpoint.ts';
import { getBrand } from '../get-brand.ts';
import { googleStartContract } from './google.contract.ts';
import { GOOGLE_RETURN_PATH, STATE_COOKIE } from './provider-answer.ts';

const STATE_COOKIE_S = 600;

export const GET = endpoint(googleStartContract, async ({ query }, { services, brand, locale, isHttps }) => {
  const { url, browserSecret } = await startGoogle(services, {
    brand,
    locale: query.lang ?? locale,
    redirect: query.redirect,
    redirectUri: `${siteOrigin(getBrand(brand), services.env)}${GOOGLE_RETURN_PATH}`,
  });
  const options = { maxAgeS: STATE_COOKIE_S, secure: isHttps, httpOnly: true };
  return { data: { url }, cookies: [setCookie(STATE_COOKIE, browserSecret, options)] };
});
