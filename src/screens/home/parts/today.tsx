import { LanguageProvider, useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type OngoingQuery, ongoingSearch } from '../../pick/card/ongoing-query.ts';
import { OddsFormatProvider } from '../../pick/odds-format.tsx';
import { CardRows } from '../../pick/row/card-rows.tsx';
import { groupPicks } from '../../pick/row/group-picks.ts';
import { PickList } from '../../pick/row/pick-list.tsx';
import { sayDay } from '../../said-time.tsx';
import { KitsProvider } from '../../team/team-disc.tsx';
import { useBrowserZone } from '../../use-browser-zone.ts';
import type { TodayData } from '../today.server.ts';
import { NoPicks } from './no-picks.tsx';
import { SinceResults } from './since-results.tsx';
import { TodayAside } from './today-aside.tsx';

/** A member's day: what came of the picks since they were last here, those to come, and what concerns them alone. */
export function Today({ data }: { data: TodayData }) {
  useBrowserZone(data.cards.display);
  return (
    <LanguageProvider locale={data.cards.locale} messages={data.messages}>
      <OddsFormatProvider format={data.cards.oddsFormat}>
        <KitsProvider value={data.kits}>
          <SinceResults data={data} />
          <div className="grid gap-8 pt-8">
            <Coming data={data} />
            <TodayAside data={data} />
          </div>
        </KitsProvider>
      </OddsFormatProvider>
    </LanguageProvider>
  );
}

/** The picks to come by match, as their own page shows them; locked ones have one button for all. */
function Coming({ data: { cards } }: { data: TodayData }) {
  const { t, locale } = useLanguage<'today' | 'sport'>();
  const page = localePath(locale, '/unstartedRecord');
  const hrefOf = (change: Partial<OngoingQuery>) => `${page}${ongoingSearch(cards.query, change)}`;
  const { zone } = cards.display;
  const days = groupPicks(cards.picks, { zone, byDay: true });
  const now = cards.asOf;
  return (
    <section aria-labelledby="coming" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="coming" className="text-20 font-strong tight">
          {t('today.coming.title')}{' '}
          <span className="text-14 font-regular text-ink-2">
            {t('today.coming.count', { count: cards.total })}
          </span>
        </h2>
        {cards.total === 0 ? null : (
          <TextLink href={page} className="inline-flex tap min-h-6 items-center text-14">
            {t('today.coming.all')}
          </TextLink>
        )}
      </div>
      {days.length === 0 ? <NoPicks /> : null}
      {days.map(({ day, matches }) => {
        const [first] = matches;
        const named = first ? sayDay({ at: first.picks[0].game_start_at, now, zone, locale }, t) : '';
        return (
          <section key={day} aria-label={named} className="pb-4">
            <h3 className="pb-1.5 text-14 font-strong">{named}</h3>
            <PickList
              label={named}
              market={t(`sport.odds.markets.${cards.market}`)}
              isLocked={!cards.isEntitled}
            >
              {matches.map(({ key, picks }) => (
                <CardRows key={key} picks={picks} data={cards} hrefOf={hrefOf} isUnderDay headingLevel="h4" />
              ))}
            </PickList>
          </section>
        );
      })}
      {cards.isEntitled || days.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
          <LinkButton href={localePath(locale, '/subscribe')} tone="primary" size="large">
            {t('today.coming.plans')}
          </LinkButton>
          <p className="text-14 text-ink-2">{t('sport.locked')}</p>
        </div>
      )}
    </section>
  );
}
