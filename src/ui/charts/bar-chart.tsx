import { makeScale, positionOn, type Scale } from '../chart-scale.ts';
import { ChartKey } from './chart-key.tsx';
import { ChartReadout, type ReadoutPoint } from './chart-readout.tsx';
import { type ChartTone, toneFills } from './chart-tones.ts';

interface BarGroup {
  key: string;
  /** Stands below the group, and names its bars. */
  label: string;
  /** Stands below the group instead, where there is no room for the whole label. */
  shortLabel?: string;
  bars: readonly { key: string; label: string; value: number; tone: ChartTone; text: string }[];
}

interface BarChartProps {
  /** What the chart says, in a sentence: screen readers hear it in the place of the drawing. */
  label: string;
  groups: readonly BarGroup[];
  formatY: (value: number) => string;
  /** Beside each other, or one on top of the other. */
  layout?: 'grouped' | 'stacked';
  /** The figure stands at the end of each bar; left out where there are too many of them. */
  showFigures?: boolean;
  /** With many groups only every nth is named. */
  labelEvery?: number;
  /** The name of the control that reads the bars of each group out; left out where every figure stands at its bar. */
  readoutLabel?: string;
}

const HEIGHT = 220;
const PLOT = 'block overflow-visible';

/** Bars from zero, below it for losses, drawn by the server; the drawing stretches with its place, its letters do not. */
export function BarChart(props: BarChartProps) {
  const {
    label,
    groups,
    formatY,
    layout = 'grouped',
    showFigures = true,
    labelEvery = 1,
    readoutLabel,
  } = props;
  const scale = makeScale(groups.flatMap((group) => endsOf(group, layout)));
  const key = groups[0]?.bars ?? [];
  return (
    <div className="grid gap-3 pt-2">
      <div className="grid grid-cols-[auto_1fr] gap-x-2 text-12">
        <Axis scale={scale} formatY={formatY} />
        <svg
          width="100%"
          height={HEIGHT}
          role="img"
          aria-label={label}
          className={`col-start-2 row-start-1 ${PLOT}`}
        >
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              x2="100%"
              y1={percent(1 - positionOn(scale, tick))}
              y2={percent(1 - positionOn(scale, tick))}
              className={tick === 0 ? 'stroke-border-main' : 'stroke-line'}
            />
          ))}
          {groups.map((group, index) => (
            <svg
              key={group.key}
              x={percent(index / groups.length)}
              width={percent(1 / groups.length)}
              height="100%"
              aria-hidden="true"
              overflow="visible"
            >
              <Bars group={group} scale={scale} layout={layout} showFigures={showFigures} />
            </svg>
          ))}
        </svg>
        {readoutLabel === undefined ? null : (
          <ChartReadout label={readoutLabel} height={HEIGHT} points={readoutOf(groups, scale)} />
        )}
        <svg width="100%" height="20" aria-hidden="true" className={`col-start-2 ${PLOT}`}>
          {groups.map(({ key: group, label: name, shortLabel = name }, index) =>
            index % labelEvery === 0 ? (
              <text
                key={group}
                x={percent((index + 0.5) / groups.length)}
                y="16"
                textAnchor="middle"
                className="fill-ink-3 text-12"
              >
                {shortLabel}
              </text>
            ) : null,
          )}
        </svg>
      </div>
      {key.length > 1 ? (
        <ChartKey items={key.map(({ key: bar, label: name, tone }) => ({ key: bar, label: name, tone }))} />
      ) : null}
    </div>
  );
}

function Axis({ scale, formatY }: { scale: Scale; formatY: (value: number) => string }) {
  const labels = scale.ticks.map((tick) => ({ tick, text: formatY(tick) }));
  const longest = labels.reduce((widest, { text }) => (text.length > widest.length ? text : widest), '');
  return (
    <div aria-hidden="true" className="relative">
      <span className="invisible">{longest}</span>
      <svg width="100%" height={HEIGHT} className="absolute inset-0 overflow-visible" aria-hidden="true">
        {labels.map(({ tick, text }) => (
          <text
            key={tick}
            x="100%"
            y={percent(1 - positionOn(scale, tick))}
            dy="4"
            textAnchor="end"
            className="fill-ink-3 text-12"
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}

type BarsProps = { group: BarGroup; scale: Scale } & Required<Pick<BarChartProps, 'layout' | 'showFigures'>>;

function Bars({ group, scale, layout, showFigures }: BarsProps) {
  const stacked = layout === 'stacked';
  const step = stacked ? 0.72 : 0.72 / group.bars.length;
  return group.bars.map(({ key, label, value, tone, text }, index) => {
    const below = stacked ? stackBase(group, index) : 0;
    const top = positionOn(scale, Math.max(below, below + value));
    const bottom = positionOn(scale, Math.min(below, below + value));
    const left = 0.14 + (stacked ? 0 : index * step);
    return (
      <g key={key}>
        <rect
          x={percent(left + step * 0.04)}
          width={percent(step * 0.92)}
          y={percent(1 - top)}
          height={percent(Math.max(0, top - bottom))}
          rx="2"
          className={`${toneFills[tone]} animate-grow`}
        >
          <title>{`${group.label} · ${label}: ${text}`}</title>
        </rect>
        {showFigures && !stacked ? (
          <text
            x={percent(left + step / 2)}
            y={percent(1 - (value < 0 ? bottom : top))}
            dy={value < 0 ? 14 : -5}
            textAnchor="middle"
            className="fill-ink-2 text-12"
          >
            {text}
          </text>
        ) : null}
      </g>
    );
  });
}

function readoutOf(groups: readonly BarGroup[], scale: Scale): ReadoutPoint[] {
  return groups.flatMap(({ key, label, bars }, index) => {
    const [first] = bars;
    if (first === undefined) return [];
    return {
      key,
      x: ((index + 0.5) / groups.length) * 100,
      y: (1 - positionOn(scale, first.value)) * 100,
      text: [label, ...bars.map(({ text }) => text)].join(' · '),
    };
  });
}

/** Where a part of a stack begins: gains grow upwards from zero, losses downwards. */
function stackBase({ bars }: BarGroup, index: number): number {
  const sign = Math.sign(bars[index]?.value ?? 0);
  return bars.slice(0, index).reduce((sum, { value }) => (Math.sign(value) === sign ? sum + value : sum), 0);
}

function endsOf(group: BarGroup, layout: 'grouped' | 'stacked'): number[] {
  return group.bars.map(({ value }, index) => (layout === 'stacked' ? stackBase(group, index) : 0) + value);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
