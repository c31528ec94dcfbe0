import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useMay, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { FilterBar, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { AuditDetail } from './audit-detail.tsx';
import type { AuditData } from './data.server.ts';

type Row = AuditData['rows'][number];

/** The chained log, the newest first. */
export function AuditList({ rows, meta }: AuditData) {
  const { t } = useLanguage<'office-audit'>();
  const href = useOfficeHref();
  const seesAll = useMay()('audit.view_all');
  return (
    <>
      <FilterBar>
        {seesAll ? <FilterText name="actor" label={t('office-audit.actor')} /> : null}
        <FilterText name="action" label={t('office-audit.actionFilter')} placeholder="order." />
        <FilterText name="subject_id" label={t('office-audit.subjectFilter')} />
        <FilterText name="from" type="date" label={t('office-audit.from')} />
        <FilterText name="to" type="date" label={t('office-audit.to')} />
      </FilterBar>
      <OfficeTable
        label={t('office-audit.title')}
        columns={useColumns()}
        rows={rows}
        rowKey={({ seq }) => String(seq)}
        empty={t('office-audit.empty')}
      />
      <ListFoot meta={meta} exportHref={href('/office/api/exports/audit')} />
    </>
  );
}

function useColumns(): readonly [OfficeColumn<Row>, ...OfficeColumn<Row>[]] {
  const { t } = useLanguage<'office-audit'>();
  return [
    { key: 'at', header: t('office-audit.at'), render: (row) => <Moment row={row} /> },
    { key: 'who', header: t('office-audit.who'), wideOnly: true, render: (row) => <Actor row={row} /> },
    {
      key: 'action',
      header: t('office-audit.action'),
      render: (row) => (
        <>
          <code className="block min-w-40 text-12 wrap-anywhere md:whitespace-nowrap">{row.action}</code>
          <span className="grid gap-1 md:hidden">
            <Actor row={row} />
            <AuditDetail row={row} />
          </span>
        </>
      ),
    },
    {
      key: 'subject',
      header: t('office-audit.subject'),
      wideOnly: true,
      render: ({ subject }) => (
        <span className="wrap-anywhere">
          {subject.id}
          <span className="block text-12 text-ink-3">{subject.kind}</span>
        </span>
      ),
    },
    {
      key: 'detail',
      header: t('office-audit.detail'),
      wideOnly: true,
      render: (row) => <AuditDetail row={row} />,
    },
  ];
}

/** When it was, and the row's place in the chain. */
function Moment({ row: { seq, at } }: { row: Row }) {
  const { zone } = useOffice();
  const [day, time] = formatDateTime(at, zone).split(' ');
  return (
    <>
      <span className="whitespace-nowrap">{day}</span> <span className="whitespace-nowrap">{time}</span>
      <span className="block text-12 text-ink-3">#{seq}</span>
    </>
  );
}

function Actor({ row: { actor } }: { row: Row }) {
  const { t } = useLanguage<'office-audit'>();
  return (
    <span className="block min-w-40 wrap-anywhere">
      {actor.email ?? actor.id}
      <span className="block text-12 text-ink-3">{t(`office-audit.kinds.${actor.kind}`)}</span>
    </span>
  );
}
