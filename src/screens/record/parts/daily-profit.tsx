import { formatNumber, formatProfit } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { Section } from '#ui/section.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import type { RecordData } from '../data.server.ts';

const DAY_MS = 86_400_000;
/** More of them run into each other on a phone. */
const MAX_TICKS = 4;

/** The running total of the profit, day by day, days without a pick too. */
export function DailyProfit({ data: { days, locale, unitUsd } }: { data: RecordData }) {
  const { t } = useLanguage<'record' | 'sport' | 'ui'>();
  const money = (value: number) => formatProfit(value, 'USD', locale);
  const last = days.at(-1);
  if (last === undefined) return null;
  const step = Math.max(1, Math.ceil(days.length / MAX_TICKS));
  const dayOf = (date: string) => Date.parse(date) / DAY_MS;
  const title = t('record.daily.sentence', { days: days.length, profit: money(last.cumulative) });
  return (
    <Section title={t('record.daily.title')}>
      <ChartFrame
        title={title}
        note={t('record.daily.note', { unit: unitUsd })}
        table={{
          switchLabel: t('ui.asTable'),
          label: t('record.daily.title'),
          rows: days.toReversed(),
          rowKey: ({ date }) => date,
          columns: [
            { key: 'date', header: t('sport.fields.date'), render: ({ date }) => date },
            { key: 'n', header: t('record.picks'), numeric: true, render: ({ n }) => formatNumber(n) },
            {
              key: 'results',
              header: t('sport.fields.win_draw_loss'),
              numeric: true,
              render: ({ win, draw, lose }) => `${win}-${draw}-${lose}`,
            },
            {
              key: 'profit',
              header: t('sport.fields.profit'),
              numeric: true,
              render: ({ profit }) => <SignedFigure value={profit} text={money(profit)} />,
            },
            {
              key: 'cumulative',
              header: t('record.daily.cumulative'),
              numeric: true,
              render: ({ cumulative }) => <SignedFigure value={cumulative} text={money(cumulative)} />,
            },
          ],
        }}
      >
        <LineChart
          label={title}
          formatY={(value) => formatNumber(value, 0)}
          xTicks={days
            .filter((_day, index) => index % step === 0)
            .map(({ date }) => ({ x: dayOf(date), label: date.slice(5) }))}
          series={[
            {
              key: 'profit',
              label: money(last.cumulative),
              role: 'subject',
              points: days.map(({ date, cumulative }) => ({ x: dayOf(date), y: cumulative })),
            },
          ]}
        />
      </ChartFrame>
    </Section>
  );
}
