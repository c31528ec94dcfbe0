import type { Member } from '#domain/accounts/member/member.ts';
import { expireCookie, PROFILE_COOKIE, setCookie, TOKEN_COOKIE } from '#platform/cookie.ts';

/** Remembers which question a member put off. */
export const LATER_COOKIE = 'sports_ai_later';
const LATER_MAX_AGE_S = 30 * 86_400;

const PROFILE_MAX_AGE_S = 86_400;

/** The session's own cookie: no script can read it. */
export function tokenCookie(
  session: { readonly token: string; readonly expiresAt: Date },
  { now, isHttps }: { readonly now: Date; readonly isHttps: boolean },
): string {
  const maxAgeS = (session.expiresAt.getTime() - now.getTime()) / 1000;
  return setCookie(TOKEN_COOKIE, session.token, { maxAgeS, secure: isHttps, httpOnly: true });
}

/** The profile that pages remember for a day: exactly these fields, which scripts may read. */
export function profileCookie(
  member: Pick<Member, 'uuid' | 'id' | 'nickName' | 'status' | 'email' | 'phone'>,
  { isHttps }: { readonly isHttps: boolean },
): string {
  const profile = {
    uid: member.uuid,
    id: member.id,
    nick_name: member.nickName,
    status: member.status,
    email: member.email,
    phone: member.phone,
    user_name: member.nickName,
  };
  return setCookie(PROFILE_COOKIE, JSON.stringify(profile), {
    maxAgeS: PROFILE_MAX_AGE_S,
    secure: isHttps,
    httpOnly: false,
  });
}

/** What removes both. */
export function expiredCookies({ isHttps }: { readonly isHttps: boolean }): string[] {
  return [
    expireCookie(TOKEN_COOKIE, { secure: isHttps, httpOnly: true }),
    expireCookie(PROFILE_COOKIE, { secure: isHttps, httpOnly: false }),
  ];
}

type Asked = {
  readonly member: Pick<Member, 'sessionId'>;
  readonly versions: readonly { readonly type: string; readonly version: number }[];
};

/** Names a session and the versions that it was asked about, so that the next sign-in and the next version ask again. */
export function consentLaterMark({ member, versions }: Asked): string {
  return [member.sessionId.slice(0, 8), ...versions.map(({ type, version }) => `${type}${version}`)].join(
    '.',
  );
}

/** Puts the question about new versions off for as long as the session lasts. */
export function consentLaterCookie({ isHttps, ...asked }: Asked & { readonly isHttps: boolean }): string {
  return setCookie(LATER_COOKIE, consentLaterMark(asked), {
    maxAgeS: LATER_MAX_AGE_S,
    secure: isHttps,
    httpOnly: true,
  });
}
