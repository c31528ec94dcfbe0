import { formatNumber, formatOdds, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { SPORTS } from '#terms/sports.ts';
import { Card } from '../card.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { RadarChart } from '../charts/radar-chart.tsx';
import { ScatterChart } from '../charts/scatter-chart.tsx';
import { StepChart } from '../charts/step-chart.tsx';
import type { GalleryFile } from './gallery-files.ts';

const fields = ['odds', 'line', 'probability', 'expected_value', 'confidence', 'units'] as const;
/** Odds as they moved. */
const path = [1.98, 1.95, 1.92, 1.93, 1.9] as const;
const results = [
  { key: 'win', value: 45 },
  { key: 'draw', value: 4 },
  { key: 'lose', value: 35 },
] as const;

/** The kinds of chart beside the line: steps, radar, bar, scatter and bubble. */
export function GalleryChartKinds() {
  const { t } = useLanguage<GalleryFile>();
  const label = t('gallery.sample.record');
  return (
    <div className="grid gap-4 pt-4 md:grid-cols-2">
      <Card>
        <StepChart
          label={t('sport.fields.odds')}
          readoutLabel={t('sport.fields.odds')}
          points={path.map((value, at) => ({ at, value, text: formatOdds(value) }))}
          until={path.length}
          formatValue={formatOdds}
          xTicks={[{ at: 0, label: '0' }]}
        />
      </Card>
      <Card>
        <RadarChart
          label={label}
          readoutLabel={label}
          formatValue={(value) => formatNumber((value ?? 0) * 100, 0)}
          axes={fields.map((field) => t(`sport.fields.${field}`))}
          series={[
            {
              key: 'home',
              label: t('sport.sides.home'),
              role: 'subject',
              values: [0.9, 0.6, 0.8, 0.5, 0.7, 0.4],
            },
            {
              key: 'away',
              label: t('sport.sides.away'),
              role: 'context',
              values: [0.4, 0.8, 0.5, 0.9, 0.3, 0.6],
            },
          ]}
        />
      </Card>
      <Card>
        <BarChart
          label={label}
          formatY={(value) => formatNumber(value)}
          groups={SPORTS.map((sport, at) => ({
            key: sport,
            label: t(`sport.sports.${sport}`),
            bars: results.map(({ key, value }) => ({
              key,
              tone: key,
              label: t(`sport.results.${key}`),
              value: value - 4 * at,
              text: formatNumber(value - 4 * at),
            })),
          }))}
        />
      </Card>
      <Card>
        <ScatterChart
          label={label}
          xLabel={t('sport.fields.probability')}
          yLabel={t('sport.fields.win_rate')}
          formatX={(share) => formatPercent(share, 0)}
          formatY={(share) => formatPercent(share, 0)}
          range={[0, 1]}
          showDiagonal
          points={[0.1, 0.3, 0.5, 0.7, 0.9].map((share, index) => ({
            key: String(share),
            x: share,
            y: share + (index - 2) * 0.02,
            tone: 'subject',
            text: formatPercent(share),
            weight: 12 + 9 * (4 - Math.abs(index - 2) * 2),
          }))}
        />
      </Card>
    </div>
  );
}
