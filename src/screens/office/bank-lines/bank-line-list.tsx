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
          {
            key: 'memo',
            header: t('office-orders.line.memo'),
            render: (row) => (
              <>
                {row.memo || '-'}
                <span className="block pt-1 whitespace-nowrap md:hidden">
                  <OrderOf line={row} />
                </span>
              </>
            ),
          },
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
            wideOnly: true,
            render: (row) => <OrderOf line={row} />,
          },
        ]}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/bank_lines')} />
    </>
  );
}

/** The order that used the line, or the button that says which one it belongs to. */
function OrderOf({ line }: { line: BankLinesData['lines'][number] }) {
  const href = useOfficeHref();
  if (line.order === null) return <MatchDialog line={line} />;
  return <TextLink href={href(`/office/orders/${line.order.id}`)}>{line.order.order_no}</TextLink>;
}
