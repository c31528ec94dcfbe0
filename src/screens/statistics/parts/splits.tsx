import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { FoldedSection, Section } from '#ui/section.tsx';
import { type Panel, perGame, type Sport } from '../figures.ts';
import { GameSets, type GameSetsProps } from './game-sets.tsx';

interface SplitsProps {
  panels: readonly Panel[];
  sport: Sport;
  isStatsOnly: boolean;
}

/** Home and away: results, what was scored and conceded, and of one team how it went against the closing lines. */
export function Splits({ panels, sport, isStatsOnly }: SplitsProps) {
  const { t } = useLanguage<'statistics'>();
  const [panel, other] = panels;
  const isWhole = other === undefined && !isStatsOnly;
  return (
    <Section title={t('statistics.split.title')} {...(isWhole ? { lead: t('statistics.split.lead') } : {})}>
      <div className="grid gap-4">
        <Venues panels={panels} sport={sport} kinds={isWhole ? ['results', 'markets'] : ['results']} />
        {/* Of two teams the same averages stand side by side above. */}
        {panel !== undefined && other === undefined ? <ScoringChart panel={panel} sport={sport} /> : null}
      </div>
    </Section>
  );
}

/** How the games of two teams went against the closing lines. */
export function ClosingLines({ panels, sport }: Omit<SplitsProps, 'isStatsOnly'>) {
  const { t } = useLanguage<'statistics'>();
  return (
    <FoldedSection title={t('statistics.split.markets')} lead={t('statistics.split.lead')}>
      <Venues panels={panels} sport={sport} kinds={['markets']} />
    </FoldedSection>
  );
}

type VenuesProps = Omit<SplitsProps, 'isStatsOnly'> & Pick<GameSetsProps, 'kinds'>;

function Venues({ panels, sport, kinds }: VenuesProps) {
  const { t } = useLanguage<'statistics'>();
  const [panel] = panels;
  return (
    <GameSets
      label={t('statistics.split.title')}
      panels={panels}
      sets={(panel?.split ?? []).map(({ where }) => ({
        key: where,
        name: t(`statistics.venue.${where}`),
        figures: panels.map(({ split }) => split.find((one) => one.where === where)),
      }))}
      sport={sport}
      kinds={kinds}
    />
  );
}

function ScoringChart({ panel, sport }: { panel: Panel; sport: Sport }) {
  const { t } = useLanguage<'statistics' | 'sport' | 'ui'>();
  const all = panel.split.find(({ where }) => where === 'all');
  if (all === undefined || all.n === 0) return null;
  const average = (sum: number, n: number) => (n === 0 ? 0 : sum / n);
  const title = t('statistics.split.chart', {
    team: panel.team.name,
    own: perGame(all.for, all.n, sport),
    other: perGame(all.against, all.n, sport),
  });
  return (
    <ChartFrame
      title={title}
      note={t('statistics.split.chartNote', { count: all.n })}
      table={{
        switchLabel: t('ui.asTable'),
        label: title,
        rows: panel.split,
        rowKey: ({ where }) => where,
        columns: [
          {
            key: 'where',
            header: t('sport.fields.home_away'),
            render: ({ where }) => t(`statistics.venue.${where}`),
          },
          {
            key: 'n',
            header: t('statistics.columns.played'),
            numeric: true,
            render: ({ n }) => formatNumber(n),
          },
          {
            key: 'for',
            header: t('statistics.split.scored'),
            numeric: true,
            render: (split) => perGame(split.for, split.n, sport),
          },
          {
            key: 'against',
            header: t('statistics.split.conceded'),
            numeric: true,
            render: (split) => perGame(split.against, split.n, sport),
          },
        ],
      }}
    >
      <BarChart
        label={title}
        formatY={(value) => formatNumber(value)}
        groups={panel.split.map((split) => ({
          key: split.where,
          label: t(`statistics.venue.${split.where}`),
          bars: [
            {
              key: 'for',
              label: t('statistics.split.scored'),
              tone: 'subject',
              value: average(split.for, split.n),
              text: perGame(split.for, split.n, sport),
            },
            {
              key: 'against',
              label: t('statistics.split.conceded'),
              tone: 'context',
              value: average(split.against, split.n),
              text: perGame(split.against, split.n, sport),
            },
          ],
        }))}
      />
    </ChartFrame>
  );
}
