import { formatNumber, formatProfit, formatSigned } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { inBrackets } from '#i18n/punctuation.ts';
import { DAY_MS } from '#terms/durations.ts';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import type { RecordData } from '../data.server.ts';
import { reachLabels } from './verdict.tsx';

/** More of them run into each other on a phone. */
const MAX_TICKS = 4;

/** The running total in units, day by day, and how far luck alone would have carried it: the largest thing of the page. */
export function ProfitLine({ data: { days, window, luck, locale, unitUsd } }: { data: RecordData }) {
  const { t } = useLanguage<'record' | 'sport' | 'ui'>();
  const last = days.at(-1);
  if (last === undefined) return null;
  const step = Math.max(1, Math.ceil(days.length / MAX_TICKS));
  const dayOf = (date: string) => Date.parse(date) / DAY_MS;
  const money = (value: number) => formatProfit(value, 'USD', locale);
  const ends = reachLabels(luck.reach);
  return (
    <ChartFrame
      title={t('record.daily.title')}
      note={t('record.daily.note', { unit: unitUsd })}
      table={{
        switchLabel: t('ui.asTable'),
        label: t('record.daily.title'),
        rows: days.toReversed(),
        rowKey: ({ date }) => date,
        columns: [
          { key: 'date', header: t('sport.fields.date'), isShort: true, render: ({ date }) => date },
          { key: 'n', header: t('record.picks'), numeric: true, render: ({ n }) => formatNumber(n) },
          {
            key: 'results',
            header: t('sport.fields.win_draw_loss'),
            numeric: true,
            wideOnly: true,
            render: ({ win, draw, lose }) => `${win}–${draw}–${lose}`,
          },
          {
            key: 'profit',
            header: t('sport.fields.profit'),
            numeric: true,
            wideOnly: true,
            render: ({ profit }) => <SignedFigure value={profit} text={money(profit)} />,
          },
          {
            key: 'cumulative',
            header: t('record.daily.cumulative'),
            numeric: true,
            render: ({ units }) => <SignedFigure value={units} text={formatSigned(units)} />,
          },
          {
            key: 'luck',
            header: t('record.daily.luckColumn'),
            numeric: true,
            render: ({ reach }) => `±${formatNumber(reach, 1)}`,
          },
        ],
      }}
    >
      <LineChart
        label={t('record.daily.label', { units: formatSigned(last.units), days: window.days, ...ends })}
        formatY={(value) => formatSigned(value, 0)}
        readout={{
          label: t('record.daily.title'),
          textOf: ({ x, y }) =>
            `${days.find(({ date }) => dayOf(date) === x)?.date.slice(5)} · ${formatSigned(y)}`,
        }}
        xTicks={days
          .filter((_day, index) => index % step === 0)
          .map(({ date }) => ({ x: dayOf(date), label: date.slice(5) }))}
        band={days.map(({ date, reach }) => ({ x: dayOf(date), low: -reach, high: reach }))}
        series={[
          {
            key: 'profit',
            label: formatSigned(last.units),
            role: 'subject',
            points: days.map(({ date, units }) => ({ x: dayOf(date), y: units })),
          },
        ]}
      />
      <p className="flex items-center gap-2 text-12 text-ink-3">
        <span aria-hidden="true" className="inline-block h-3 w-5 shrink-0 bg-luck" />
        <span>
          {t('record.daily.luck')}
          {inBrackets(locale, `${ends.low}\u00a0…\u00a0${ends.high}`)}
        </span>
      </p>
    </ChartFrame>
  );
}
