import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { PageContext } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';

/** The page on which a sign-in comes back from elsewhere. It knows no one yet, and no cache stores it. */
export async function loadThirdToken(context: PageContext, { searchParams }: URL) {
  const { locale } = context;
  const [messages, meta] = await Promise.all([
    loadMessages(locale, ['google', 'credentials', 'register', 'login']),
    loadPageTexts(context),
  ]);
  return {
    locale,
    messages,
    meta: { ...meta, noindex: true },
    path: localePath(locale, '/thirdToken'),
    login: localePath(locale, '/login'),
    code: searchParams.get('code'),
    state: searchParams.get('state') ?? '',
  };
}

export type ThirdTokenData = Awaited<ReturnType<typeof loadThirdToken>>;
