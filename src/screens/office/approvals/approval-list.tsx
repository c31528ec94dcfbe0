import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { useBrandName, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { ApprovalStatus } from '../parts/approval-status.tsx';
import { approvalKinds, kindText, requestText } from '../parts/kind-text.ts';
import { useSubjectText } from '../parts/use-subject-text.ts';
import { FilterBar, FilterSelect } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import type { ApprovalsData } from './data.server.ts';

/** What waits for a second person, the oldest first, or what was decided. */
export function ApprovalList({ requests, meta }: ApprovalsData) {
  const { t } = useLanguage<'office-approvals' | 'office-frame'>();
  const { hasBrands } = useOffice();
  const href = useOfficeHref();
  const nameOf = useBrandName();
  const subjectText = useSubjectText();
  const exportHref = useExportHref();
  return (
    <>
      <FilterBar>
        <FilterSelect
          name="state"
          label={t('office-approvals.show')}
          options={(['open', 'decided'] as const).map((value) => ({
            value,
            label: t(`office-approvals.states.${value}`),
          }))}
        />
        <FilterSelect
          name="kind"
          label={t('office-approvals.what')}
          anyLabel={t('office-frame.table.any')}
          options={approvalKinds.map((value) => ({ value, label: kindText(value, t) }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-approvals.title')}
        rows={requests}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(`/office/approvals/${id}`)}
        empty={t('office-approvals.empty')}
        columns={[
          {
            key: 'kind',
            header: t('office-approvals.what'),
            render: (row) => `${requestText(row, t)} · ${subjectText(row)}`,
          },
          {
            key: 'by',
            header: t('office-approvals.by'),
            render: (row) => (
              <span className="md:wrap-anywhere">
                {/* As much of an address as one line of a phone holds tells colleagues apart. */}
                <span title={row.proposer ?? undefined} className="max-md:block max-md:w-22 max-md:truncate">
                  {row.proposer ?? '-'}
                </span>
                {row.is_own ? (
                  <span className="md:ml-2">
                    <Badge>{t('office-approvals.own')}</Badge>
                  </span>
                ) : null}
              </span>
            ),
          },
          {
            key: 'reason',
            header: t('office-approvals.reason'),
            wideOnly: true,
            render: (row) => row.reason,
          },
          {
            key: 'at',
            header: t('office-approvals.at'),
            wideOnly: true,
            render: (row) => <OfficeTime at={row.proposed_at} />,
          },
          ...(hasBrands
            ? [
                {
                  key: 'brand',
                  header: t('office-approvals.brand'),
                  wideOnly: true,
                  render: (row: ApprovalsData['requests'][number]) => nameOf(row.brand),
                },
              ]
            : []),
          {
            key: 'status',
            header: t('office-approvals.status'),
            render: (row) => <ApprovalStatus status={row.status} />,
          },
        ]}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/approvals')} />
    </>
  );
}
