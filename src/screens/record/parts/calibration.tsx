import { formatPercent } from '#i18n/format.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { ScatterChart } from '#ui/charts/scatter-chart.tsx';
import { Section } from '#ui/section.tsx';
import type { FiguresOf } from '../data.server.ts';
import { intervalText } from '../rate-words.ts';

/** What was said beside what came: a forecaster who means what they say has their points on the diagonal. */
export function Calibration({ figures: { calibration }, origin }: FiguresOf) {
  const { locale, t } = useLanguage<'record' | 'ui'>();
  if (calibration.length === 0) return null;
  const most = Math.max(...calibration.map(({ won }) => won.n));
  const title = t(`record.calibration.sentence.${origin}`);
  return (
    <Section title={t('record.calibration.title')} lead={t('record.calibration.lead')}>
      <ChartFrame
        title={title}
        table={{
          switchLabel: t('ui.asTable'),
          label: title,
          rows: calibration,
          rowKey: ({ from }) => from,
          columns: [
            {
              key: 'step',
              header: t('record.calibration.step'),
              render: ({ from, to }) => `${formatPercent(from, 0)}–${formatPercent(to, 0)}`,
            },
            {
              key: 'said',
              header: t('record.calibration.said'),
              numeric: true,
              render: ({ said }) => formatPercent(said),
            },
            {
              key: 'won',
              header: t('record.calibration.won'),
              numeric: true,
              render: ({ won }) =>
                `${formatPercent(won.value)}${won.interval === null ? '' : ` (${intervalText(won.interval)})`}`,
            },
            { key: 'n', header: t('record.picks'), numeric: true, render: ({ won }) => won.n },
          ],
        }}
      >
        <ScatterChart
          label={`${title} ${calibration
            .map(({ said, won }) => joinLabel(formatPercent(said), formatPercent(won.value), locale))
            .join(', ')}`}
          xLabel={t('record.calibration.said')}
          yLabel={t('record.calibration.won')}
          formatX={(value) => formatPercent(value, 0)}
          formatY={(value) => formatPercent(value, 0)}
          showDiagonal
          range={[0, 1]}
          points={calibration.flatMap(({ from, said, won }) =>
            won.value === null
              ? []
              : [
                  {
                    key: String(from),
                    x: said,
                    y: won.value,
                    tone: 'subject' as const,
                    text: `${formatPercent(said)} → ${formatPercent(won.value)} (${won.k}/${won.n})`,
                    weight: won.n / most,
                  },
                ],
          )}
        />
      </ChartFrame>
    </Section>
  );
}
