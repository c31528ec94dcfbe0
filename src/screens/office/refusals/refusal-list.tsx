import { useLanguage } from '#i18n/language-provider.tsx';
import { REFUSAL_REASONS } from '#terms/passes.ts';
import { useLeagueName } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { FilterBar, FilterSelect } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { RefusalsData } from './data.server.ts';

/** What was not believed, the latest game first, and why. */
export function RefusalList({ refusals, meta }: RefusalsData) {
  const { t } = useLanguage<'office-results' | 'sport'>();
  const leagueName = useLeagueName();
  return (
    <>
      <FilterBar>
        <FilterSelect
          name="reason"
          label={t('office-results.refusals.reason')}
          anyLabel={t('office-results.refusals.all')}
          options={REFUSAL_REASONS.map((value) => ({
            value,
            label: t(`office-results.refusals.reasons.${value}`),
          }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-results.refusals.title')}
        rows={refusals}
        rowKey={(row) => `${row.game_id}/${row.bet_type}/${row.policy_version}`}
        empty={t('office-results.refusals.empty')}
        columns={[
          {
            key: 'game',
            header: t('office-results.game'),
            roomy: true,
            render: ({ league, home, away, start_at: at }) => (
              <>
                {leagueName(league)} · {home} – {away}
                <span className="block text-12 text-ink-3 md:hidden">
                  <OfficeTime at={at} />
                </span>
              </>
            ),
          },
          {
            key: 'market',
            header: t('office-results.refusals.market'),
            render: ({ sport, bet_type: type }) => (
              <span className="break-keep">{t(`sport.betTypesOf.${sport}.${type}`)}</span>
            ),
          },
          {
            key: 'reason',
            header: t('office-results.refusals.reason'),
            roomy: true,
            render: ({ reason }) => t(`office-results.refusals.reasons.${reason}`),
          },
          {
            key: 'start',
            header: t('office-results.start'),
            wideOnly: true,
            render: ({ start_at: at }) => <OfficeTime at={at} />,
          },
          {
            key: 'checked',
            header: t('office-results.refusals.judged'),
            wideOnly: true,
            render: ({ checked_at: at }) => <OfficeTime at={at} />,
          },
          {
            key: 'policy',
            header: t('office-results.refusals.policy'),
            numeric: true,
            wideOnly: true,
            render: ({ policy_version: version }) => `v${version}`,
          },
        ]}
      />
      <ListFoot meta={meta} />
    </>
  );
}
