import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { CalendarLinks } from '../../calendar-links.tsx';
import { useMarks } from '../../favourite/marks.ts';
import type { ScheduleData } from '../data.server.ts';
import { groupGames } from '../group-games.ts';
import { readQuery } from '../schedule-query.ts';
import { useLiveGames } from '../use-live-games.ts';
import { DayChooser } from './day-chooser.tsx';
import { EmptyDay } from './empty-day.tsx';
import { Filters } from './filters.tsx';
import { LeagueSection } from './league-section.tsx';
import { LiveBadge } from './live-badge.tsx';
import { ZoneLine } from './zone-line.tsx';

/** The games of a day by league, live ones moving, with the ways to other days, filters and zones. */
export function SchedulePage({ data }: { data: ScheduleData }) {
  const { t, locale } = useLanguage<'schedule' | 'sport'>();
  const [search] = useSearchParams();
  const query = readQuery(search);
  const { zone } = data.display;
  const { games, scoresAt, level } = useLiveGames(data);
  const marks = useMarks(data.favourites);
  const shown = games.filter(
    ({ id, sport, league, status, home, away }) =>
      (query.sport ?? sport) === sport &&
      (query.league ?? league.id) === league.id &&
      (query.status ?? status) === status &&
      (!query.mine ||
        !marks ||
        [`league:${league.id}`, `team:${home.id}`, `team:${away.id}`, `game:${id}`].some((key) =>
          marks.has(key),
        )),
  );
  const groups = groupGames(
    shown,
    data.leagues.map(({ id }) => id),
  );
  const league = data.leagues.find(({ id }) => id === query.league);
  return (
    <>
      <header className="grid gap-1 pt-5 pb-3 sm:pt-8 sm:pb-4">
        <h1 className="text-28 font-strong tight">
          <span className="sr-only">{t('schedule.title')} </span>
          {data.dayName}
        </h1>
        <p className="sr-only">{data.meta.description}</p>
        <div
          data-live={data.isLive ? `/api/sport/in-play/stream?lang=${locale}` : undefined}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
        >
          <ZoneLine data={data} query={query} />
          {data.isLive ? <LiveBadge asOf={data.asOf} scoresAt={scoresAt} zone={zone} level={level} /> : null}
        </div>
      </header>
      <DayChooser data={data} query={query} />
      <Filters data={data} games={games} query={query} />
      {/* Another day or zone is another list: its rows appear in their places instead of moving there. */}
      <div key={`${data.date} ${zone}`} className="grid gap-4 pt-4">
        {groups.map((group) => (
          // Each league wakes for itself, so that no long work keeps a reader's finger waiting.
          <Suspense key={group.key}>
            <LeagueSection
              group={group}
              picks={data.picks}
              zone={zone}
              isStale={level !== 'fresh'}
              favourites={data.favourites}
            />
          </Suspense>
        ))}
        {groups.length === 0 ? <EmptyDay data={data} query={query} /> : null}
        <CalendarLinks
          origin={data.origin}
          calendar={{ locale, league: league?.id ?? null }}
          name={league?.name ?? t('schedule.filters.allLeagues')}
          t={t}
        />
      </div>
    </>
  );
}
