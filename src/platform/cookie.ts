/** The names of the cookies that belong to a session (docs/product/running.md). */
export const TOKEN_COOKIE = 'sports_ai_token';
export const PROFILE_COOKIE = 'sports_ai_profile';

type CookieOptions = {
  readonly maxAgeS: number;
  /** Sent over https only. */
  readonly secure: boolean;
  /** Hidden from scripts. */
  readonly httpOnly: boolean;
  readonly path?: string;
};

/** A Set-Cookie header. The value is percent-encoded, so that any text is safe in it. */
export function setCookie(name: string, value: string, options: CookieOptions): string {
  const { maxAgeS, secure, httpOnly, path = '/' } = options;
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Max-Age=${Math.max(0, Math.floor(maxAgeS))}`,
    `Path=${path}`,
    ...(httpOnly ? ['HttpOnly'] : []),
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** A Set-Cookie header that removes a cookie. */
export function expireCookie(
  name: string,
  options: Pick<CookieOptions, 'secure' | 'httpOnly' | 'path'>,
): string {
  return setCookie(name, '', { ...options, maxAgeS: 0 });
}

/** The value of one cookie in a Cookie header, decoded; null where it is missing or cannot be decoded. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}
