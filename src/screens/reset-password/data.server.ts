import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { PageFacts } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';

/** Both faces of the page: the question for the e-mail, and the new password of whoever comes by the e-mail's link. */
export async function loadResetPassword(facts: PageFacts, address: URL) {
  const [messages, meta] = await Promise.all([
    loadMessages(facts.locale, ['reset', 'credentials']),
    loadPageTexts(facts),
  ]);
  return {
    locale: facts.locale,
    messages,
    meta,
    linkMinutes: businessConstants.resetLinkMinutes,
    hasToken: address.searchParams.has('token'),
  };
}

export type ResetPasswordData = Awaited<ReturnType<typeof loadResetPassword>>;
