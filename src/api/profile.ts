import type { z } from 'zod';
import type { Member } from '#domain/accounts/member/member.ts';
import type { SignedIn, Visitor } from '#domain/accounts/session/sign-in.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Locale } from '#terms/locales.ts';
import type { Caller } from './caller.ts';
import type { profileSchema, signedInSchema } from './profile.contract.ts';
import { profileCookie, tokenCookie } from './session-cookies.ts';

/** A member as the API shows them to themselves; the name of their plan in the language of the call. */
export function profileOf(member: Member, locale: Locale): z.input<typeof profileSchema> {
  const { plan } = member;
  return {
    uuid: member.uuid,
    id: member.id,
    nick_name: member.nickName,
    status: member.status,
    email: member.email,
    phone: member.phone,
    name: member.nickName,
    end_date: member.endAt?.toISOString() ?? null,
    avaturl: member.avatarPath,
    ai_plan: plan && { id: plan.planId, name: localText(plan.names, locale), rank: plan.rank },
    locale: member.locale,
    tz: member.timeZone,
    stats_only: member.statsOnly,
    on_break_until: member.onBreakUntil?.toISOString() ?? null,
    has_password: member.hasPassword,
  };
}

/** From where a call comes, as a sign-in notes it. */
export function visitorOf({ clientIp, userAgent, token }: Caller): Visitor {
  return { clientIp, userAgent, token };
}

/** What a sign-in answers, and the cookies that it sets. A browser never sees the token itself. */
export function signedInAnswer(
  signedIn: SignedIn,
  caller: Caller,
): { data: z.input<typeof signedInSchema>; cookies: string[] } {
  const { member, token, expiresAt } = signedIn;
  const { isHttps, isBrowser, locale, services } = caller;
  return {
    data: {
      token: isBrowser ? null : token,
      expires_at: expiresAt.toISOString(),
      profile: profileOf(member, locale),
    },
    cookies: [
      tokenCookie(signedIn, { now: services.clock.now(), isHttps }),
      profileCookie(member, { isHttps }),
    ],
  };
}
