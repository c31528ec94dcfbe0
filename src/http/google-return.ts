import type { Hono } from 'hono';
import { GOOGLE_RETURN_PATH, STATE_COOKIE } from '#api/auth/provider-answer.ts';
import { siteOrigin } from '#brands/site-origin.ts';
import { returnFromGoogle } from '#domain/accounts/google/return-from-google.ts';
import type { Services } from '#domain/services.ts';
import { readCookie } from '#platform/cookie.ts';
import type { HttpEnv } from './http-env.ts';

/** The one address under /api that is a page of a journey and no call: Google's redirect ends here and is sent on. */
export function mountGoogleReturn(app: Hono<HttpEnv>, services: Services): void {
  app.get(GOOGLE_RETURN_PATH, async (context) => {
    const { brand, locale, cookies } = context.get('requestContext');
    const address = new URL(`${siteOrigin(brand, services.env)}${GOOGLE_RETURN_PATH}`);
    address.search = new URL(context.req.url).search;
    const browserSecret = readCookie(cookies, STATE_COOKIE) || null;
    const to = await returnFromGoogle(services, { brand: brand.key, locale, address, browserSecret });
    return new Response(null, {
      status: 302,
      headers: { Location: to, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    });
  });
}
