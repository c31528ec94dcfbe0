import { expireCookie, setCookie } from '#platform/cookie.ts';

/** The operators' own cookie; it never travels to the members' side of the site (docs/product/operators.md). */
export const OFFICE_COOKIE = 'office_token';

/**
 * Where it travels. The data of the first page of the office are asked for beside its folder, at `/office.data`, which the path of the folder does
 * not reach: without a cookie of its own the page would be led to the login, and from there back, for ever.
 */
const PATHS = ['/office', '/office.data'] as const;

export function officeCookies(
  session: { readonly token: string; readonly endsAt: Date },
  { now, isHttps }: { readonly now: Date; readonly isHttps: boolean },
): string[] {
  const maxAgeS = (session.endsAt.getTime() - now.getTime()) / 1000;
  const options = { maxAgeS, secure: isHttps, httpOnly: true };
  return PATHS.map((path) => setCookie(OFFICE_COOKIE, session.token, { ...options, path }));
}

export function expiredOfficeCookies({ isHttps }: { readonly isHttps: boolean }): string[] {
  return PATHS.map((path) => expireCookie(OFFICE_COOKIE, { secure: isHttps, httpOnly: true, path }));
}
