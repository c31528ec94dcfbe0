import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
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
            render: ({ id, names, country, rules }) => (
              <>
                <span className="font-medium">{names[locale] ?? names.en ?? id}</span>
                <span className="block text-12 text-ink-3">
                  {id} · {country}
                </span>
                <code className="block text-12 text-ink-3 wrap-anywhere">
                  {rules.provider_keys['the-odds-api'] ?? t('office-leagues.noKey')}
                </code>
              </>
            ),
          },
          {
            key: 'state',
            header: t('office-leagues.state'),
            render: ({ covered }) => (
              <Badge tone={covered ? 'win' : 'neutral'}>
                {t(`office-leagues.${covered ? 'covered' : 'uncovered'}`)}
              </Badge>
            ),
          },
          {
            key: 'teams',
            header: t('office-leagues.teams'),
            numeric: true,
            render: ({ id, names, teams }) => (
              <TextLink
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
            render: ({ id, open_names: open }) =>
              open === 0 ? (
                formatNumber(0)
              ) : (
                <TextLink href={href('/office/spellings', { q: id })}>{formatNumber(open)}</TextLink>
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
