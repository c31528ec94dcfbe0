import { formatNumber } from '#i18n/format.ts';
import { formatSpan } from '#i18n/format-span.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import type { Dashboard } from './data.server.ts';
import { DayPanel } from './day-panel.tsx';

const MIN_DAYS = 2;

/** How long reported transfers waited for their confirmation: the median of each day, and the longest wait in grey. */
export function WaitChart({ dashboard }: { dashboard: Dashboard }) {
  const { locale, t } = useLanguage<'office-dashboard'>();
  const { queue, waits } = dashboard;
  const title = t('office-dashboard.waits.title');
  const allDays = dashboard.revenue.days.map(({ day }) => day);
  const x = (day: string) => allDays.indexOf(day);
  const span = (value: number | null) => formatSpan(value, locale);
  const median = waits.days.map(({ day, median_minutes: y }) => ({ x: x(day), y }));
  const longest = waits.days.map(({ day, longest_minutes: y }) => ({ x: x(day), y }));
  const highest = Math.max(0, ...longest.map(({ y }) => y));
  // A promise that no wait comes near would press the lines flat.
  const isNear = highest * 2 > waits.promise_minutes;
  const middle = median[Math.floor(median.length / 2)];
  const ticks = [median[0], ...(median.length > 4 ? [middle] : []), median.at(-1)];
  return (
    <DayPanel
      title={title}
      figure={span(queue.median_minutes)}
      note={queue.n === 0 ? null : t('office-dashboard.queue.over', { count: queue.n })}
      rows={waits.days.toReversed()}
      empty={t('office-dashboard.waits.none')}
      columns={[
        { key: 'day', header: t('office-dashboard.revenue.day'), render: ({ day }) => day },
        {
          key: 'median',
          header: t('office-dashboard.waits.median'),
          numeric: true,
          render: ({ median_minutes: value }) => formatNumber(value),
        },
        {
          key: 'longest',
          header: t('office-dashboard.waits.longest'),
          numeric: true,
          render: ({ longest_minutes: value }) => formatNumber(value),
        },
        {
          key: 'n',
          header: t('office-dashboard.waits.confirmed'),
          numeric: true,
          render: ({ n }) => formatNumber(n),
        },
      ]}
    >
      {median.length < MIN_DAYS ? null : (
        <LineChart
          label={t('office-dashboard.waits.chart', {
            from: waits.days[0]?.day ?? '-',
            to: waits.days.at(-1)?.day ?? '-',
            median: span(queue.median_minutes),
          })}
          readout={{
            label: title,
            textOf: (point) => `${(allDays[point.x] ?? '').slice(5)} · ${span(point.y)}`,
          }}
          limit={
            isNear ? { value: waits.promise_minutes, label: t('office-dashboard.waits.promise') } : undefined
          }
          series={[
            { key: 'longest', label: t('office-dashboard.waits.longest'), role: 'context', points: longest },
            { key: 'median', label: t('office-dashboard.waits.median'), role: 'subject', points: median },
          ]}
          xTicks={ticks.flatMap((point) =>
            point === undefined ? [] : [{ x: point.x, label: (allDays[point.x] ?? '').slice(5) }],
          )}
          formatY={(value) => formatNumber(value)}
        />
      )}
    </DayPanel>
  );
}
