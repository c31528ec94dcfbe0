import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { ACCOUNT_PARTS, type AccountPart, partSearch } from '../account-parts.ts';

/** The parts: a list beside the page on a desk, a row of links above it on a phone. */
export function AccountNav({
  part,
  unread,
  isStatsOnly,
}: {
  part: AccountPart;
  unread: number;
  isStatsOnly: boolean;
}) {
  const { locale, t } = useLanguage<'account'>();
  return (
    <nav aria-label={t('account.parts.label')} className="pt-4 lg:pt-8">
      <ul className="flex lg:grid">
        {ACCOUNT_PARTS.filter((one) => one !== 'bets' || !isStatsOnly).map((one) => (
          <li key={one} className="grow">
            <Link
              href={`${localePath(locale, '/mySubscribe')}${partSearch(one)}`}
              aria-current={one === part ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center justify-center gap-1.5 border-b-2 px-1 text-center text-14 no-underline lg:justify-start lg:border-b-0 lg:border-l-2 lg:px-3 lg:text-left',
                one === part
                  ? 'border-main font-medium text-main'
                  : 'border-line text-ink-2 hover:border-ink-3 hover:text-ink',
              )}
            >
              <span className="lg:hidden">{t(`account.parts.short.${one}`)}</span>
              <span className="max-lg:hidden">{t(`account.parts.${one}`)}</span>
              {one === 'alerts' && unread > 0 ? (
                <span className="shrink-0 rounded-full bg-primary-100 px-1.5 text-12 whitespace-nowrap text-primary-ink">
                  {unread}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
