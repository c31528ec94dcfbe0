import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { useOffice, useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { FilterBar, FilterSelect } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import type { DisputesData } from './data.server.ts';

const TONES = { open: 'warn', correction_waits: 'draw', upheld: 'win', rejected: 'neutral' } as const;

/** The queue, what waits the longest first; each row leads to the pick, where it is decided. */
export function DisputeList({ disputes, meta }: DisputesData) {
  const { t } = useLanguage<'office-results'>();
  const { zone } = useOffice();
  const href = useOfficeHref();
  const exportHref = useExportHref();
  return (
    <>
      <FilterBar>
        <FilterSelect
          name="show"
          label={t('office-results.show')}
          options={(['open', 'all'] as const).map((value) => ({
            value,
            label: t(`office-results.disputes.show.${value}`),
          }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-results.disputes.title')}
        rows={disputes}
        rowKey={({ id }) => id}
        rowHref={({ pick_id: pick }) => href(`/office/picks/${pick}`)}
        empty={t('office-results.disputes.empty')}
        columns={[
          {
            key: 'serial',
            header: t('office-results.serial'),
            render: ({ serial }) => <span className="whitespace-nowrap">{serial ?? '-'}</span>,
          },
          {
            key: 'state',
            header: t('office-results.state'),
            render: ({ state }) => (
              <Badge tone={TONES[state]}>{t(`office-results.disputes.states.${state}`)}</Badge>
            ),
          },
          {
            key: 'reason',
            header: t('office-results.disputes.reason'),
            roomy: true,
            render: ({ reason, note }) => (
              <>
                {t(`office-results.disputes.reasons.${reason === 'other' ? 'another' : reason}`)}
                <span className="block text-12 text-ink-2 md:hidden">{note}</span>
              </>
            ),
          },
          {
            key: 'note',
            header: t('office-results.disputes.note'),
            wideOnly: true,
            render: ({ note }) => note,
          },
          {
            key: 'raised',
            header: t('office-results.disputes.raised'),
            wideOnly: true,
            render: ({ raised_at: at }) => <OfficeTime at={at} />,
          },
          {
            key: 'answered',
            header: t('office-results.disputes.answered'),
            wideOnly: true,
            render: ({ answered_by: by, answered_at: at }) =>
              by === null ? '-' : `${by}, ${formatDateTime(at, zone)}`,
          },
        ]}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/disputes')} />
    </>
  );
}
