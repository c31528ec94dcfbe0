import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { useMoney } from '../money/use-money.ts';
import { OfficeTable } from '../table/office-table.tsx';
import type { Dashboard } from './data.server.ts';

type Day = Dashboard['revenue']['days'][number];

/** Revenue since the first day of the span, adding up; its days stand in a table behind a switch. */
export function RevenueChart({ days }: { days: readonly Day[] }) {
  const { t } = useLanguage<'office-dashboard' | 'ui'>();
  const money = useMoney();
  if (days.length < 2 || days.every(({ amount }) => amount === 0)) return null;
  let sum = 0;
  const points = days.map(({ amount }, x) => {
    sum += amount;
    return { x, y: sum };
  });
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const busy = days.filter(({ amount, orders }) => amount !== 0 || orders > 0).toReversed();
  return (
    <>
      <LineChart
        label={t('office-dashboard.revenue.chart', { from: first, to: last, total: money(sum) })}
        series={[{ key: 'revenue', label: formatNumber(sum), role: 'subject', points }]}
        xTicks={[
          { x: 0, label: first },
          { x: days.length - 1, label: last },
        ]}
        formatY={(value) => formatNumber(value)}
      />
      <details>
        <summary className="text-12 font-medium text-ink-2 underline underline-offset-3">
          {t('ui.asTable')}
        </summary>
        <OfficeTable
          label={t('office-dashboard.revenue.byDay')}
          isPlain
          rows={busy}
          rowKey={({ day }) => day}
          empty={t('office-dashboard.revenue.none')}
          columns={[
            { key: 'day', header: t('office-dashboard.revenue.day'), render: ({ day }) => day },
            {
              key: 'amount',
              header: t('office-dashboard.revenue.total'),
              numeric: true,
              render: ({ amount }) => money(amount),
            },
            {
              key: 'orders',
              header: t('office-dashboard.revenue.orders'),
              numeric: true,
              render: ({ orders }) => formatNumber(orders),
            },
          ]}
        />
      </details>
    </>
  );
}
