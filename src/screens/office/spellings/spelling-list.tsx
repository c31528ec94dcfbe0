import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { useMay, useOffice } from '../frame/office-context.ts';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import type { Spelling, SpellingsData } from './data.server.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { isLikely } from './is-likely.ts';
import { ReopenDialog } from './reopen-dialog.tsx';

const TONES = { open: 'warn', matched: 'win', ignored: 'neutral' } as const;

/** What waits: games that name it are left out until somebody says which team it stands for. */
export function SpellingList({ spellings, meta }: SpellingsData) {
  const { t } = useLanguage<'office-operations'>();
  const { zone } = useOffice();
  const may = useMay();
  const exportHref = useExportHref();
  return (
    <>
      <p className="max-w-prose text-14 text-ink-2">{t('office-operations.spellings.text')}</p>
      <FilterBar>
        <FilterText name="q" label={t('office-operations.spellings.search')} />
        <FilterSelect
          name="state"
          label={t('office-operations.state')}
          options={(['open', 'decided'] as const).map((value) => ({
            value,
            label: t(`office-operations.spellings.show.${value}`),
          }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-operations.spellings.title')}
        rows={spellings}
        rowKey={({ source, league, spelling }) => `${source} ${league} ${spelling}`}
        empty={t('office-operations.spellings.empty')}
        columns={[
          {
            key: 'spelling',
            header: t('office-operations.spellings.spelling'),
            render: ({ spelling, league, source }) => (
              <>
                {spelling}
                <span className="block text-12 text-ink-3">
                  {league} · {source}
                </span>
              </>
            ),
          },
          {
            key: 'state',
            header: t('office-operations.state'),
            render: ({ status }) => (
              <Badge tone={TONES[status]}>{t(`office-operations.spellings.states.${status}`)}</Badge>
            ),
          },
          {
            key: 'team',
            header: t('office-operations.spellings.team'),
            render: (row) => <Team spelling={row} />,
          },
          {
            key: 'seen',
            header: t('office-operations.spellings.seen'),
            wideOnly: true,
            render: ({ seen_at: at }) => formatDateTime(at, zone),
          },
          {
            key: 'decided',
            header: t('office-operations.spellings.decided'),
            wideOnly: true,
            render: ({ decided_at: at, decided_by: who }) =>
              at === null ? '-' : `${formatDateTime(at, zone)} · ${who ?? '-'}`,
          },
          {
            key: 'actions',
            header: t('office-operations.actions'),
            isHidden: !may('feeds.run'),
            render: (row) =>
              row.status === 'open' ? <DecideDialog row={row} /> : <ReopenDialog spelling={row} />,
          },
        ]}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/spellings')} />
    </>
  );
}

/** What was decided, or the likeliest team as a suggestion. */
function Team({ spelling: { status, team, candidates } }: { spelling: Spelling }) {
  const { t } = useLanguage<'office-operations'>();
  if (status === 'matched') return team;
  const [likeliest] = candidates;
  if (status === 'ignored' || likeliest === undefined || !isLikely(likeliest)) return '-';
  return (
    <span className="text-ink-3">{t('office-operations.spellings.maybe', { team: likeliest.name })}</span>
  );
}
