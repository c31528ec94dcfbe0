import { lazy, Suspense } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { clockIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { loadPart } from '../../frame/loading/load-part.ts';
import { PageLinks } from '../../page-links.tsx';
import { type HrefOf, type OngoingQuery, ongoingSearch } from '../../pick/card/ongoing-query.ts';
import { CardRows } from '../../pick/row/card-rows.tsx';
import { type DayGroup, groupPicks } from '../../pick/row/group-picks.ts';
import { PickList } from '../../pick/row/pick-list.tsx';
import { SaidTime, sayDay } from '../../said-time.tsx';
import type { OngoingPageData } from '../data.server.ts';
import { LockedBar } from './locked-bar.tsx';
import { OngoingFilters } from './ongoing-filters.tsx';
import { PickLegend, PriceNote } from './pick-legend.tsx';

/** It ends the page: the server writes it, and the browser fetches its code when the picks above already answer. */
const WaitingGames = import.meta.env.SSR
  ? (await import('./waiting-games.tsx')).WaitingGames
  : lazy(async () => ({ default: (await loadPart(() => import('./waiting-games.tsx'))).WaitingGames }));

type Shown = OngoingPageData['picks'][number];

/** The ongoing records: what is picked of games that have not started, as rows by match, and which games still wait for a pick. */
export function OngoingPage({ data }: { data: OngoingPageData }) {
  const { t } = useLanguage<'ongoing'>();
  const { picks, query, lastPage, locale } = data;
  const hrefOf = (change: Partial<OngoingQuery>) =>
    `${localePath(locale, '/unstartedRecord')}${ongoingSearch(query, change)}`;
  const days = groupPicks(picks, { zone: data.display.zone, byDay: query.method === null });
  return (
    <>
      <Head data={data} />
      <OngoingFilters data={data} hrefOf={hrefOf} />
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
        days.map((day) => <Day key={day.day} day={day} data={data} hrefOf={hrefOf} />)
      )}
      {data.isEntitled ? <PickLegend market={data.market} /> : <LockedBar data={data} from={data.from} />}
      {picks.length === 0 ? null : <PriceNote data={data} />}
      <div className="pt-4">
        <PageLinks page={query.page} lastPage={lastPage} href={(page) => hrefOf({ page })} />
      </div>
      <Suspense>
        <WaitingGames data={data} hrefOf={hrefOf} />
      </Suspense>
    </>
  );
}

/** How many there are: the largest thing of the page. */
function Head({ data }: { data: OngoingPageData }) {
  const { t } = useLanguage<'ongoing' | 'sport'>();
  const { picks, total, zoneName, asOf, display, query, isEntitled } = data;
  const [first] = picks.map(({ game_start_at: at }) => at).toSorted();
  return (
    <header className="grid gap-1 pt-2 pb-1.5 sm:pt-5 sm:pb-3">
      <h1 className="text-28 leading-tight font-strong tight sm:text-40 sm:leading-tight">
        {total === 0 ? t('ongoing.title') : t('ongoing.count', { count: total })}
      </h1>
      <p className="text-12 text-ink-2 sm:text-14">
        {isEntitled || total === 0 ? null : `${t('ongoing.lockedLead')} `}
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

function Day({ day, data, hrefOf }: { day: DayGroup<Shown>; data: OngoingPageData; hrefOf: HrefOf }) {
  const { t, locale } = useLanguage<'ongoing' | 'pick' | 'sport'>();
  const { zone } = data.display;
  const [first] = day.matches;
  const shown = day.matches.flatMap(({ picks }) => picks);
  const units = shown.reduce((sum, pick) => sum + (pick.locked ? 0 : pick.units), 0);
  const named =
    day.day === null || first === undefined
      ? null
      : sayDay({ at: first.picks[0].game_start_at, now: data.asOf, zone, locale }, t);
  return (
    <section className="pt-1 sm:pt-4">
      {named === null ? null : (
        <div className="flex items-baseline gap-2 pb-1 sm:pb-2">
          <h2 className="text-20 leading-7 font-strong tight">{named}</h2>
          <span className="text-14 text-ink-3">{day.day}</span>
          <span className="ml-auto text-12 text-ink-3">
            {data.isEntitled
              ? t('ongoing.dayUnits', { count: shown.length, units: formatNumber(units, 1) })
              : t('ongoing.dayCount', { count: shown.length })}
          </span>
        </div>
      )}
      <PickList
        label={named ?? t('pick.row.matches')}
        market={t(`sport.odds.markets.${data.market}`)}
        isLocked={!data.isEntitled}
      >
        {day.matches.map(({ key, picks }) => (
          <CardRows
            key={key}
            picks={picks}
            data={data}
            hrefOf={hrefOf}
            isUnderDay={named !== null}
            headingLevel={named === null ? 'h2' : 'h3'}
          />
        ))}
      </PickList>
    </section>
  );
}
