import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { useMoney } from '../money/use-money.ts';
import { ByWhom } from '../parts/by-whom.tsx';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import type { TypedPaymentsData } from './data.server.ts';

const STATES = ['unmatched', 'matched', 'all'] as const;
type Row = TypedPaymentsData['payments'][number];

/** What operators typed, at first what no line of the bank confirms yet. */
export function TypedPaymentList({ payments, meta }: TypedPaymentsData) {
  const { t } = useLanguage<'office-statements' | 'office-orders'>();
  const money = useMoney();
  const href = useOfficeHref();
  const exportHref = useExportHref();
  return (
    <>
      <p className="max-w-160 text-14 text-ink-2">{t('office-statements.typed.lead')}</p>
      <FilterBar>
        <FilterText name="q" label={t('office-statements.typed.search')} />
        <FilterSelect
          name="state"
          label={t('office-orders.queue.state')}
          options={STATES.map((state) => ({
            value: state,
            label: t(`office-statements.typed.states.${state}`),
          }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-statements.typed.title')}
        rows={payments}
        rowKey={({ id }) => id}
        empty={t('office-statements.typed.empty')}
        columns={[
          {
            key: 'day',
            header: t('office-statements.typed.paidOn'),
            render: (row) => (
              <>
                <span className="whitespace-nowrap">{row.paid_on}</span>
                {/* A phone has no room for more columns than this one and the order's. */}
                <span className="block text-12 md:hidden">
                  <Reference row={row} />
                </span>
              </>
            ),
          },
          {
            key: 'amount',
            header: t('office-orders.line.amount'),
            numeric: true,
            wideOnly: true,
            render: (row) => money(row.amount),
          },
          {
            key: 'reference',
            header: t('office-statements.typed.reference'),
            wideOnly: true,
            render: (row) => <Reference row={row} />,
          },
          {
            key: 'order',
            header: t('office-orders.number'),
            render: ({ order, amount, line }) => (
              <>
                <TextLink href={href(`/office/orders/${order.id}`)}>{order.order_no}</TextLink>
                <span className="grid justify-items-start gap-1 pt-1 md:hidden">
                  {money(amount)}
                  <Line row={line} />
                </span>
              </>
            ),
          },
          {
            key: 'by',
            header: t('office-statements.typed.by'),
            wideOnly: true,
            render: (row) => <ByWhom who={row.recorded_by} at={row.recorded_at} />,
          },
          {
            key: 'line',
            header: t('office-statements.typed.line'),
            wideOnly: true,
            render: (row) => <Line row={row.line} />,
          },
        ]}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/typed_payments')} />
    </>
  );
}

function Reference({ row: { reference, approval_id: approval } }: { row: Row }) {
  const { t } = useLanguage<'office-statements'>();
  return (
    <span className="wrap-anywhere">
      {reference}
      {approval === null ? null : (
        <span className="max-md:block md:ml-2">
          <Badge>{t('office-statements.typed.second')}</Badge>
        </span>
      )}
    </span>
  );
}

function Line({ row: line }: { row: Row['line'] }) {
  const { t } = useLanguage<'office-statements'>();
  if (line === null) return <Badge tone="warn">{t('office-statements.typed.none')}</Badge>;
  return (
    <span className="wrap-anywhere">
      {line.booking_date}
      <span className="block text-12 text-ink-3">{line.memo || line.counter_account || '-'}</span>
    </span>
  );
}
