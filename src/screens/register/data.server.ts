import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { PageFacts } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { googleSettings } from '../sign-in/google-settings.server.ts';
import { safeRedirect } from '../sign-in/safe-redirect.server.ts';

/** The form that opens an account, and where its reader goes once they have logged in. */
export async function loadRegister(facts: PageFacts, address: URL) {
  const { locale } = facts;
  const wanted = address.searchParams.get('redirect');
  const [messages, meta] = await Promise.all([
    loadMessages(locale, ['register', 'credentials', 'google']),
    loadPageTexts(facts),
  ]);
  return {
    locale,
    messages,
    meta,
    path: localePath(locale, '/register'),
    /** Carries the way back on to the log-in page. */
    wayBack: wanted === null ? '' : `?${new URLSearchParams({ redirect: safeRedirect(wanted, locale) })}`,
    google: googleSettings(facts),
  };
}

export type RegisterData = Awaited<ReturnType<typeof loadRegister>>;
