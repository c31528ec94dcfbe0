import { useLanguage } from '#i18n/language-provider.tsx';
import { useMoney } from '../money/use-money.ts';
import { Panel } from '../panel.tsx';
import { ByWhom } from '../parts/by-whom.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { OrderDetail } from './data.server.ts';

/** The money that was taken for the order; nothing before some was. */
export function OrderPayments({ detail: { payments } }: { detail: OrderDetail }) {
  const { t } = useLanguage<'office-orders'>();
  const money = useMoney();
  const title = t('office-orders.payments.title');
  if (payments.length === 0) return null;
  return (
    <Panel title={title}>
      {/* Its cells keep the panel's margin themselves, which leaves a phone room for all columns. */}
      <div className="-mx-4 min-w-0">
        <OfficeTable
          label={title}
          isPlain
          rows={payments}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'day',
              header: t('office-orders.line.date'),
              render: (row) => <span className="whitespace-nowrap">{row.paid_on}</span>,
            },
            {
              key: 'amount',
              header: t('office-orders.line.amount'),
              numeric: true,
              render: (row) => money(row.amount),
            },
            {
              key: 'reference',
              header: t('office-orders.payments.reference'),
              render: (row) => (
                <>
                  {row.reference}
                  <span className="block text-12 text-ink-3">
                    {t(`office-orders.payments.${sourceOf(row)}`)}
                  </span>
                </>
              ),
            },
            {
              key: 'by',
              header: t('office-orders.payments.by'),
              wideOnly: true,
              render: (row) => <ByWhom who={row.recorded_by} at={row.recorded_at} />,
            },
          ]}
        />
      </div>
    </Panel>
  );
}

function sourceOf(row: OrderDetail['payments'][number]): 'imported' | 'matched' | 'seen' {
  if (!row.typed) return 'imported';
  return row.bank_line_id === null ? 'seen' : 'matched';
}
