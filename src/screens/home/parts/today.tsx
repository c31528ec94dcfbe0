import { LanguageProvider, useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CachedPart } from '../../frame/cached-part.tsx';
import { ongoingHref } from '../../pick/card/ongoing-query.ts';
import type { CardPick, RowData } from '../../pick/cards.server.ts';
import { OddsFormatProvider } from '../../pick/odds-format.tsx';
import { CardRows } from '../../pick/row/card-rows.tsx';
import { type DayGroup, groupPicks } from '../../pick/row/group-picks.ts';
import { PickList } from '../../pick/row/pick-list.tsx';
import { rowData } from '../../pick/row/row-data.ts';
import { WaitingRow } from '../../pick/row/waiting-row.tsx';
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
function Coming({ data }: { data: TodayData }) {
  const { cards } = data;
  const { t, locale } = useLanguage<'today' | 'sport'>();
  const page = localePath(locale, '/unstartedRecord');
  const { zone } = cards.display;
  const days = groupPicks(cards.picks, { zone, byDay: true });
  const now = cards.asOf;
  const rows = rowData(cards);
  const nameDay = ({ matches: [first] }: DayGroup<CardPick>) =>
    first ? sayDay({ at: first.picks[0].game_start_at, now, zone, locale }, t) : '';
  return (
    <section aria-labelledby="coming" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="coming" className="text-20 font-strong tight">
          {t('today.coming.title')}{' '}
          {cards.total === 0 ? null : (
            <span className="text-14 font-regular text-ink-2">
              {t('today.coming.count', { count: cards.total })}
            </span>
          )}
        </h2>
        {cards.total === 0 ? null : (
          <TextLink href={page} className="inline-flex tap min-h-6 items-center text-14">
            {t('today.coming.all')}
          </TextLink>
        )}
      </div>
      {days.length === 0 ? <Nothing data={data} /> : null}
      {days.map((day) => (
        <CachedPart
          key={day.day}
          as="section"
          aria-label={nameDay(day)}
          className="pb-4"
          name="home-day"
          of={ComingDay}
          props={{ day, named: nameDay(day), data: rows }}
        />
      ))}
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

/** No pick is to come: which games are next, each on the way to what is known of it. */
function Nothing({ data: { cards, waiting } }: { data: TodayData }) {
  const { t } = useLanguage<'ongoing'>();
  const hrefOf = ongoingHref(cards);
  return (
    <>
      <Card>
        <NoPicks />
      </Card>
      {waiting.length === 0 ? null : (
        <section aria-labelledby="waiting" className="pt-6">
          <h3 id="waiting" className="pb-1.5 text-14 font-strong">
            {t('ongoing.waiting.title')}
          </h3>
          <ul className="divide-y divide-line rounded-b-8 border-t-2 border-main bg-surface shadow-card max-md:-mx-4 max-md:rounded-none">
            {waiting.map((game) => (
              <li key={game.event.id} className="px-4">
                <WaitingRow game={game} data={cards} href={hrefOf({ open: game.event.id })} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The picks of one day, as everybody with the same access sees them. */
function ComingDay({ day, named, data }: { day: DayGroup<CardPick>; named: string; data: RowData }) {
  const { t } = useLanguage<'sport'>();
  return (
    <OddsFormatProvider format={data.oddsFormat}>
      <KitsProvider value={data.kits}>
        <h3 className="pb-1.5 text-14 font-strong">{named}</h3>
        <PickList label={named} market={t(`sport.odds.markets.${data.market}`)} isLocked={!data.isEntitled}>
          {day.matches.map(({ key, picks }) => (
            <CardRows
              key={key}
              picks={picks}
              data={data}
              hrefOf={ongoingHref(data)}
              isUnderDay
              headingLevel="h4"
            />
          ))}
        </PickList>
      </KitsProvider>
    </OddsFormatProvider>
  );
}
