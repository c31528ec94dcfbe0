import { LanguageProvider, useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { StatsHomeData } from '../stats-home.server.ts';

const PLACES = [
  { rest: '/schedule', key: 'schedule' },
  { rest: '/statistics', key: 'statistics' },
  { rest: '/news', key: 'news' },
] as const;

/** Home in stats-only mode. */
export function StatsHome({ data }: { data: StatsHomeData }) {
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <Places />
    </LanguageProvider>
  );
}

function Places() {
  const { locale, t } = useLanguage<'stats-only'>();
  return (
    <>
      <header className="grid gap-2 pt-6 pb-6 sm:pt-10">
        <h1 className="text-28 font-strong tight text-balance lg:text-40">{t('stats-only.home.title')}</h1>
        <p className="max-w-prose text-16 text-ink-2">{t('stats-only.home.lead')}</p>
      </header>
      <ul className="grid gap-4 md:grid-cols-3">
        {PLACES.map(({ rest, key }) => (
          <Card as="li" key={key} className="grid content-start gap-2">
            <h2 className="text-16 font-strong">
              <TextLink href={localePath(locale, rest)} className="tap">
                {t(`stats-only.home.${key}.title`)}
              </TextLink>
            </h2>
            <p className="text-14 text-ink-2">{t(`stats-only.home.${key}.text`)}</p>
          </Card>
        ))}
      </ul>
    </>
  );
}
