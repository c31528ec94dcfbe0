import { LanguageProvider, useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { MatchCard } from '../../pick/card/match-card.tsx';
import { type OngoingQuery, ongoingSearch } from '../../pick/card/ongoing-query.ts';
import type { OwnPicksData } from '../own-picks.server.ts';
import { NoPicks } from './no-picks.tsx';

/** What a plan opens: the strongest coming picks as their own page shows them, and the way to all of them. */
export function OwnPicks({ own }: { own: OwnPicksData }) {
  return (
    <LanguageProvider locale={own.locale} messages={own.messages}>
      <Cards own={own} />
    </LanguageProvider>
  );
}

function Cards({ own }: { own: OwnPicksData }) {
  const { t } = useLanguage<'home'>();
  const page = localePath(own.locale, '/unstartedRecord');
  const hrefOf = (change: Partial<OngoingQuery>) => `${page}${ongoingSearch(own.query, change)}`;
  return (
    <Section
      title={t('home.picks.own.title')}
      lead={
        <>
          {t('home.picks.own.lead')}
          <span className="block truncate">{t('home.picks.times', { zone: own.zoneName })}</span>
        </>
      }
      actions={
        own.total === 0 ? null : (
          <TextLink href={page} className="text-14">
            {t('home.picks.own.all', { count: own.total })}
          </TextLink>
        )
      }
    >
      {own.picks.length === 0 ? (
        <NoPicks />
      ) : (
        <ul className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
          {own.picks.map((pick) => (
            <li key={pick.id} className="min-w-0">
              <MatchCard pick={pick} data={own} hrefOf={hrefOf} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
