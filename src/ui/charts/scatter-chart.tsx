import { makeSpan, positionOn } from '../chart-scale.ts';
import { type ChartTone, toneFills } from './chart-tones.ts';
import { PlanePoints, PlaneReadout } from './plane-readout.tsx';

interface ScatterPoint {
  key: string;
  x: number;
  y: number;
  tone: ChartTone;
  /** What is read out there. */
  text: string;
  /** A bubble: its area grows with this number, such as the count of games at the same place. One where left out. */
  weight?: number;
  /** How far the value up may lie from it: a line through the point. */
  interval?: readonly [low: number, high: number];
}

interface ScatterChartProps {
  /** What the chart says, in a sentence: screen readers hear it in the place of the drawing. */
  label: string;
  points: readonly ScatterPoint[];
  xLabel: string;
  yLabel: string;
  formatX: (value: number) => string;
  formatY: (value: number) => string;
  /** A dashed line on which both values are equal: the place of a draw, or of perfect calibration. */
  showDiagonal?: boolean;
  /** The ends of both axes, where they are known beforehand; else they lie around the values. */
  range?: readonly [low: number, high: number];
}

/** The drawing's own units. */
const SIZE = 240;
const BOX = [-60, -16, SIZE + 76, SIZE + 66] as const;
const LARGEST = 15;
const SMALLEST = 3.5;

/** Points, or bubbles where they have weights, on two axes of the same kind. Square, so that the diagonal is one. */
export function ScatterChart(props: ScatterChartProps) {
  const { label, points, xLabel, yLabel, formatX, formatY, showDiagonal = false, range } = props;
  const scale = makeSpan(range ?? points.flatMap((point) => [point.x, point.y]));
  const x = (value: number) => positionOn(scale, value) * SIZE;
  const y = (value: number) => SIZE - positionOn(scale, value) * SIZE;
  const most = Math.max(1, ...points.map(({ weight = 1 }) => weight));
  const read = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  return (
    <PlaneReadout label={`${xLabel} · ${yLabel}`} count={read.length} lastText={read.at(-1)?.text}>
      <svg role="img" aria-label={label} viewBox={BOX.join(' ')} className="block w-full overflow-visible">
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line x2={SIZE} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <line x1={x(tick)} x2={x(tick)} y2={SIZE} className="stroke-line" />
            <text x="-18" y={y(tick) + 4} textAnchor="end" className="fill-ink-3 text-12">
              {formatY(tick)}
            </text>
            <text x={x(tick)} y={SIZE + 28} textAnchor="middle" className="fill-ink-3 text-12">
              {formatX(tick)}
            </text>
          </g>
        ))}
        {showDiagonal ? <line y1={SIZE} x2={SIZE} strokeDasharray="4 4" className="stroke-ink-3" /> : null}
        <g className="animate-reveal">
          {points.map(({ key, x: across, interval }) =>
            interval === undefined ? null : (
              <line
                key={key}
                x1={x(across)}
                x2={x(across)}
                y1={y(interval[0])}
                y2={y(interval[1])}
                strokeWidth="2"
                className="stroke-data"
              />
            ),
          )}
          {points.map(({ key, x: across, y: up, tone, weight = 1 }) => (
            <circle
              key={key}
              cx={x(across)}
              cy={y(up)}
              r={most > 1 ? Math.max(SMALLEST, LARGEST * Math.sqrt(weight / most)) : SMALLEST}
              fillOpacity="0.65"
              className={`${toneFills[tone]} stroke-surface`}
            />
          ))}
        </g>
        <text x={SIZE / 2} y={SIZE + 46} textAnchor="middle" className="fill-ink-2 text-12">
          {xLabel}
        </text>
        <text
          transform={`translate(-48 ${SIZE / 2}) rotate(-90)`}
          textAnchor="middle"
          className="fill-ink-2 text-12"
        >
          {yLabel}
        </text>
        <PlanePoints
          box={BOX}
          points={read.map(({ key, x: across, y: up, text }) => ({ key, x: x(across), y: y(up), text }))}
        />
      </svg>
    </PlaneReadout>
  );
}
