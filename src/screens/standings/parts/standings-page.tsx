import { useLanguage } from '#i18n/language-provider.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { chartIcon } from '#ui/icon-paths.ts';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { CalendarLinks } from '../../calendar-links.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import { useBrowserZone } from '../../use-browser-zone.ts';
import type { Standings, StandingsData, StandingsGroup } from '../data.server.ts';
import { OrderRules } from './order-rules.tsx';
import { StandingsFilters } from './standings-filters.tsx';
import { StandingsTable } from './standings-table.tsx';
import { StandingsTitle } from './standings-title.tsx';

/** The table of a league's season, at home or away if asked, and what decides its order. */
export function StandingsPage({ data }: { data: StandingsData }) {
  const { t } = useLanguage<'standings' | 'sport'>();
  useBrowserZone(data.display);
  const { standings } = data;
  return (
    <>
      <StandingsTitle data={data} />
      <StandingsFilters data={data} />
      {data.isGone ? (
        <div className="pt-4">
          <Notice tone="warning">{t('standings.gone')}</Notice>
        </div>
      ) : null}
      {standings === null ? (
        <EmptyState icon={chartIcon} title={t('standings.empty')} />
      ) : (
        <Tables data={data} standings={standings} />
      )}
    </>
  );
}

function Tables({ data, standings }: { data: StandingsData; standings: Standings }) {
  const { t, locale } = useLanguage<'standings' | 'sport'>();
  const { league, season, origin, groups, grouping } = standings;
  const title = t('standings.table', { league: league.name, season });
  const nameOf = ({ id, name }: StandingsGroup) =>
    grouping === 'league' ? title : (name ?? t(`standings.groups.${groupKey(id)}`));
  return (
    <>
      <Section
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {title}
            <OriginChip origin={origin} t={t} />
          </span>
        }
      >
        <div className="grid gap-6">
          {groups.map((group) => (
            <div key={group.id} className="grid min-w-0 gap-2" data-group={group.id}>
              {grouping === 'league' ? null : <h3 className="text-16 font-medium">{nameOf(group)}</h3>}
              <StandingsTable data={data} standings={standings} group={group} label={nameOf(group)} />
            </div>
          ))}
        </div>
      </Section>
      <OrderRules standings={standings} />
      <CalendarLinks origin={data.origin} calendar={{ locale, league: league.id }} name={league.name} t={t} />
    </>
  );
}

const GROUPS = [
  'east',
  'west',
  'atlantic',
  'central',
  'southeast',
  'northwest',
  'pacific',
  'southwest',
  'american',
  'national',
  'al_east',
  'al_central',
  'al_west',
  'nl_east',
  'nl_central',
] as const;

function groupKey(id: string): (typeof GROUPS)[number] | 'nl_west' {
  return GROUPS.find((group) => group === id) ?? 'nl_west';
}
