import { formatMinute, formatOdds, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useLeagueName, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { PickResult } from '../parts/pick-result.tsx';
import { useBetText } from '../parts/use-bet-text.ts';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import type { PicksData } from './data.server.ts';

/** Every published pick, found by its serial or by where it stands. */
export function PickList({ picks, meta }: PicksData) {
  const { t } = useLanguage<'office-results' | 'sport'>();
  const leagueName = useLeagueName();
  const href = useOfficeHref();
  const bet = useBetText();
  const exportHref = useExportHref();
  return (
    <>
      <FilterBar>
        <FilterSelect
          name="stage"
          label={t('office-results.show')}
          options={(['coming', 'graded', 'all'] as const).map((value) => ({
            value,
            label: t(`office-results.picks.stage.${value}`),
          }))}
        />
        <FilterText name="serial" label={t('office-results.serial')} placeholder="2026-11-20/0007" />
      </FilterBar>
      <OfficeTable
        label={t('office-results.picks.title')}
        rows={picks}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(`/office/picks/${id}`)}
        empty={t('office-results.picks.empty')}
        columns={[
          {
            key: 'serial',
            header: t('office-results.serial'),
            render: ({ serial }) => <span className="whitespace-nowrap">{serial ?? '-'}</span>,
          },
          {
            key: 'game',
            header: t('office-results.game'),
            roomy: true,
            render: (pick) => (
              <>
                {leagueName(pick.league)} · {pick.home} – {pick.away}
                {/* A phone has no room for columns of them: what was bet, when, and how it ended stand below the match. */}
                <span className="grid justify-items-start gap-1 pt-1 text-12 md:hidden">
                  <span className="font-medium">
                    {bet(pick)} <span className="whitespace-nowrap">@ {formatOdds(pick.odds)}</span>
                  </span>
                  <span className="flex flex-wrap gap-x-2 text-ink-3">
                    <Start pick={pick} />
                  </span>
                  <PickResult result={pick.result} isWithdrawn={pick.withdrawn_at !== null} />
                </span>
              </>
            ),
          },
          { key: 'bet', header: t('office-results.bet'), wideOnly: true, render: bet },
          {
            key: 'odds',
            header: t('office-results.odds'),
            numeric: true,
            wideOnly: true,
            render: ({ odds }) => formatOdds(odds),
          },
          {
            key: 'ev',
            header: t('office-results.ev'),
            numeric: true,
            wideOnly: true,
            render: ({ ev }) => formatSignedPercent(ev),
          },
          {
            key: 'start',
            header: t('office-results.start'),
            wideOnly: true,
            render: (pick) => (
              <span className="grid whitespace-nowrap">
                <Start pick={pick} />
              </span>
            ),
          },
          {
            key: 'result',
            header: t('office-results.result'),
            wideOnly: true,
            render: (pick) => <PickResult result={pick.result} isWithdrawn={pick.withdrawn_at !== null} />,
          },
        ]}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/picks')} />
    </>
  );
}

/** When the game begins, as people say it; and for when the pick was published, where the game was moved since. */
function Start({ pick }: { pick: PicksData['picks'][number] }) {
  const { t } = useLanguage<'sport'>();
  const { zone } = useOffice();
  const { start_at: published, game_start_at: start, serial } = pick;
  return (
    <>
      <OfficeTime at={start} />
      {serial === null || published === start ? null : (
        <span>{t('sport.publishedFor', { time: formatMinute(published, zone) })}</span>
      )}
    </>
  );
}
