import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { useMoney } from '../money/use-money.ts';
import type { Dashboard } from './data.server.ts';
import { DayPanel } from './day-panel.tsx';
import { barsOf } from './revenue-bars.ts';

/** Revenue of every day of the span, or of every month of a long one; today is not over yet and drawn open. */
export function RevenueChart({ revenue }: { revenue: Dashboard['revenue'] }) {
  const { t } = useLanguage<'office-dashboard'>();
  const money = useMoney();
  const { days } = revenue;
  const bars = barsOf(days);
  const title = t('office-dashboard.revenue.byDay');
  return (
    <DayPanel
      title={title}
      figure={money(revenue.total)}
      note={t('office-dashboard.revenue.span', {
        span: t('office-dashboard.days', { count: days.length }),
        count: revenue.orders,
      })}
      rows={days.filter(({ amount, orders }) => amount !== 0 || orders > 0).toReversed()}
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
    >
      <BarChart
        label={t('office-dashboard.revenue.chart', {
          from: days[0]?.day ?? '-',
          to: days.at(-1)?.day ?? '-',
          total: money(revenue.total),
        })}
        readoutLabel={title}
        showFigures={false}
        labelEvery={Math.ceil(bars.length / 5)}
        formatY={(value) => formatNumber(value)}
        groups={bars.map(({ key, label, amount, isOpen }) => ({
          key,
          label,
          bars: [
            { key, label: title, value: amount, tone: isOpen ? 'open' : 'subject', text: money(amount) },
          ],
        }))}
      />
    </DayPanel>
  );
}
