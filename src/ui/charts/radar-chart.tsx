import { PlanePoints, PlaneReadout } from './plane-readout.tsx';
import { polarPoint, polygonPath } from './polar.ts';

interface RadarSeries {
  key: string;
  label: string;
  role: 'subject' | 'context';
  /** One value for each axis, 0 (centre) to 1 (rim); null is not known and drawn at the centre. */
  values: readonly (number | null)[];
}

interface RadarChartProps {
  /** What the chart says, in a sentence: screen readers hear it in the place of the drawing. */
  label: string;
  axes: readonly string[];
  series: readonly RadarSeries[];
  /** The name of the control that reads the measures out. */
  readoutLabel: string;
  formatValue: (value: number | null) => string;
}

/** The drawing's own units: as wide as a phone leaves for it, so that letters keep their size there. */
const WIDTH = 300;
const HEIGHT = 236;
const BOX = [-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT] as const;
const RADIUS = 80;
const RINGS = [0.25, 0.5, 0.75, 1];
const looks = {
  subject: 'fill-data/20 stroke-data',
  context: 'fill-ink-3/15 stroke-ink-3',
} as const;
const dots = { subject: 'fill-data', context: 'fill-ink-3' } as const;

/** Several measures of one or two subjects around a centre. The second one is dashed, so that colour is not needed. */
export function RadarChart({ label, axes, series, readoutLabel, formatValue }: RadarChartProps) {
  const at = (share: number, index: number) => polarPoint(0, RADIUS * share, index / axes.length);
  const ring = (share: number) => polygonPath(axes.map((_, index) => at(share, index)));
  const read = axes.map((axis, index) => {
    const [x, y] = at(series[0]?.values[index] ?? 0, index);
    const values = series.map(({ values: all }) => formatValue(all[index] ?? null)).join(' · ');
    return { key: axis, x, y, text: `${axis}: ${values}`, textAt: [0, -HEIGHT / 2 - 10] as const };
  });
  return (
    <figure className="m-0 grid justify-items-center gap-2 pt-5">
      <PlaneReadout label={readoutLabel} count={read.length} lastText={read.at(-1)?.text}>
        <svg role="img" aria-label={label} viewBox={BOX.join(' ')} className="block w-full overflow-visible">
          {RINGS.map((share) => (
            <path
              key={share}
              d={ring(share)}
              fill="none"
              className={share === 1 ? 'stroke-border-main' : 'stroke-line'}
            />
          ))}
          {axes.map((axis, index) => {
            const [x, y] = at(1, index);
            return <line key={axis} x2={x} y2={y} className="stroke-line" />;
          })}
          <g className="animate-bloom">
            {series.toReversed().map(({ key, role, values }) => (
              <g key={key}>
                <path
                  d={polygonPath(axes.map((_, index) => at(values[index] ?? 0, index)))}
                  strokeWidth="2"
                  strokeLinejoin="round"
                  strokeDasharray={role === 'context' ? '5 4' : undefined}
                  className={looks[role]}
                />
                {axes.map((axis, index) => {
                  const [x, y] = at(values[index] ?? 0, index);
                  return <circle key={axis} cx={x} cy={y} r="3" className={dots[role]} />;
                })}
              </g>
            ))}
          </g>
          {axes.map((axis, index) => (
            <AxisLabel key={axis} text={axis} turn={index / axes.length} />
          ))}
          <PlanePoints box={BOX} points={read} />
        </svg>
      </PlaneReadout>
      <figcaption aria-hidden="true" className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-12">
        {series.map(({ key, label: name, role }) => (
          <span
            key={key}
            className={`flex items-center gap-1.5 ${role === 'subject' ? 'font-medium text-primary-ink' : 'text-ink-2'}`}
          >
            <svg width="20" height="8" aria-hidden="true">
              <line
                x2="20"
                y1="4"
                y2="4"
                strokeWidth="2"
                strokeDasharray={role === 'context' ? '5 4' : undefined}
                className={role === 'subject' ? 'stroke-data' : 'stroke-ink-3'}
              />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** A name outside the rim, turned outwards, in as many lines as it has words that belong together. */
function AxisLabel({ text, turn }: { text: string; turn: number }) {
  const [x, y] = polarPoint(0, RADIUS + 14, turn);
  const anchor = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
  const lines = splitLabel(text);
  const first = y < -RADIUS ? -(lines.length - 1) * 15 : y > RADIUS ? 10 : 4 - ((lines.length - 1) * 15) / 2;
  return (
    <text x={x} y={y + first} textAnchor={anchor} className="fill-ink-2 text-12">
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : 15}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Two lines for a name of several words that is longer than the room beside the rim. */
function splitLabel(text: string): string[] {
  const words = text.split(' ');
  if (text.length <= 10 || words.length < 2) return [text];
  const half = words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length >= text.length / 2);
  const at = Math.min(words.length - 1, half + 1);
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}
