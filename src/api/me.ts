import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import { requireMember } from '#domain/accounts/member/require-member.ts';
import { updateProfile } from '#domain/accounts/member/update-profile.ts';
import { deleteMember } from '#domain/operations/member/delete-member.ts';
import { endpoint } from './endpoint.ts';
import { deleteAccountContract, updateProfileContract } from './me.contract.ts';
import { profileOf } from './profile.ts';
import { expiredCookies, profileCookie } from './session-cookies.ts';

export const PATCH = endpoint(updateProfileContract, async ({ body }, caller) => {
  const { services, brand, token, locale, isHttps } = caller;
  const { nick_name: nickName, phone, tz: timeZone, stats_only: statsOnly } = body;
  await updateProfile(services, caller.member.id, {
    nickName,
    phone,
    locale: body.locale,
    timeZone,
    statsOnly,
  });
  const member = requireMember(await findMemberByToken(services, { brand, token }));
  return { data: profileOf(member, locale), cookies: [profileCookie(member, { isHttps })] };
});

export const DELETE = endpoint(deleteAccountContract, async ({ body }, { services, member, isHttps }) => {
  await deleteMember(services, { member, email: body.email });
  return { data: {}, cookies: expiredCookies({ isHttps }) };
});
