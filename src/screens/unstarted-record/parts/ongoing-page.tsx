import { lazy, Suspense } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import type { Translate } from '#i18n/t.ts';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { clockIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { CachedPart } from '../../frame/cached-part.tsx';
import { loadPart } from '../../frame/loading/load-part.ts';
import { PageLinks } from '../../page-links.tsx';
import { ongoingHref } from '../../pick/card/ongoing-query.ts';
import { groupPicks } from '../../pick/row/group-picks.ts';
import { rowData } from '../../pick/row/row-data.ts';
import { SaidTime } from '../../said-time.tsx';
import type { OngoingPageData } from '../data.server.ts';
import { LockedBar } from './locked-bar.tsx';
import { OngoingDay } from './ongoing-day.tsx';
import { OngoingFilters } from './ongoing-filters.tsx';
import { PickLegend, PriceNote } from './pick-legend.tsx';

/** It ends the page: the server writes it, and the browser fetches its code when the picks above already answer. */
const WaitingGames = import.meta.env.SSR
  ? (await import('./waiting-games.tsx')).WaitingGames
  : lazy(async () => ({ default: (await loadPart(() => import('./waiting-games.tsx'))).WaitingGames }));

/** The ongoing records: what is picked of games that have not started, as rows by match, and which games still wait for a pick. */
export function OngoingPage({ data }: { data: OngoingPageData }) {
  const { t } = useLanguage<'ongoing'>();
  const { picks, query, lastPage, locale } = data;
  const hrefOf = ongoingHref(data);
  const shared = rowData(data);
  const days = groupPicks(picks, { zone: data.display.zone, byDay: query.method === null });
  // The first and the last day of a page may go on before and after it.
  const isWhole = (index: number) =>
    (index > 0 || query.page === 1) && (index < days.length - 1 || query.page === lastPage);
  return (
    <>
      <Head data={data} />
      <OngoingFilters data={data} />
      {picks.length === 0 ? (
        <Card className="mt-4">
          <EmptyState
            icon={clockIcon}
            title={t('ongoing.empty')}
            text={t('ongoing.emptyText')}
            action={<LinkButton href={localePath(locale, '/record')}>{t('ongoing.toRecord')}</LinkButton>}
          />
        </Card>
      ) : (
        days.map((day, index) => (
          <CachedPart
            key={day.day}
            as="section"
            className="pt-1 sm:pt-4"
            name="ongoing-day"
            of={OngoingDay}
            props={{ day, isWhole: isWhole(index), data: shared }}
            // An open analysis shows whether this reader wants a notice.
            isCacheable={data.opened === null}
          />
        ))
      )}
      {data.isEntitled ? null : <LockedBar data={data} from={data.from} />}
      {picks.length === 0 ? null : (
        <>
          {data.isEntitled ? <PickLegend market={data.market} /> : null}
          <PriceNote data={data} />
        </>
      )}
      <div className="pt-4">
        <PageLinks page={query.page} lastPage={lastPage} href={(page) => hrefOf({ page })} />
      </div>
      <Suspense>
        <WaitingGames data={data} />
      </Suspense>
    </>
  );
}

/** How many there are: the largest thing of the page. */
function Head({ data }: { data: OngoingPageData }) {
  const { t } = useLanguage<'ongoing' | 'sport'>();
  const { gap } = usePunctuation();
  const { picks, total, zoneName, asOf, display, query, isEntitled } = data;
  const [first] = picks.map(({ game_start_at: at }) => at).toSorted();
  const worth = sayWorth(data, t);
  return (
    <header className="grid gap-1 pt-2 pb-1.5 sm:pt-5 sm:pb-3">
      <h1 className="text-28 leading-tight font-strong tight sm:text-40 sm:leading-tight">
        {total === 0 ? t('ongoing.title') : t('ongoing.count', { count: total })}
      </h1>
      <p className="text-12 text-ink-2 sm:text-14">
        {isEntitled || total === 0 ? null : `${t('ongoing.lockedLead')}${gap}`}
        {worth === null ? null : (
          <>
            <span className="font-medium text-main">{worth}</span>
            {gap}
          </>
        )}
        {first === undefined || query.page > 1 ? null : (
          <>
            {t('ongoing.first')}{' '}
            <SaidTime at={first} now={asOf} zone={display.zone} className="font-strong text-main" />
            {' · '}
          </>
        )}
        {zoneName}
      </p>
    </header>
  );
}

/** How many are worth a bet where the reader is, before they read it row by row; null where the page does not show them all. */
function sayWorth({ picks, lastPage, market }: OngoingPageData, t: Translate<'ongoing' | 'sport'>) {
  const open = picks.filter((pick) => !pick.locked);
  if (lastPage > 1 || open.length === 0 || open.length < picks.length) return null;
  const worth = open.filter(({ local_prices: prices }) =>
    prices.some(({ profile, ev }) => profile === market && (ev ?? 0) > 0),
  ).length;
  const which = worth === 0 ? 'none' : worth === open.length ? 'all' : 'some';
  return t(`ongoing.worth.${which}`, {
    count: which === 'some' ? worth : open.length,
    total: open.length,
    market: t(`sport.odds.markets.${market}`),
  });
}
