import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { MachineName } from '../parts/machine-name.tsx';
import { FilterBar, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { RowActions } from '../table/row-actions.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import { ChangeLeague } from './change-league.tsx';
import { CoverLeague } from './cover-league.tsx';
import type { LeaguesData } from './data.server.ts';

/** A row a league: what the provider calls it, whether it is covered, and what is there of it. */
export function LeagueList({ leagues, meta }: Pick<LeaguesData, 'leagues' | 'meta'>) {
  const { t, locale } = useLanguage<'office-leagues' | 'sport'>();
  const may = useMay();
  const href = useOfficeHref();
  const exportHref = useExportHref();
  return (
    <>
      <FilterBar>
        <FilterText name="q" label={t('office-leagues.search')} />
      </FilterBar>
      <OfficeTable
        label={t('office-leagues.title')}
        rows={leagues}
        rowKey={({ id }) => id}
        empty={t('office-leagues.empty')}
        columns={[
          {
            key: 'league',
            header: t('office-leagues.league'),
            render: ({ id, names, country, rules, covered }) => (
              <>
                <span className="block min-w-28 font-medium">{names[locale] ?? names.en ?? id}</span>
                <span className="block text-12 text-ink-3">
                  {id} · {country}
                </span>
                <ProviderKey value={rules.provider_keys['the-odds-api']} />
                <span className="block pt-1 md:hidden">
                  <Covered isCovered={covered} />
                </span>
              </>
            ),
          },
          {
            key: 'state',
            header: t('office-leagues.state'),
            wideOnly: true,
            render: ({ covered }) => <Covered isCovered={covered} />,
          },
          {
            key: 'teams',
            header: t('office-leagues.teams'),
            numeric: true,
            render: ({ id, names, teams }) => (
              // As wide as a finger, so that the place that it presses does not reach over the edge of the list.
              <TextLink
                className="inline-block pointer-coarse:min-w-11"
                href={href('/office/teams', { league: id })}
                aria-label={t('office-leagues.teamsOf', {
                  league: names[locale] ?? id,
                  count: formatNumber(teams),
                })}
              >
                {formatNumber(teams)}
              </TextLink>
            ),
          },
          {
            key: 'coming',
            header: t('office-leagues.coming'),
            numeric: true,
            wideOnly: true,
            render: ({ coming }) => formatNumber(coming),
          },
          {
            key: 'names',
            header: t('office-leagues.openNames'),
            numeric: true,
            wideOnly: true,
            render: ({ id, open_names: open }) =>
              open === 0 ? (
                formatNumber(0)
              ) : (
                <TextLink href={href('/office/aliases', { q: id })}>{formatNumber(open)}</TextLink>
              ),
          },
          {
            key: 'actions',
            header: t('office-leagues.actions'),
            isHidden: !may('feeds.run'),
            render: (league) => (
              <RowActions>
                <ChangeLeague league={league} />
                <CoverLeague league={league} />
              </RowActions>
            ),
          },
        ]}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/leagues')} />
    </>
  );
}

function Covered({ isCovered }: { isCovered: boolean }) {
  const { t } = useLanguage<'office-leagues'>();
  return (
    <Badge tone={isCovered ? 'win' : 'neutral'}>
      {t(`office-leagues.${isCovered ? 'covered' : 'uncovered'}`)}
    </Badge>
  );
}

function ProviderKey({ value }: { value: string | undefined }) {
  const { t } = useLanguage<'office-leagues'>();
  if (value === undefined)
    return <span className="block text-12 text-ink-3">{t('office-leagues.noKey')}</span>;
  return <MachineName className="block text-12 text-ink-3">{value}</MachineName>;
}
