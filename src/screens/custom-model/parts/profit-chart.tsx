import type { ModelRecord } from '#api/custom-strategy-model/model.contract.ts';
import { formatDate, formatNumber, formatSigned } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { luckBand } from '../luck-band.ts';

/** The running profit by number of picks, in front of the band in which models without any skill lie. */
export function ProfitChart({ record: { curve, full }, zone }: { record: ModelRecord; zone: string }) {
  const { locale, t } = useLanguage<'customModel' | 'ui'>();
  const last = curve.at(-1);
  if (last === undefined) return null;
  const title = t('customModel.charts.curveSentence', {
    profit: formatSigned(last.profit_units),
    n: last.picks,
  });
  return (
    <ChartFrame
      title={title}
      note={t('customModel.charts.curveNote')}
      table={{
        switchLabel: t('ui.asTable'),
        label: t('customModel.charts.curve'),
        rows: curve,
        rowKey: ({ picks }) => picks,
        columns: [
          {
            key: 'picks',
            header: t('customModel.charts.after'),
            render: ({ picks }) => formatNumber(picks),
          },
          { key: 'date', header: t('customModel.charts.date'), render: ({ at }) => formatDate(at, zone) },
          {
            key: 'profit',
            header: t('customModel.charts.running'),
            numeric: true,
            render: ({ profit_units: value }) => <SignedFigure value={value} text={formatSigned(value)} />,
          },
        ],
      }}
    >
      <LineChart
        label={joinLabel(t('customModel.charts.curve'), title, locale)}
        formatY={(value) => formatSigned(value, 0)}
        readout={{
          label: t('customModel.charts.curve'),
          textOf: ({ x, y }) => `n = ${formatNumber(x)} · ${formatSigned(y)}`,
        }}
        band={luckBand([0, ...curve.map(({ picks }) => picks)], full.mean_odds)}
        xTicks={ticksTo(last.picks).map((x) => ({ x, label: formatNumber(x) }))}
        series={[
          {
            key: 'profit',
            label: formatSigned(last.profit_units),
            role: 'subject',
            points: [{ x: 0, y: 0 }, ...curve.map(({ picks, profit_units: y }) => ({ x: picks, y }))],
          },
        ]}
      />
    </ChartFrame>
  );
}

/** Nothing, the halfway and the end: as much as fits on a phone. */
export function ticksTo(last: number): readonly number[] {
  return [...new Set([0, Math.round(last / 2), last])];
}
