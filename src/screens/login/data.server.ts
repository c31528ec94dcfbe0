import { loadMessages } from '#i18n/load-messages.ts';
import type { PageFacts } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { googleSettings } from '../sign-in/google-settings.server.ts';
import { safeRedirect } from '../sign-in/safe-redirect.server.ts';

/** The login form: where it leads afterwards, and whether its reader was sent here from a page that wants a member. */
export async function loadLogin(facts: PageFacts, address: URL) {
  const { locale } = facts;
  const wanted = address.searchParams.get('redirect');
  const [messages, meta] = await Promise.all([
    loadMessages(locale, ['login', 'credentials', 'google', 'register']),
    loadPageTexts(facts),
  ]);
  return {
    locale,
    messages,
    meta,
    wasSentHere: wanted !== null,
    goesTo: safeRedirect(wanted, locale),
    google: googleSettings(facts),
  };
}

export type LoginData = Awaited<ReturnType<typeof loadLogin>>;
