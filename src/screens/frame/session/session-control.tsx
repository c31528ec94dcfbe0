import { lazy, Suspense } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { logoutIcon, userIcon } from '#ui/shell/shell-icon-paths.ts';
import { useSession } from './session-context.ts';

const LoadedBell = lazy(async () => ({ default: (await import('../member/inbox-bell.tsx')).InboxBell }));

/**
 * In the header: for a guest the plans and the ways in, for a member the way out, nothing while a sign-in is coming back. On a phone
 * a sign stands for the log-in, and the plans are in the menu.
 */
export function SessionControl() {
  const { locale, t } = useLanguage<'shell'>();
  const { shown, signOut } = useSession();
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
        <Link href={localePath(locale, '/login')} className={`${buttonStyle({ tone: 'quiet' })} max-sm:px-3`}>
          <Icon of={userIcon} size={20} className="sm:hidden" />
          <span className="whitespace-nowrap max-sm:sr-only">{t('shell.menu.login')}</span>
        </Link>
        <Link
          href={localePath(locale, '/register')}
          className={`${buttonStyle({ tone: 'primary', size: 'small' })} whitespace-nowrap max-sm:hidden`}
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
      <button type="button" onClick={signOut} className={`${buttonStyle({ tone: 'quiet' })} max-sm:px-3`}>
        <Icon of={logoutIcon} size={20} className="sm:hidden" />
        <span className="whitespace-nowrap max-sm:sr-only">{t('shell.menu.logout')}</span>
      </button>
    </>
  );
}
