import { readCookie } from '#platform/cookie.ts';
import type { PageContext } from '../page/page-context.ts';
import { askWithin, type InnerApi } from './inner-api.ts';
import type { RequestContext } from './request-context.ts';

/** What operators see is theirs alone: no cache keeps it, no search engine lists it, no other site learns its addresses. */
export const officeHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

/**
 * What a page of the office knows beside every page: how to ask the office's API as the operator whose cookie came along,
 * in the same process and with the same checks of permission as any call.
 */
export function officeContext(
  api: InnerApi,
  requestContext: RequestContext,
): NonNullable<PageContext['office']> {
  return {
    theme: themeOf(readCookie(requestContext.cookies, 'office_theme')),
    ask: askWithin(api, requestContext),
  };
}

function themeOf(chosen: string | null): 'light' | 'dark' | null {
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}
