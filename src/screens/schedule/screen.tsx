import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { LanguageProvider, useLanguage } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { useBrowserZone } from '../use-browser-zone.ts';
import { loadSchedule, type ScheduleData } from './data.server.ts';
import { groupGames } from './group-games.ts';
import { DayChooser } from './parts/day-chooser.tsx';
import { EmptyDay } from './parts/empty-day.tsx';
import { Filters } from './parts/filters.tsx';
import { LeagueSection } from './parts/league-section.tsx';
import { LiveBadge } from './parts/live-badge.tsx';
import { readQuery } from './schedule-query.ts';
import { useLiveGames } from './use-live-games.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadSchedule(context.get(pageContext), request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export { onlyFiltersChanged as shouldRevalidate } from './only-filters-changed.ts';

export default function Screen() {
  const data = useLoaderData<typeof loader>();
  useBrowserZone(data.display);
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <Schedule data={data} />
    </LanguageProvider>
  );
}

function Schedule({ data }: { data: ScheduleData }) {
  const { t } = useLanguage<'schedule'>();
  const [search] = useSearchParams();
  const query = readQuery(search);
  const { zone } = data.display;
  const { games, asOf, level } = useLiveGames(data);
  const shown = games.filter(
    ({ sport, league, status }) =>
      (query.sport ?? sport) === sport &&
      (query.league ?? league.id) === league.id &&
      (query.status ?? status) === status,
  );
  const groups = groupGames(
    shown,
    data.leagues.map(({ id }) => id),
  );
  return (
    <>
      <header className="grid gap-1 pt-5 pb-3 sm:pt-8 sm:pb-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h1 className="text-28 font-strong tight">{t('schedule.title')}</h1>
          {data.isLive ? <LiveBadge asOf={asOf} zone={zone} level={level} /> : null}
        </div>
        <p className="text-12 text-balance text-ink-2 sm:text-14">{data.meta.description}</p>
      </header>
      <DayChooser data={data} query={query} />
      <Filters data={data} games={games} query={query} />
      {/* Another day or zone is another list: its rows appear in their places instead of moving there. */}
      <div key={`${data.date} ${zone}`} className="grid gap-4 pt-4">
        {groups.map((group) => (
          <LeagueSection key={group.id} group={group} zone={zone} isStale={level !== 'fresh'} />
        ))}
        {groups.length === 0 ? <EmptyDay data={data} query={query} /> : null}
      </div>
    </>
  );
}
