import { makeScale, positionOn, type Scale } from './chart-scale.ts';
import { ChartReadout } from './charts/chart-readout.tsx';
import { classNames } from './class-names.ts';

interface ChartPoint {
  /** Any growing number: a day, a count. */
  x: number;
  y: number;
}

interface ChartSeries {
  key: string;
  /** Stands at the end of the line, in the place of a legend. */
  label: string;
  /** The subject has the ink of data; context is grey. */
  role: 'subject' | 'context';
  points: readonly ChartPoint[];
}

interface LineChartProps {
  /** What the chart shows, in a sentence: screen readers hear it in the place of the drawing. */
  label: string;
  series: readonly ChartSeries[];
  /** The range that chance alone would explain, or the interval of the subject. */
  band?: readonly { x: number; low: number; high: number }[];
  /** A narrower range inside the band, such as the middle half. */
  innerBand?: readonly { x: number; low: number; high: number }[];
  xTicks: readonly { x: number; label: string }[];
  formatY: (value: number) => string;
  /** A value that is not to be passed: a dashed line with its name. */
  limit?: { readonly value: number; readonly label: string } | undefined;
  /** Reads the points of the subject out: the name of the control, and what is said of a point. */
  readout: { readonly label: string; readonly textOf: (point: ChartPoint) => string };
}

/**
 * Lines with a band, drawn by the server as plain SVG. The drawing stretches with its place while its strokes and letters
 * keep their size, hence the two nested drawings: one in percent, one in its own units.
 */
export function LineChart(props: LineChartProps) {
  const { label, series, band = [], innerBand = [], xTicks, formatY, limit, readout } = props;
  const points = series.flatMap((line) => line.points);
  const xs = [...points.map(({ x }) => x), ...band.map(({ x }) => x)];
  const across = { low: Math.min(...xs), high: Math.max(...xs) };
  const marked = [
    ...band.flatMap(({ low, high }) => [low, high]),
    ...(limit === undefined ? [] : [limit.value]),
  ];
  const scale = makeScale([...points.map(({ y }) => y), ...marked]);
  const subject = series.find(({ role }) => role === 'subject');
  const x = (value: number) => ((value - across.low) / (across.high - across.low || 1)) * 100;
  const y = (value: number) => 100 - positionOn(scale, value) * 100;
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2 text-12">
      <YAxis scale={scale} y={y} formatY={formatY} />
      <svg
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={label}
        className="col-start-2 row-start-1 block overflow-visible"
      >
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            x2="100%"
            y1={`${y(tick)}%`}
            y2={`${y(tick)}%`}
            className={tick === 0 ? 'stroke-border-main' : 'stroke-line'}
          />
        ))}
        <svg
          width="100%"
          height="100%"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          overflow="visible"
          className="animate-reveal"
          aria-hidden="true"
        >
          <path d={bandPath(band, x, y)} className="fill-luck" />
          {innerBand.length === 0 ? null : <path d={bandPath(innerBand, x, y)} className="fill-luck" />}
          {series.map((line) => (
            <path
              key={line.key}
              d={linePath(line.points, x, y)}
              fill="none"
              strokeWidth={line.role === 'subject' ? 2 : 1.5}
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
              className={line.role === 'subject' ? 'stroke-data' : 'stroke-ink-3'}
            />
          ))}
        </svg>
        {limit === undefined ? null : <Limit label={limit.label} at={y(limit.value)} />}
        {series.map((line) => (
          <EndLabel key={line.key} line={line} lift={liftOf(line, subject, y)} x={x} y={y} />
        ))}
      </svg>
      {subject === undefined ? null : (
        <ChartReadout
          label={readout.label}
          height={HEIGHT}
          points={subject.points.map((point) => ({
            key: point.x,
            x: x(point.x),
            y: y(point.y),
            text: readout.textOf(point),
          }))}
        />
      )}
      <svg width="100%" height="20" aria-hidden="true" className="col-start-2 block overflow-visible">
        {xTicks.map((tick) => (
          <text
            key={tick.x}
            x={`${x(tick.x)}%`}
            y="16"
            textAnchor={x(tick.x) < 5 ? 'start' : x(tick.x) > 95 ? 'end' : 'middle'}
            className="fill-ink-3 text-12"
          >
            {tick.label}
          </text>
        ))}
      </svg>
    </div>
  );
}

const HEIGHT = 220;

function Limit({ label, at }: { label: string; at: number }) {
  return (
    <>
      <line x2="100%" y1={`${at}%`} y2={`${at}%`} strokeDasharray="3 3" className="stroke-ink-3" />
      <text
        y={`${at}%`}
        dy="-4"
        strokeWidth="4"
        className="fill-ink-3 stroke-surface text-12 [paint-order:stroke]"
      >
        {label}
      </text>
    </>
  );
}

type Place = (value: number) => number;

/** The labels of the scale; an unseen copy of the longest gives the column its width. */
function YAxis({ scale, y, formatY }: { scale: Scale; y: Place; formatY: (value: number) => string }) {
  const labels = scale.ticks.map((tick) => ({ tick, text: formatY(tick) }));
  const longest = labels.reduce((widest, { text }) => (text.length > widest.length ? text : widest), '');
  return (
    <div aria-hidden="true" className="relative">
      <span className="invisible">{longest}</span>
      <svg width="100%" height={HEIGHT} className="absolute inset-0 overflow-visible" aria-hidden="true">
        {labels.map(({ tick, text }) => (
          <text key={tick} x="100%" y={`${y(tick)}%`} dy="4" textAnchor="end" className="fill-ink-3 text-12">
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** So many hundredths of the height a label needs for itself. */
const LABEL_ROOM = 8;

/** How far a label stands from the end of its line: where the subject ends close by, it goes beneath, or above the subject's at the foot. */
function liftOf(line: ChartSeries, subject: ChartSeries | undefined, y: Place): number {
  if (line === subject) return -10;
  const [own, other] = [line.points.at(-1), subject?.points.at(-1)];
  const isApart = own === undefined || other === undefined || Math.abs(y(own.y) - y(other.y)) >= LABEL_ROOM;
  if (isApart) return -6;
  return y(own.y) > 100 - LABEL_ROOM ? -26 : 18;
}

function EndLabel({ line, lift, x, y }: { line: ChartSeries; lift: number; x: Place; y: Place }) {
  const last = line.points.at(-1);
  if (last === undefined) return null;
  const isSubject = line.role === 'subject';
  return (
    <>
      {isSubject ? <circle cx={`${x(last.x)}%`} cy={`${y(last.y)}%`} r="4" className="fill-data" /> : null}
      <text
        x={`${x(last.x)}%`}
        y={`${y(last.y)}%`}
        dx={isSubject ? -8 : -4}
        dy={lift}
        textAnchor="end"
        strokeWidth="4"
        className={classNames(
          'stroke-surface text-12 [paint-order:stroke]',
          isSubject ? 'fill-data font-medium' : 'fill-ink-3',
        )}
      >
        {line.label}
      </text>
    </>
  );
}

function linePath(points: readonly ChartPoint[], x: Place, y: Place): string {
  return points
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.x).toFixed(2)} ${y(point.y).toFixed(2)}`)
    .join('');
}

function bandPath(band: readonly { x: number; low: number; high: number }[], x: Place, y: Place): string {
  if (band.length === 0) return '';
  const upper = band.map((point) => ({ x: point.x, y: point.high }));
  const lower = band.map((point) => ({ x: point.x, y: point.low })).reverse();
  return `${linePath([...upper, ...lower], x, y)}Z`;
}
