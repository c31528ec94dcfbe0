import { lazy, Suspense } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Link } from '#ui/link.tsx';
import { loadPart } from '../loading/load-part.ts';
import { LogoutForm } from './logout-form.tsx';
import { useSession } from './session-context.ts';

const LoadedBell = lazy(async () => ({
  default: (await loadPart(() => import('../member/inbox-bell.tsx'))).InboxBell,
}));

/**
 * In the header: for a guest the plans and the ways in, for a member the inbox and the way out, nothing while a sign-in is coming
 * back. On a phone the menu holds the plans, the sign-up and the way out.
 */
export function SessionControl() {
  const { locale, t } = useLanguage<'shell'>();
  const { shown } = useSession();
  if (shown.state === 'pending') return null;
  if (shown.state === 'guest') {
    return (
      <>
        <Link
          href={localePath(locale, '/subscribe')}
          className={`${buttonStyle({ tone: 'quiet' })} whitespace-nowrap max-md:hidden`}
        >
          {t('shell.menu.subscribe')}
        </Link>
        <Link
          href={localePath(locale, '/login')}
          className={`${buttonStyle({ tone: 'quiet' })} whitespace-nowrap max-sm:px-3`}
        >
          {t('shell.menu.login')}
        </Link>
        <Link
          href={localePath(locale, '/register')}
          // Dark in every brand: the one button in the brand's colour is the page's own.
          className="inline-grid min-h-9 place-items-center rounded-8 bg-main px-4 text-14 font-medium whitespace-nowrap text-surface no-underline max-sm:hidden"
        >
          {t('shell.menu.register')}
        </Link>
      </>
    );
  }
  return (
    <>
      <Suspense>
        <LoadedBell unread={shown.member.unread} />
      </Suspense>
      <LogoutForm
        className={`${buttonStyle({ tone: 'quiet' })} whitespace-nowrap`}
        formClassName="max-md:hidden"
      />
    </>
  );
}
