import { describe, expect, it } from 'vitest';
import { expiredOfficeCookies, officeCookies } from './office-cookie.ts';

const now = new Date('2026-11-20T04:00:00Z');
const session = { token: 'T', endsAt: new Date('2026-11-20T12:00:00Z') };
const made = officeCookies(session, { now, isHttps: true });
const ended = expiredOfficeCookies({ isHttps: true });

/** Whether a browser sends one of the cookies with a request (RFC 6265, 5.1.4). */
const travels = (cookies: readonly string[], path: string) =>
  cookies.some((cookie) => {
    const own = /Path=([^;]+)/.exec(cookie)?.[1] ?? '';
    return path === own || path.startsWith(`${own}/`);
  });

describe.each([
  ['made', made],
  ['taken back', ended],
] as const)('the cookie of an operator, %s,', (_name, cookies) => {
  it.each(['/office', '/office/orders', '/office/api/me', '/office/orders.data', '/office.data'])(
    'travels to %s',
    (path) => {
      expect(travels(cookies, path)).toBe(true);
    },
  );

  it.each(['/', '/en', '/api/me', '/officers', '/en/office'])('does not travel to %s', (path) => {
    expect(travels(cookies, path)).toBe(false);
  });
});
