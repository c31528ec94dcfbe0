import { formatDate, formatNumber, formatSigned } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import type { Comparison } from '../model-content.ts';
import { ticksTo } from './profit-chart.tsx';

/** The running profit of both backtests on one scale; the first is the subject, the second the context. */
export function CompareCurves({ comparison: { left, right } }: { comparison: Comparison }) {
  const { t } = useLanguage<'customModel' | 'ui'>();
  const sides = [
    { ...left, role: 'subject' as const },
    { ...right, role: 'context' as const },
  ].filter(({ curve }) => curve.length > 0);
  const most = Math.max(0, ...sides.map(({ curve }) => curve.at(-1)?.picks ?? 0));
  if (most === 0) return null;
  const profitOf = ({ curve }: Comparison['left']) => formatSigned(curve.at(-1)?.profit_units ?? 0);
  const title = t('customModel.compare.curveSentence', {
    left: left.model.name,
    leftProfit: profitOf(left),
    right: right.model.name,
    rightProfit: profitOf(right),
  });
  const rows = sides.flatMap(({ model, curve }) => curve.map((point) => ({ ...point, model })));
  return (
    <ChartFrame
      title={title}
      note={t('customModel.compare.curveNote')}
      table={{
        switchLabel: t('ui.asTable'),
        label: t('customModel.compare.curve'),
        rows,
        rowKey: ({ model, picks }) => `${model.id} ${picks}`,
        columns: [
          { key: 'model', header: t('customModel.list.model'), render: ({ model }) => model.name },
          {
            key: 'picks',
            header: t('customModel.charts.after'),
            numeric: true,
            render: ({ picks }) => formatNumber(picks),
          },
          {
            key: 'date',
            header: t('customModel.charts.date'),
            render: ({ at }) => formatDate(at, 'UTC'),
          },
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
        label={title}
        formatY={(value) => formatSigned(value, 0)}
        readout={{
          label: title,
          textOf: ({ x, y }) => `n = ${formatNumber(x)} · ${formatSigned(y)}`,
        }}
        xTicks={ticksTo(most).map((x) => ({ x, label: formatNumber(x) }))}
        series={sides.map(({ model, curve, role }) => ({
          key: model.id,
          label: shorten(model.name),
          role,
          points: [{ x: 0, y: 0 }, ...curve.map(({ picks, profit_units: y }) => ({ x: picks, y }))],
        }))}
      />
    </ChartFrame>
  );
}

/** The end of a line has room for so many letters on a phone. */
const MAX_LETTERS = 20;

function shorten(name: string): string {
  const letters = [...name];
  return letters.length <= MAX_LETTERS ? name : `${letters.slice(0, MAX_LETTERS - 1).join('')}…`;
}
