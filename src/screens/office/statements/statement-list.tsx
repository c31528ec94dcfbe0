import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { OfficeTime } from '../office-time.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import type { StatementsData } from './data.server.ts';

/** What was taken in, the newest first. */
export function StatementList({ statements, meta }: StatementsData) {
  const { t } = useLanguage<'office-statements'>();
  const exportHref = useExportHref();
  return (
    <>
      <OfficeTable
        label={t('office-statements.taken.title')}
        rows={statements}
        rowKey={({ id }) => id}
        empty={t('office-statements.taken.empty')}
        columns={[
          { key: 'file', header: t('office-statements.taken.file'), render: (row) => row.file_name },
          {
            key: 'at',
            header: t('office-statements.taken.at'),
            render: (row) => <OfficeTime at={row.imported_at} />,
          },
          {
            key: 'by',
            header: t('office-statements.taken.by'),
            wideOnly: true,
            render: (row) => row.imported_by ?? '-',
          },
          {
            key: 'read',
            header: t('office-statements.taken.read'),
            numeric: true,
            render: (row) => formatNumber(row.lines_read),
          },
          {
            key: 'added',
            header: t('office-statements.taken.added'),
            numeric: true,
            render: (row) => formatNumber(row.lines_added),
          },
        ]}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/statements')} />
    </>
  );
}
