import type { ChangeEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { SPORTS } from '#terms/sports.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { statisticsHref } from '../../statistics-address.ts';
import type { StatisticsData } from '../data.server.ts';
import { chooseIn, readQuery, type StatisticsQuery } from '../statistics-query.ts';

type Picker = 'sport' | 'league' | 'season' | 'team' | 'vs';

/** Sport, league, season, team and opponent. An ordinary form, so that it also works where no script runs. */
export function Pickers({ data }: { data: StatisticsData }) {
  const { t, locale } = useLanguage<'statistics' | 'sport'>();
  const navigate = useNavigate();
  const query = usePendingQuery(data.query);
  const { statistics, leagues } = data;
  const teams = statistics?.teams ?? [];
  const pick = (name: Picker) => ({
    name,
    label: t(`statistics.picker.${name}`),
    value: query[name] ?? '',
    onChange: (event: ChangeEvent<HTMLSelectElement>) =>
      navigate(statisticsHref(locale, chooseIn(query, name, event.currentTarget.value || null)), {
        preventScrollReset: true,
      }),
  });
  const named = (items: readonly { readonly id: string; readonly name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Card>
      <form
        method="get"
        action={localePath(locale, '/statistics')}
        aria-label={t('statistics.picker.label')}
        // On a phone the short choices stand before the long ones, whose names then fit.
        className="grid grid-cols-[4fr_5fr] gap-3 md:grid-cols-3 lg:grid-cols-5"
      >
        {query.asOf === null ? null : <input type="hidden" name="as_of" value={query.asOf} />}
        <Select
          {...pick('sport')}
          options={SPORTS.map((sport) => ({ value: sport, label: t(`sport.sports.${sport}`) }))}
        />
        <Select {...pick('league')} options={named(leagues.filter(({ sport }) => sport === query.sport))} />
        <Select
          {...pick('season')}
          options={(statistics?.seasons ?? []).map(({ id }) => ({ value: id, label: id }))}
        />
        <Select {...pick('team')} options={named(teams)} placeholder={t('statistics.picker.allTeams')} />
        <div className="max-md:col-span-2">
          <Select
            {...pick('vs')}
            options={named(teams.filter(({ id }) => id !== query.team))}
            placeholder={t('statistics.picker.noTeam')}
            disabled={query.team === null}
          />
        </div>
        <noscript>
          <Button tone="primary" type="submit">
            {t('statistics.picker.show')}
          </Button>
        </noscript>
      </form>
    </Card>
  );
}

/** While a choice is on its way, the pickers already show it. */
function usePendingQuery(current: StatisticsQuery): StatisticsQuery {
  const { location } = useNavigation();
  if (!location?.pathname.endsWith('/statistics')) return current;
  return readQuery(new URLSearchParams(location.search), current.asOf);
}
