import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { PageContext } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';

/** Both faces of the page: the question for the e-mail, and the new password of the person who comes by the e-mail's link. */
export async function loadResetPassword(context: PageContext, address: URL) {
  const { locale } = context;
  const [messages, meta] = await Promise.all([
    loadMessages(locale, ['reset', 'credentials']),
    loadPageTexts(context),
  ]);
  return {
    locale,
    messages,
    meta,
    path: localePath(locale, '/resetPassword'),
    linkMinutes: businessConstants.resetLinkMinutes,
    token: address.searchParams.get('token'),
  };
}

export type ResetPasswordData = Awaited<ReturnType<typeof loadResetPassword>>;
