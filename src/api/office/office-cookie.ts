import { expireCookie, setCookie } from '#platform/cookie.ts';

/** The operators' own cookie; it never travels to the members' side of the site (docs/product/operators.md). */
export const OFFICE_COOKIE = 'office_token';
const PATH = '/office';

export function officeCookie(
  session: { readonly token: string; readonly endsAt: Date },
  { now, isHttps }: { readonly now: Date; readonly isHttps: boolean },
): string {
  const maxAgeS = (session.endsAt.getTime() - now.getTime()) / 1000;
  return setCookie(OFFICE_COOKIE, session.token, { maxAgeS, secure: isHttps, httpOnly: true, path: PATH });
}

export function expiredOfficeCookie({ isHttps }: { readonly isHttps: boolean }): string {
  return expireCookie(OFFICE_COOKIE, { secure: isHttps, httpOnly: true, path: PATH });
}
