import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { PageContext } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { googleSettings } from '../sign-in/google-settings.server.ts';
import { safeRedirect } from '../sign-in/safe-redirect.server.ts';
import { readNote } from '../sign-in/sign-in-note.server.ts';

/** The login form: where it leads afterwards, whether its reader was sent here from a page that wants a member, and what they have just done. */
export async function loadLogin(context: PageContext, request: Request, { searchParams }: URL) {
  const { locale } = context;
  const wanted = searchParams.get('redirect');
  const [messages, meta] = await Promise.all([
    loadMessages(locale, ['login', 'credentials', 'google', 'register', 'reset']),
    loadPageTexts(context),
  ]);
  return {
    locale,
    messages,
    meta,
    path: localePath(locale, '/login'),
    wasSentHere: wanted !== null,
    goesTo: safeRedirect(wanted, locale),
    google: googleSettings(context),
    /** The secret of an e-mail's link, which confirms an address. */
    verify: searchParams.get('verify'),
    note: readNote(request),
  };
}

export type LoginData = Awaited<ReturnType<typeof loadLogin>>;
