import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Translate } from '#i18n/t.ts';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { RadarChart } from '#ui/charts/radar-chart.tsx';
import type { Column } from '#ui/data-table.tsx';
import { MirroredBars } from '#ui/mirrored-bars.tsx';
import { type Panel, type Sport, type Strength, strengthText } from '../figures.ts';

interface StrengthsChartProps {
  panel: Panel;
  /** No one: then the middle of the league stands in its place. */
  other: Panel | null;
  sport: Sport;
}

/** The radar of the six percentiles, and the measures behind them. */
export function StrengthsChart({ panel, other, sport }: StrengthsChartProps) {
  const { t } = useLanguage<'statistics' | 'ui'>();
  const { strengths } = panel;
  const ahead = strengths.filter(
    ({ id, percentile }) =>
      (percentile ?? 0) > (other?.strengths.find((opposite) => opposite.id === id)?.percentile ?? 0),
  ).length;
  const title =
    other === null
      ? t('statistics.strengths.alone', { team: panel.team.name })
      : t('statistics.strengths.both', { team: panel.team.name, count: ahead });
  const radar = (
    <RadarChart
      label={title}
      readoutLabel={t('statistics.strengths.title')}
      formatValue={(value) => (value === null ? '-' : formatNumber(value * 100, 0))}
      axes={strengths.map(({ id }) => t(`statistics.strengths.names.${id}`))}
      series={[
        {
          key: 'team',
          label: panel.team.name,
          role: 'subject',
          values: strengths.map(({ percentile }) => percentile),
        },
        {
          key: 'other',
          role: 'context',
          label: other?.team.name ?? t('statistics.strengths.middle'),
          values: strengths.map(({ id }) =>
            other === null ? 0.5 : (other.strengths.find((one) => one.id === id)?.percentile ?? null),
          ),
        },
      ]}
    />
  );
  return (
    <ChartFrame
      title={title}
      note={t('statistics.strengths.note')}
      table={{
        switchLabel: t('ui.asTable'),
        label: t('statistics.strengths.title'),
        rows: strengths,
        rowKey: ({ id }) => id,
        columns: [
          {
            key: 'measure',
            header: t('statistics.strengths.measure'),
            render: ({ id }) => (
              <span className="grid">
                {t(`statistics.strengths.names.${id}`)}
                <span className="text-12 text-ink-3">{t(`statistics.strengths.meanings.${id}`)}</span>
              </span>
            ),
          },
          strengthColumn(panel, sport, t),
          ...(other === null ? [] : [strengthColumn(other, sport, t)]),
        ],
      }}
    >
      {other === null ? (
        radar
      ) : (
        <div className="grid items-center gap-4 lg:grid-cols-2">
          <Mirror panel={panel} other={other} sport={sport} />
          {radar}
        </div>
      )}
    </ChartFrame>
  );
}

/** The measures of two teams, each with a bar as long as its percentile. */
function Mirror({ panel, other, sport }: StrengthsChartProps & { other: Panel }) {
  const { t } = useLanguage<'statistics' | 'ui'>();
  const sample = (k: string, n: number) => t('ui.sample', { k, n });
  const pairs = panel.strengths.flatMap((strength) => {
    const opposite = other.strengths.find(({ id }) => id === strength.id);
    if (opposite === undefined) return [];
    return {
      key: strength.id,
      label: t(`statistics.strengths.names.${strength.id}`),
      home: { share: strength.percentile ?? 0, text: strengthText(strength, panel, sport, sample) },
      away: { share: opposite.percentile ?? 0, text: strengthText(opposite, other, sport, sample) },
    };
  });
  return (
    <div className="grid gap-4">
      <p className="flex justify-between gap-3 text-14 font-medium">
        <span className="text-primary-ink">{panel.team.name}</span>
        <span className="text-right text-ink-2">{other.team.name}</span>
      </p>
      <MirroredBars label={t('statistics.compare.mirror')} pairs={pairs} />
    </div>
  );
}

/** One team's figure with its percentile. */
function strengthColumn(panel: Panel, sport: Sport, t: Translate<'statistics' | 'ui'>): Column<Strength> {
  return {
    key: panel.team.id,
    // Its word stands once in the head, so that a phone has room for two teams.
    header: (
      <span className="grid">
        {panel.team.name}
        <span className="font-regular text-ink-3">{t('statistics.strengths.percentile')}</span>
      </span>
    ),
    numeric: true,
    render: ({ id }) => {
      const strength = panel.strengths.find((one) => one.id === id);
      if (strength === undefined) return '-';
      const { percentile } = strength;
      return (
        <span className="inline-grid justify-items-end">
          {strengthText(strength, panel, sport, (k, n) => t('ui.sample', { k, n }))}
          <span className="text-12 text-ink-3">
            {percentile === null ? '-' : formatNumber(percentile * 100, 0)}
          </span>
        </span>
      );
    },
  };
}
