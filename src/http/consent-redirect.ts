import { consentLaterMark, LATER_COOKIE } from '#api/session-cookies.ts';
import type { Brand } from '#brands/brand.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { listDueConsents } from '#domain/content/legal/due-consents.ts';
import { owesConsents } from '#domain/content/legal/owes-consents.ts';
import type { Services } from '#domain/services.ts';
import { localePath } from '#i18n/locale-path.ts';
import { readCookie } from '#platform/cookie.ts';
import type { Locale } from '#terms/locales.ts';
import type { PageRedirect } from './page-redirect.ts';

/** Pages on which the question is asked, or that a way in or out of the account leads through. */
const NOT_FROM: readonly string[] = [
  '/terms',
  '/privacy',
  '/login',
  '/register',
  '/resetPassword',
  '/thirdToken',
];

/**
 * A member who has signed in after a new version of the terms or the privacy policy came into force is led to it once, and
 * on to where they wanted. They may put it off for as long as that session lasts; one that began before is not interrupted.
 */
export async function askForConsent(
  services: Services,
  options: {
    readonly brand: Brand;
    readonly member: Member;
    readonly locale: Locale;
    /** The page below its language, and its query. */
    readonly page: string;
    readonly search: string;
    readonly cookies: string | null;
  },
): Promise<PageRedirect | null> {
  const { brand, member, locale, page, search } = options;
  if (NOT_FROM.includes(page) || !(await owesConsents(services, { brand, member, locale }))) return null;
  const due = await listDueConsents(services, { brand, member, locale });
  const versions = due.map(({ document }) => document);
  const isAsked = versions.some((document) => new Date(document.effective_at) <= member.sessionCreatedAt);
  if (!isAsked || readCookie(options.cookies, LATER_COOKIE) === consentLaterMark({ member, versions }))
    return null;
  const query = new URLSearchParams({ agree: `${localePath(locale, page)}${search}` });
  return { to: `${localePath(locale, '/terms')}?${query}`, status: 302, isExternal: false };
}
