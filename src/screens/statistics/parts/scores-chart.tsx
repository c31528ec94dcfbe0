import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { ScatterChart } from '#ui/charts/scatter-chart.tsx';
import { FoldedSection } from '#ui/section.tsx';
import type { Panel } from '../figures.ts';

/** The scores of each team, folded. */
export function Scores({ panels }: { panels: readonly Panel[] }) {
  const { t } = useLanguage<'statistics'>();
  if (panels.every(({ scores }) => scores.length === 0)) return null;
  return (
    <FoldedSection title={t('statistics.scores.heading')}>
      <div className="grid gap-4 lg:grid-cols-2">
        {panels.map((panel) => (
          <ScoresChart key={panel.team.id} panel={panel} />
        ))}
      </div>
    </FoldedSection>
  );
}

/** Every score of a team's season: how much was scored, how much conceded, and how often. */
function ScoresChart({ panel }: { panel: Panel }) {
  const { t } = useLanguage<'statistics' | 'sport' | 'ui'>();
  const { scores, team } = panel;
  const games = scores.reduce((sum, { n }) => sum + n, 0);
  if (games === 0) return null;
  const isRepeated = scores.some(({ n }) => n > 1);
  const title = t('statistics.scores.title', { team: team.name });
  const note = t('statistics.scores.note', { count: games });
  return (
    <ChartFrame
      title={title}
      note={isRepeated ? `${note} · ${t('statistics.scores.bubble')}` : note}
      table={{
        switchLabel: t('ui.asTable'),
        label: title,
        rows: scores.toSorted((a, b) => b.n - a.n || b.own - b.other - (a.own - a.other)),
        rowKey: ({ own, other }) => `${own}-${other}`,
        columns: [
          {
            key: 'score',
            header: t('sport.fields.score'),
            render: ({ own, other }) => t('statistics.form.short', { own, other }),
          },
          {
            key: 'result',
            header: t('sport.fields.result'),
            render: ({ result }) => t(`statistics.results.${result}`),
          },
          {
            key: 'n',
            header: t('statistics.scores.times'),
            numeric: true,
            render: ({ n }) => formatNumber(n),
          },
        ],
      }}
    >
      <ScatterChart
        label={`${title}. ${note}`}
        xLabel={t('statistics.split.scored')}
        yLabel={t('statistics.split.conceded')}
        formatX={(value) => formatNumber(value)}
        formatY={(value) => formatNumber(value)}
        showDiagonal
        points={scores.map(({ own, other, result, n }) => ({
          key: `${own}-${other}`,
          x: own,
          y: other,
          tone: result,
          weight: n,
          text: t('statistics.scores.point', { own, other, count: n }),
        }))}
      />
    </ChartFrame>
  );
}
