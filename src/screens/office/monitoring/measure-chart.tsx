import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { useLeagueName } from '../frame/office-context.ts';
import { Panel } from '../panel.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { Metric, Monitoring } from './data.server.ts';
import { writeMeasure } from './write-measure.ts';

/** A line needs two of them. */
export const MIN_DAYS_DRAWN = 2;

/** How one measure of one league moved, with its interval; its days stand in a table behind a switch. */
export function MeasureChart({ metric, monitoring }: { metric: Metric; monitoring: Monitoring }) {
  const { t } = useLanguage<'office-monitoring'>();
  const leagueName = useLeagueName();
  const days = monitoring.series.filter((point) => point.metric === metric);
  const [first, last] = [days[0], days.at(-1)];
  const name = t(`office-monitoring.metric.${metric}`);
  const title = `${leagueName(monitoring.league ?? '')} · ${name}`;
  const write = (value: number) => writeMeasure(metric, value);
  const writeInterval = (interval: Monitoring['series'][number]['interval']) =>
    interval === null ? '-' : interval.map(write).join(' … ');
  // Drift is read against games, which are no value of the same kind.
  const isRead = metric === 'brier' || metric === 'ece';
  if (first === undefined || last === undefined) return null;
  return (
    <Panel title={title}>
      <p className="text-12 text-ink-3">{t(`office-monitoring.meaning.${metric}`)}</p>
      <LineChart
        label={t('office-monitoring.chart', {
          name: title,
          from: first.day,
          to: last.day,
          value: write(last.value),
        })}
        readout={{
          label: title,
          textOf: ({ x, y }) => `${days[x]?.day.slice(5)} · ${write(y)}`,
        }}
        series={[
          ...(isRead
            ? [
                {
                  key: 'reference',
                  label: t(`office-monitoring.reference.${metric}`),
                  role: 'context' as const,
                  points: days.flatMap(({ reference }, x) =>
                    reference === null ? [] : [{ x, y: reference }],
                  ),
                },
              ]
            : []),
          {
            key: metric,
            label: write(last.value),
            role: 'subject' as const,
            points: days.map(({ value }, x) => ({ x, y: value })),
          },
        ]}
        band={days.flatMap(({ interval }, x) =>
          interval === null ? [] : [{ x, low: interval[0], high: interval[1] }],
        )}
        xTicks={[
          { x: 0, label: first.day },
          { x: days.length - 1, label: last.day },
        ]}
        formatY={write}
      />
      <details>
        <summary className="tap text-12 font-medium text-ink-2 underline underline-offset-3">
          {t('office-monitoring.asTable')}
        </summary>
        <OfficeTable
          label={title}
          isPlain
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          empty="-"
          columns={[
            { key: 'day', header: t('office-monitoring.day'), render: ({ day }) => day },
            {
              key: 'value',
              header: name,
              numeric: true,
              render: ({ value, interval }) => (
                <>
                  {write(value)}
                  <span className="block text-12 text-ink-3 md:hidden">{writeInterval(interval)}</span>
                </>
              ),
            },
            {
              key: 'interval',
              header: t('office-monitoring.interval'),
              numeric: true,
              wideOnly: true,
              render: ({ interval }) => writeInterval(interval),
            },
            { key: 'n', header: 'n', numeric: true, render: ({ n }) => formatNumber(n) },
          ]}
        />
      </details>
    </Panel>
  );
}
