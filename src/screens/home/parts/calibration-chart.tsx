import { formatDate, formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { ChartReadout } from '#ui/charts/chart-readout.tsx';
import { WholeFigures } from '#ui/whole-figures.tsx';
import type { CalibrationGroup } from '../calibration.ts';
import type { SiteRecord } from '../record.server.ts';

const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;
const HEIGHT = 136;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** What was said against what happened, group by group with its interval; on the diagonal the two are equal. */
export function CalibrationChart({
  calibration: { groups, from, until },
  zone,
}: {
  calibration: SiteRecord['calibration'];
  zone: string;
}) {
  const { t } = useLanguage<'home'>();
  const picks = groups.reduce((sum, { n }) => sum + n, 0);
  return (
    <ChartFrame
      title={t('home.calibration.title')}
      note={
        <WholeFigures
          text={t('home.calibration.note', {
            picks,
            from: formatDate(from, zone),
            until: formatDate(until, zone),
          })}
        />
      }
      table={{
        switchLabel: t('home.calibration.table'),
        label: t('home.calibration.title'),
        rows: groups,
        rowKey: (group) => group.said,
        columns: [
          {
            key: 'said',
            header: t('home.calibration.said'),
            render: (group) => <span className="whitespace-nowrap">{formatPercent(group.said)}</span>,
          },
          {
            key: 'won',
            header: t('home.calibration.won'),
            numeric: true,
            render: (group) => formatPercent(group.won),
          },
          {
            key: 'interval',
            header: t('home.calibration.interval'),
            numeric: true,
            render: ({ low, high }) => `${formatNumber(low * 100, 1)}–${formatPercent(high)}`,
          },
          { key: 'n', header: 'n', numeric: true, render: ({ n }) => formatNumber(n) },
        ],
      }}
    >
      <div className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-1 text-12 text-ink-3">
        <YAxis />
        <Plot groups={groups} label={t('home.calibration.title')} />
        <ChartReadout
          label={t('home.calibration.title')}
          height={HEIGHT}
          points={groups
            .toSorted((one, other) => one.said - other.said)
            .map(({ said, won, n }) => ({
              key: said,
              x: said * 100,
              y: (1 - won) * 100,
              text: `${formatPercent(said)} → ${formatPercent(won)} (n = ${n})`,
            }))}
        />
        <svg width="100%" height="18" aria-hidden="true" className="col-start-2 block overflow-visible">
          {TICKS.map((tick) => (
            <text
              key={tick}
              x={percent(tick)}
              y="14"
              textAnchor={anchorOf(tick)}
              className="fill-ink-3 text-12"
            >
              {formatPercent(tick, 0)}
            </text>
          ))}
        </svg>
        <p className="col-start-2 flex justify-between gap-3">
          <span>↑ {t('home.calibration.won')}</span>
          <span>{t('home.calibration.said')} →</span>
        </p>
      </div>
    </ChartFrame>
  );
}

function YAxis() {
  return (
    <div aria-hidden="true" className="relative">
      <span className="invisible">{formatPercent(1, 0)}</span>
      <svg width="100%" height={HEIGHT} className="absolute inset-0 overflow-visible" aria-hidden="true">
        {TICKS.map((tick) => (
          <text
            key={tick}
            x="100%"
            y={percent(1 - tick)}
            dy="4"
            textAnchor="end"
            className="fill-ink-3 text-12"
          >
            {formatPercent(tick, 0)}
          </text>
        ))}
      </svg>
    </div>
  );
}

function Plot({ groups, label }: { groups: readonly CalibrationGroup[]; label: string }) {
  return (
    <svg
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={label}
      className="col-start-2 row-start-1 block overflow-visible"
    >
      {TICKS.map((tick) => (
        <line key={tick} x2="100%" y1={percent(1 - tick)} y2={percent(1 - tick)} className="stroke-line" />
      ))}
      <line y1="100%" x2="100%" strokeDasharray="4 4" className="stroke-ink-3" />
      {groups.map(({ said, won, low, high }) => (
        <g key={said}>
          <line
            x1={percent(said)}
            x2={percent(said)}
            y1={percent(1 - low)}
            y2={percent(1 - high)}
            strokeWidth="6"
            strokeLinecap="round"
            className="stroke-band"
          />
          <circle cx={percent(said)} cy={percent(1 - won)} r="4" className="fill-data" />
        </g>
      ))}
    </svg>
  );
}

function anchorOf(tick: number): 'start' | 'middle' | 'end' {
  if (tick === 0) return 'start';
  return tick === 1 ? 'end' : 'middle';
}
