import { useLanguage } from '#i18n/language-provider.tsx';
import { GAME_STATUSES } from '#terms/games.ts';
import { SPORTS } from '#terms/sports.ts';
import { ChipLinks } from '#ui/chip.tsx';
import { TabLinks } from '#ui/tabs.tsx';
import { ChoiceMenu } from '../../choice-menu.tsx';
import { FavouritesLink } from '../../favourite/star.tsx';
import type { ShownGame } from '../../game/shown-game.ts';
import type { ScheduleData } from '../data.server.ts';
import { type ScheduleQuery, scheduleHref } from '../schedule-query.ts';
import { ZoneMenu } from './zone-menu.tsx';

interface FiltersProps {
  data: ScheduleData;
  /** All games of the day, for the counts. */
  games: readonly ShownGame[];
  query: ScheduleQuery;
}

/** Sport, status, league and zone. Every choice is a link: it stands in the address and works without JavaScript. */
export function Filters({ data, games, query }: FiltersProps) {
  const { t, locale } = useLanguage<'schedule' | 'sport'>();
  const hrefOf = (change: Partial<ScheduleQuery>) => scheduleHref(locale, query, change);
  const inSport = games.filter(({ sport }) => (query.sport ?? sport) === sport);
  const inLeague = inSport.filter(({ league }) => (query.league ?? league.id) === league.id);
  const statusLabels = {
    in_progress: t('sport.status.in_progress'),
    not_started: t('sport.status.not_started'),
    completed: t('sport.status.completed'),
    canceled: t('sport.status.match_canceled'),
  };
  const count = (status: ShownGame['status']) => inLeague.filter((game) => game.status === status).length;
  return (
    <div className="grid gap-3 pt-3">
      <TabLinks
        label={t('schedule.filters.sport')}
        items={[
          {
            href: hrefOf({ sport: null, league: null }),
            label: t('schedule.filters.allSports'),
            current: query.sport === null,
          },
          ...SPORTS.map((sport) => ({
            href: hrefOf({ sport, league: null }),
            label: t(`sport.sports.${sport}`),
            current: query.sport === sport,
          })),
        ]}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_480px]">
          <ChipLinks
            label={t('schedule.filters.status')}
            items={[
              {
                href: hrefOf({ status: null }),
                label: <Counted label={t('schedule.filters.allStatuses')} count={inLeague.length} />,
                current: query.status === null,
              },
              ...GAME_STATUSES.map((status) => ({
                href: hrefOf({ status }),
                label: <Counted label={statusLabels[status]} count={count(status)} />,
                current: query.status === status,
              })),
            ]}
          />
        </div>
        <div className="relative flex flex-wrap gap-2 max-sm:w-full max-sm:gap-1">
          <FavouritesLink
            given={data.favourites}
            href={hrefOf({ mine: query.mine === null ? '1' : null })}
            isOn={query.mine !== null}
          />
          <LeagueMenu data={data} games={inSport} query={query} />
          <ZoneMenu data={data} query={query} />
        </div>
      </div>
    </div>
  );
}

function Counted({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label} <span className="text-12 text-ink-3">{count}</span>
    </>
  );
}

function LeagueMenu({ data, games, query }: FiltersProps) {
  const { t, locale } = useLanguage<'schedule'>();
  const all = t('schedule.filters.allLeagues');
  const offered = data.leagues.filter(({ sport }) => (query.sport ?? sport) === sport);
  return (
    <ChoiceMenu
      spans
      label={t('schedule.filters.league')}
      current={offered.find(({ id }) => id === query.league)?.name ?? all}
      items={[
        { key: 'all', label: all, detail: String(games.length), id: null },
        ...offered.map(({ id, name }) => ({
          key: id,
          label: name,
          id,
          detail: String(games.filter(({ league }) => league.id === id).length),
        })),
      ].map(({ id, ...item }) => ({
        ...item,
        href: scheduleHref(locale, query, { league: id }),
        chosen: query.league === id,
      }))}
    />
  );
}
