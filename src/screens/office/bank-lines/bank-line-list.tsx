import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { useMoney } from '../money/use-money.ts';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import type { BankLinesData } from './data.server.ts';
import { MatchDialog } from './match-dialog.tsx';

const STATES = ['open', 'used', 'all'] as const;

/** Money that came in: the order that used it, or a button to say which one it belongs to. */
export function BankLineList({ lines, meta }: BankLinesData) {
  const { t } = useLanguage<'office-statements' | 'office-orders'>();
  const money = useMoney();
  const href = useOfficeHref();
  const exportHref = useExportHref();
  return (
    <>
      <FilterBar>
        <FilterText name="q" label={t('office-statements.lines.search')} />
        <FilterSelect
          name="state"
          label={t('office-orders.queue.state')}
          options={STATES.map((state) => ({
            value: state,
            label: t(`office-statements.lines.states.${state}`),
          }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-statements.lines.title')}
        rows={lines}
        rowKey={({ id }) => id}
        empty={t('office-statements.lines.empty')}
        columns={[
          {
            key: 'date',
            header: t('office-orders.line.date'),
            render: (row) => <span className="whitespace-nowrap">{row.booking_date}</span>,
          },
          {
            key: 'amount',
            header: t('office-orders.line.amount'),
            numeric: true,
            render: (row) => money(row.amount),
          },
          { key: 'memo', header: t('office-orders.line.memo'), render: (row) => row.memo || '-' },
          {
            key: 'account',
            header: t('office-orders.line.account'),
            wideOnly: true,
            render: (row) => row.counter_account || '-',
          },
          {
            key: 'file',
            header: t('office-statements.taken.file'),
            wideOnly: true,
            render: (row) => row.file_name,
          },
          {
            key: 'order',
            header: t('office-orders.number'),
            render: (row) =>
              row.order === null ? (
                <MatchDialog line={row} />
              ) : (
                <TextLink href={href(`/office/orders/${row.order.id}`)}>{row.order.order_no}</TextLink>
              ),
          },
        ]}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/bank_lines')} />
    </>
  );
}
