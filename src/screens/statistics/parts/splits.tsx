import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Translate } from '#i18n/t.ts';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import { type Panel, perGame, recordText, type Split, type Sport } from '../figures.ts';
import { RateText } from './rate-text.tsx';
import { ScoresChart } from './scores-chart.tsx';

interface SplitsProps {
  panels: readonly Panel[];
  sport: Sport;
  isStatsOnly: boolean;
}

/** Home and away: results, what was scored and conceded, and how it went against the closing lines. */
export function Splits({ panels, sport, isStatsOnly }: SplitsProps) {
  const { t } = useLanguage<'statistics' | 'sport' | 'ui'>();
  return (
    <Section
      title={t('statistics.split.title')}
      {...(isStatsOnly ? {} : { lead: t('statistics.split.lead') })}
    >
      <div className="grid gap-4">
        {panels.map((panel) => (
          <DataTable
            key={panel.team.id}
            label={panel.team.name}
            showLabel={panels.length > 1}
            rows={panel.split}
            rowKey={({ where }) => where}
            columns={[
              {
                key: 'where',
                header: <span className="whitespace-nowrap">{t('sport.fields.home_away')}</span>,
                render: ({ where, n }) => (
                  <span className="grid whitespace-nowrap">
                    {t(`statistics.venue.${where}`)}
                    <span className="text-12 text-ink-3">{t('statistics.sample', { count: n })}</span>
                  </span>
                ),
              },
              ...splitColumns(sport, t),
              ...(isStatsOnly ? [] : marketColumns(t)),
            ]}
          />
        ))}
        <div className="grid gap-4 lg:grid-cols-2">
          {panels.map((panel) => (
            <ScoringChart key={panel.team.id} panel={panel} sport={sport} />
          ))}
          {panels.map((panel) => (
            <ScoresChart key={panel.team.id} panel={panel} />
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Results and scoring of a set of games. */
export function splitColumns(
  sport: Sport,
  t: Translate<'statistics' | 'ui'>,
): readonly Column<Omit<Split, 'where'>>[] {
  return [
    {
      key: 'record',
      header: t(`statistics.columns.${sport === 'soccer' ? 'record' : 'shortRecord'}`),
      numeric: true,
      render: (split) => recordText(split, sport),
    },
    {
      key: 'win',
      header: t('statistics.split.winRate'),
      numeric: true,
      render: ({ win_rate }) => <RateText rate={win_rate} t={t} />,
    },
    {
      key: 'scored',
      header: t('statistics.split.perGame'),
      numeric: true,
      render: (split) => `${perGame(split.for, split.n, sport)} : ${perGame(split.against, split.n, sport)}`,
    },
  ];
}

/** The same games against the closing handicap and total. */
export function marketColumns(t: Translate<'statistics' | 'ui'>): readonly Column<Omit<Split, 'where'>>[] {
  return (['cover', 'over'] as const).map((market) => ({
    key: market,
    header: t(`statistics.split.${market}`),
    numeric: true,
    render: (split) => (
      <span className="inline-grid justify-items-end">
        <RateText rate={split[market]} t={t} />
        {split[market].push > 0 ? (
          <span className="text-12 text-ink-3">
            {t('statistics.split.push', { count: split[market].push })}
          </span>
        ) : null}
      </span>
    ),
  }));
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
