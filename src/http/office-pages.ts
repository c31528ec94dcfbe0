import type { ApiEnv } from '#api/dispatch.ts';
import { readCookie } from '#platform/cookie.ts';
import type { PageFacts } from '../page/page-context.ts';
import type { RequestFacts } from './request-facts.ts';

/** The office's API, asked from within the process. */
export type OfficeApi = {
  fetch(request: Request, env: ApiEnv['Bindings']): Response | Promise<Response>;
};

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
export function officeFacts(
  api: OfficeApi,
  { brand, ...facts }: RequestFacts,
): NonNullable<PageFacts['office']> {
  return {
    theme: themeOf(readCookie(facts.cookies, 'office_theme')),
    ask: async (address, init) =>
      api.fetch(new Request(new URL(address, facts.origin), init), { facts: { ...facts, brand: brand.key } }),
  };
}

function themeOf(chosen: string | null): 'light' | 'dark' | null {
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}
