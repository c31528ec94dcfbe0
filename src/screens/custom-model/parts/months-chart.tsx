import type { ModelRecord } from '#api/custom-strategy-model/model.contract.ts';
import { formatNumber, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { RateFigure } from './figure-cells.tsx';

const MAX_LABELS = 5;
const MAX_FIGURES = 8;

/** The profit of each month as a bar; won and lost picks, rate and return stand in the table. */
export function MonthsChart({ months }: { months: ModelRecord['months'] }) {
  const { locale, t } = useLanguage<'customModel' | 'ui'>();
  const up = months.filter(({ profit_units: value }) => value > 0).length;
  const title = t('customModel.charts.monthsSentence', { up, count: months.length });
  return (
    <ChartFrame
      title={title}
      table={{
        switchLabel: t('ui.asTable'),
        label: t('customModel.charts.months'),
        rows: months.toReversed(),
        rowKey: ({ month }) => month,
        columns: [
          { key: 'month', header: t('customModel.charts.month'), render: ({ month }) => month },
          {
            key: 'record',
            header: t('customModel.results.record'),
            numeric: true,
            render: ({ win, lose, draw }) => `${win}–${lose}–${draw}`,
          },
          {
            key: 'rate',
            header: t('customModel.results.winRate'),
            numeric: true,
            render: (month) => <RateFigure rate={month.win_rate} />,
          },
          {
            key: 'roi',
            header: t('customModel.results.roi'),
            numeric: true,
            render: ({ roi }) => formatSignedPercent(roi.value),
          },
          {
            key: 'profit',
            header: t('customModel.results.profit'),
            numeric: true,
            render: ({ profit_units: value }) => <SignedFigure value={value} text={formatSigned(value)} />,
          },
        ],
      }}
    >
      <BarChart
        label={joinLabel(t('customModel.charts.months'), title, locale)}
        formatY={(value) => formatNumber(value, 0)}
        readoutLabel={t('customModel.charts.months')}
        showFigures={months.length <= MAX_FIGURES}
        labelEvery={Math.max(1, Math.ceil(months.length / MAX_LABELS))}
        groups={months.map(({ month, profit_units: value }) => ({
          key: month,
          label: month.slice(2),
          bars: [
            {
              key: 'profit',
              label: t('customModel.results.profit'),
              value,
              tone: value < 0 ? ('lose' as const) : ('win' as const),
              text: formatSigned(value),
            },
          ],
        }))}
      />
    </ChartFrame>
  );
}
