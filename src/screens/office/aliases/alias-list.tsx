import { formatMinute } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { useLeagueName, useMay, useOffice } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import type { Alias, AliasesData } from './data.server.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { isLikely } from './is-likely.ts';
import { ReopenDialog } from './reopen-dialog.tsx';

const TONES = { open: 'warn', matched: 'win', ignored: 'neutral' } as const;

/** What waits: games that name it are left out until somebody says which team it stands for. */
export function AliasList({ aliases, meta }: AliasesData) {
  const { t } = useLanguage<'office-operations'>();
  const leagueName = useLeagueName();
  const { zone } = useOffice();
  const may = useMay();
  const exportHref = useExportHref();
  return (
    <>
      <p className="max-w-prose text-14 text-ink-2">{t('office-operations.aliases.text')}</p>
      <FilterBar>
        <FilterText name="q" label={t('office-operations.aliases.search')} />
        <FilterSelect
          name="state"
          label={t('office-operations.state')}
          options={(['open', 'decided'] as const).map((value) => ({
            value,
            label: t(`office-operations.aliases.show.${value}`),
          }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-operations.aliases.title')}
        rows={aliases}
        rowKey={({ source, league, alias }) => `${source} ${league} ${alias}`}
        empty={t('office-operations.aliases.empty')}
        columns={[
          {
            key: 'alias',
            header: t('office-operations.aliases.alias'),
            render: ({ alias, league, source, status }) => (
              <>
                {alias}
                <span className="block text-12 text-ink-3">
                  {leagueName(league)} · {source}
                </span>
                {/* A phone has no room for a column of it beside the button. */}
                <span className="block pt-1 md:hidden">
                  <State status={status} />
                </span>
              </>
            ),
          },
          {
            key: 'state',
            header: t('office-operations.state'),
            wideOnly: true,
            render: ({ status }) => <State status={status} />,
          },
          {
            key: 'team',
            header: t('office-operations.aliases.team'),
            render: (row) => <Team alias={row} />,
          },
          {
            key: 'seen',
            header: t('office-operations.aliases.seen'),
            wideOnly: true,
            render: ({ seen_at: at }) => <OfficeTime at={at} />,
          },
          {
            key: 'decided',
            header: t('office-operations.aliases.decided'),
            wideOnly: true,
            render: ({ decided_at: at, decided_by: who }) =>
              at === null ? '-' : `${formatMinute(at, zone)} · ${who ?? '-'}`,
          },
          {
            key: 'actions',
            header: t('office-operations.actions'),
            isHidden: !may('feeds.run'),
            render: (row) =>
              row.status === 'open' ? <DecideDialog row={row} /> : <ReopenDialog alias={row} />,
          },
        ]}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/aliases')} />
    </>
  );
}

/** What was decided, or the likeliest team as a suggestion. */
function Team({ alias: { status, team, candidates } }: { alias: Alias }) {
  const { t } = useLanguage<'office-operations'>();
  if (status === 'matched') return team;
  const [likeliest] = candidates;
  if (status === 'ignored' || likeliest === undefined || !isLikely(likeliest)) return '-';
  return <span className="text-ink-3">{t('office-operations.aliases.maybe', { team: likeliest.name })}</span>;
}

function State({ status }: Pick<Alias, 'status'>) {
  const { t } = useLanguage<'office-operations'>();
  return <Badge tone={TONES[status]}>{t(`office-operations.aliases.states.${status}`)}</Badge>;
}
