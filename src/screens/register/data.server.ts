import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { PageContext } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { googleSettings } from '../sign-in/google-settings.server.ts';
import { safeRedirect } from '../sign-in/safe-redirect.server.ts';

/** The form that opens an account, and where its reader goes once they have logged in. */
export async function loadRegister(context: PageContext, address: URL) {
  const { locale } = context;
  const wanted = address.searchParams.get('redirect');
  const [messages, meta] = await Promise.all([
    loadMessages(locale, ['register', 'credentials', 'google']),
    loadPageTexts(context),
  ]);
  return {
    locale,
    messages,
    meta,
    path: localePath(locale, '/register'),
    /** Carries the way back on to the log-in page. */
    wayBack: wanted === null ? '' : `?${new URLSearchParams({ redirect: safeRedirect(wanted, locale) })}`,
    google: googleSettings(context),
  };
}

export type RegisterData = Awaited<ReturnType<typeof loadRegister>>;
