import { formatDate, formatSigned } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { ChartKey } from '#ui/charts/chart-key.tsx';
import type { Column } from '#ui/data-table.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { dayNumber, type Panel } from '../figures.ts';

const MIDDLE = 1500;
type Line = { readonly team: Panel['team']; readonly points: readonly { day: string; value: number }[] };
type Row = { readonly day: string; readonly ratings: ReadonlyMap<string, number> };

interface RatingChartProps {
  panel: Panel;
  other: Panel | null;
  /** Whose days the games are dated by, as in the lists beside it. */
  zone: string;
}

/** How the ratings moved over the season, as points above or below the middle of the league. */
export function RatingChart({ panel, other, zone }: RatingChartProps) {
  const { t } = useLanguage<'statistics' | 'sport' | 'ui'>();
  const panels = (other === null ? [panel] : [panel, other]).map(({ team, ratings }) => ({
    team,
    points: ratings.map(({ start_at, rating }) => ({
      day: formatDate(start_at, zone),
      value: rating - MIDDLE,
    })),
  }));
  const rows = ratingRows(panels);
  const title =
    panel.ratings.length === 0
      ? t('statistics.rating.unknown', { team: panel.team.name })
      : t('statistics.rating.title', {
          team: panel.team.name,
          rating: formatSigned(panel.rating - MIDDLE, 0),
        });
  const column = ({ team }: Line): Column<Row> => ({
    key: team.id,
    header: other === null ? t('statistics.rating.difference') : team.name,
    numeric: true,
    render: ({ ratings }) => formatSigned(ratings.get(team.id) ?? null, 0),
  });
  return (
    <ChartFrame
      title={title}
      note={t('statistics.rating.note')}
      table={{
        switchLabel: t('ui.asTable'),
        label: t('statistics.rating.note'),
        rows: rows.toReversed(),
        rowKey: ({ day }) => day,
        columns: [
          { key: 'day', header: t('sport.fields.date'), isShort: true, render: ({ day }) => day },
          ...panels.map(column),
        ],
      }}
    >
      {rows.length === 0 ? null : (
        <div className="grid gap-3">
          <LineChart
            label={title}
            formatY={(value) => formatSigned(value, 0)}
            readout={{
              label: title,
              textOf: ({ x, y }) =>
                `${rows.find(({ day }) => dayNumber(day) === x)?.day.slice(5)} · ${formatSigned(y, 0)}`,
            }}
            xTicks={ticksOf(rows)}
            series={panels.map(({ team, points }, index) => ({
              key: team.id,
              label: '',
              role: index === 0 ? 'subject' : 'context',
              points: points.map(({ day, value }) => ({ x: dayNumber(day), y: value })),
            }))}
          />
          {other === null ? null : (
            <ChartKey
              items={panels.map(({ team }, index) => ({
                key: team.id,
                label: team.name,
                tone: index === 0 ? 'subject' : 'context',
              }))}
            />
          )}
        </div>
      )}
    </ChartFrame>
  );
}

/** One row a day on which one of them played; of two games on a day the later one counts. */
function ratingRows(lines: readonly Line[]): Row[] {
  const days = [...new Set(lines.flatMap(({ points }) => points.map(({ day }) => day)))].sort();
  return days.map((day) => ({
    day,
    ratings: new Map(
      lines.flatMap(({ team, points }) => {
        const last = points.findLast((point) => point.day === day);
        return last === undefined ? [] : [[team.id, last.value] as const];
      }),
    ),
  }));
}

/** The first day, the one in the middle and the last one. */
function ticksOf(rows: readonly Row[]) {
  const places = [...new Set([0, Math.floor((rows.length - 1) / 2), rows.length - 1])];
  return places.flatMap((place) => {
    const day = rows[place]?.day;
    return day === undefined ? [] : [{ x: dayNumber(day), label: day.slice(2) }];
  });
}
