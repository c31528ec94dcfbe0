import { makeSpan, positionOn } from '../chart-scale.ts';
import { ChartReadout } from './chart-readout.tsx';

interface StepPoint {
  /** An instant in milliseconds. */
  at: number;
  value: number;
  /** What is read out there. */
  text: string;
}

interface StepChartProps {
  /** What the chart says, in a sentence. */
  label: string;
  /** The name of the control that reads it out. */
  readoutLabel: string;
  /** From the first to the last; a value holds until the next one. */
  points: readonly StepPoint[];
  /** Until when the last value holds. */
  until: number;
  formatValue: (value: number) => string;
  /** What is marked on the line, such as the instant of publication. */
  mark?: { readonly at: number; readonly value: number; readonly label: string } | null;
  /** A value that is not to be fallen below. */
  floor?: { readonly value: number; readonly label: string } | null;
  xTicks: readonly { readonly at: number; readonly label: string }[];
}

const HEIGHT = 136;
const ROOM = 0.01;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A value that changes in steps over time, with both axes; drawn by the server, its letters keep their size. */
export function StepChart(props: StepChartProps) {
  const { label, readoutLabel, points, until, formatValue, mark = null, floor = null, xTicks } = props;
  const marked = [...(floor === null ? [] : [floor.value]), ...(mark === null ? [] : [mark.value])];
  const values = [...points.map(({ value }) => value), ...marked];
  // A little room above and below, so that a value that never changed is a line in the middle.
  const scale = makeSpan([Math.min(...values) * (1 - ROOM), Math.max(...values) * (1 + ROOM)], 3);
  const from = points[0]?.at ?? 0;
  const x = (at: number) => Math.min(1, Math.max(0, (at - from) / (until - from || 1)));
  const y = (value: number) => 1 - positionOn(scale, value);
  const last = points.at(-1);
  const path = points
    .map(({ at, value }, index) =>
      index === 0
        ? `M0 ${(y(value) * 100).toFixed(2)}`
        : `H${(x(at) * 100).toFixed(2)}V${(y(value) * 100).toFixed(2)}`,
    )
    .join('');
  const longest = scale.ticks
    .map(formatValue)
    .reduce((one, other) => (other.length > one.length ? other : one), '');
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-5 pr-1 text-12">
      <div aria-hidden="true" className="relative">
        <span className="invisible">{longest}</span>
        <svg width="100%" height={HEIGHT} aria-hidden="true" className="absolute inset-0 overflow-visible">
          {scale.ticks.map((tick) => (
            <text
              key={tick}
              x="100%"
              y={percent(y(tick))}
              dy="4"
              textAnchor="end"
              className="fill-ink-3 text-12"
            >
              {formatValue(tick)}
            </text>
          ))}
        </svg>
      </div>
      <svg
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={label}
        className="col-start-2 row-start-1 block overflow-visible"
      >
        {scale.ticks.map((tick) => (
          <line key={tick} x2="100%" y1={percent(y(tick))} y2={percent(y(tick))} className="stroke-line" />
        ))}
        {floor === null ? null : (
          <>
            <line
              x2="100%"
              y1={percent(y(floor.value))}
              y2={percent(y(floor.value))}
              strokeDasharray="3 3"
              className="stroke-ink-3"
            />
            <text
              x="0"
              y={percent(y(floor.value))}
              dy="-4"
              strokeWidth="4"
              className="fill-ink-3 stroke-surface text-12 [paint-order:stroke]"
            >
              {floor.label}
            </text>
          </>
        )}
        <svg
          width="100%"
          height="100%"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          <path
            d={`${path}H100`}
            fill="none"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className="stroke-data"
          />
        </svg>
        {last === undefined ? null : (
          <circle cx="100%" cy={percent(y(last.value))} r="4" className="fill-data" />
        )}
        {mark === null ? null : (
          <>
            <circle
              cx={percent(x(mark.at))}
              cy={percent(y(mark.value))}
              r="4"
              strokeWidth="2"
              className="fill-surface stroke-data"
            />
            <text
              x={percent(x(mark.at))}
              y={percent(y(mark.value))}
              dy="-9"
              textAnchor={x(mark.at) < 0.3 ? 'start' : x(mark.at) > 0.7 ? 'end' : 'middle'}
              strokeWidth="4"
              className="fill-main stroke-surface text-12 font-medium [paint-order:stroke]"
            >
              {mark.label}
            </text>
          </>
        )}
      </svg>
      <ChartReadout
        label={readoutLabel}
        height={HEIGHT}
        points={points.map(({ at, value, text }) => ({ key: at, x: x(at) * 100, y: y(value) * 100, text }))}
      />
      <svg width="100%" height="18" aria-hidden="true" className="col-start-2 block overflow-visible">
        {xTicks.map((tick) => (
          <text
            key={tick.at}
            x={percent(x(tick.at))}
            y="15"
            textAnchor={x(tick.at) < 0.1 ? 'start' : x(tick.at) > 0.9 ? 'end' : 'middle'}
            className="fill-ink-3 text-12"
          >
            {tick.label}
          </text>
        ))}
      </svg>
    </div>
  );
}
