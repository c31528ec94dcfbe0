import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { SiteRecord } from '../record.server.ts';

/** The leagues that are worked out, in one line, each with the way to its games. On a phone the schedule has them. */
export function LeagueLine({ leagues }: { leagues: SiteRecord['leagues'] }) {
  const { t, locale } = useLanguage<'home'>();
  return (
    <nav aria-label={t('home.leagues.title')} className="text-14 text-ink-2 max-sm:hidden">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {leagues.map(({ id, name }) => (
          <li key={id} className="inline-flex min-h-6 items-center pointer-coarse:min-h-8">
            <TextLink href={`${localePath(locale, '/schedule')}?league=${id}`} className="tap">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
