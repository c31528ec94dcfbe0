import type { ModelRecord } from '#api/custom-strategy-model/model.contract.ts';
import { formatNumber, formatPercent } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { ScatterChart } from '#ui/charts/scatter-chart.tsx';

/** What the model said beside what came: one that means what it says has its points on the diagonal. */
export function CalibrationChart({ calibration }: { calibration: ModelRecord['calibration'] }) {
  const { locale, t } = useLanguage<'customModel' | 'ui'>();
  const bins = calibration.bins.filter(({ n }) => n > 0);
  if (bins.length === 0) return null;
  const title = t('customModel.charts.calibrationSentence');
  return (
    <ChartFrame
      title={title}
      note={t('customModel.charts.calibrationNote')}
      table={{
        switchLabel: t('ui.asTable'),
        label: title,
        rows: bins,
        rowKey: ({ from }) => from,
        columns: [
          {
            key: 'step',
            header: t('customModel.charts.step'),
            render: ({ from, until }) => `${formatPercent(from, 0)}–${formatPercent(until, 0)}`,
          },
          {
            key: 'said',
            header: t('customModel.charts.said'),
            numeric: true,
            render: ({ forecast }) => formatPercent(forecast),
          },
          {
            key: 'won',
            header: t('customModel.charts.won'),
            numeric: true,
            render: ({ frequency }) => formatPercent(frequency),
          },
          {
            key: 'n',
            header: t('customModel.results.picks'),
            numeric: true,
            render: ({ n }) => formatNumber(n),
          },
        ],
      }}
    >
      <ScatterChart
        label={`${title}. ${bins
          .map(({ forecast, frequency }) =>
            joinLabel(formatPercent(forecast), formatPercent(frequency), locale),
          )
          .join(', ')}`}
        xLabel={t('customModel.charts.said')}
        yLabel={t('customModel.charts.won')}
        formatX={(value) => formatPercent(value, 0)}
        formatY={(value) => formatPercent(value, 0)}
        showDiagonal
        range={[0, 1]}
        points={bins.map(({ from, forecast, frequency, n }) => ({
          key: String(from),
          x: forecast,
          y: frequency,
          tone: 'subject' as const,
          text: `${formatPercent(forecast)} → ${formatPercent(frequency)} (${formatNumber(n)})`,
          weight: n,
        }))}
      />
    </ChartFrame>
  );
}
