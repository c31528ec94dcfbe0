import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { assertOwnSite } from '#api/request-context.ts';
import { AppError } from '#platform/app-error.ts';
import type { HttpEnv } from './http-env.ts';

/** As much as a call of the API may say. */
const MAX_BYTES = 64 * 1024;

/** A script that sends a form of a page says so. No form can send this header. */
export const FORM_SCRIPT_HEADER = 'X-Requested-With';
/** Where such a script has to lead its reader. */
const GOES_TO_HEADER = 'X-Goes-To';

/** A form with a file of the member's own bets in it: more than such a file may have, so that the page can say what is too much. */
const MAX_FILE_BYTES = 2 * 1024 * 1024;
const TAKES_FILES = /\/mySubscribe(?:\.data)?$/;

const onError = (context: Context) => context.text('Content Too Large', 413);
const limit = bodyLimit({ maxSize: MAX_BYTES, onError });
const fileLimit = bodyLimit({ maxSize: MAX_FILE_BYTES, onError });

/** A form that is sent to a page is held to the rules of a call: who may cause it, and how much it may say. */
export const guardForms: MiddlewareHandler<HttpEnv> = async (context: Context<HttpEnv>, next) => {
  try {
    assertOwnSite(context.get('requestContext'));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return context.text('Bad Request', 400, { 'Cache-Control': 'no-store' });
  }
  return (TAKES_FILES.test(context.req.path) ? fileLimit : limit)(context, next);
};

/**
 * The request of a form as the framework may see it. Whose page sent it has been looked at; the framework would do so again by the address
 * that is known inside, which is not the one of the browser where a proxy speaks https for the site.
 */
export function ownForm(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  return new Request(request, { headers });
}

/** A redirect for a script: it would follow a redirect unseen, and the reader would not see the page that it loads. */
export function namedRedirect(response: Response): Response {
  const to = response.headers.get('Location');
  if (to === null || response.status < 300 || response.status > 399) return response;
  const headers = new Headers(response.headers);
  headers.delete('Location');
  headers.set(GOES_TO_HEADER, to);
  return new Response(null, { status: 204, headers });
}
