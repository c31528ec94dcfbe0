export interface ReadoutPoint {
  key: string | number;
  /** Where the point stands in the drawing, in per cent from the left and from the top. */
  x: number;
  y: number;
  /** What is read there: "Sat 21:05 · 1.90". */
  text: string;
}

interface ChartReadoutProps {
  /** What is read: the name of the control for screen readers and keyboards. */
  label: string;
  /** From left to right. */
  points: readonly ReadoutPoint[];
  /** Of the drawing that it lies on, in CSS pixels; `100%` where that is as high as the grid's cell, whose height is given. */
  height: number | '100%';
}

/**
 * Lies over a drawing and reads its values out. A mouse needs no script: each point shows what it says while the pointer is in its
 * column. A finger that is drawn across and the arrow keys choose a point by `page-start/read-out.ts`, on hydrated pages and on
 * those that guests read. Place it in the grid cell of the drawing; the table behind the chart says the same in words.
 */
export function ChartReadout({ label, points, height }: ChartReadoutProps) {
  const last = points.length - 1;
  if (last < 1) return null;
  return (
    <div
      data-readout
      className="relative col-start-2 row-start-1 touch-pan-y rounded-4 has-focus-visible:outline-2 has-focus-visible:outline-primary-ink"
    >
      <svg width="100%" height={height} aria-hidden="true" className="block overflow-visible">
        {points.map((point, index) => {
          const from = index === 0 ? 0 : (point.x + (points[index - 1]?.x ?? 0)) / 2;
          const to = index === last ? 100 : (point.x + (points[index + 1]?.x ?? 100)) / 2;
          return (
            <g key={point.key} data-point={point.x.toFixed(2)}>
              <rect
                x={`${from.toFixed(2)}%`}
                width={`${Math.max(0, to - from).toFixed(2)}%`}
                height="100%"
                fill="none"
                pointerEvents="all"
              />
              <Mark point={point} textY={height === '100%' || height < LOW_PX ? 11 : -4} />
            </g>
          );
        })}
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        defaultValue={last}
        aria-label={label}
        aria-valuetext={points[last]?.text}
        className="pointer-events-none absolute inset-0 m-0 size-full opacity-0"
      />
    </div>
  );
}

/** A drawing lower than this stands close below words: what it says stands inside it. */
const LOW_PX = 100;

function Mark({ point: { x, y, text }, textY }: { point: ReadoutPoint; textY: number }) {
  return (
    <g data-mark>
      <line x1={`${x}%`} x2={`${x}%`} y2="100%" className="stroke-ink-3" strokeDasharray="2 2" />
      <circle cx={`${x}%`} cy={`${y}%`} r="4" strokeWidth="2" className="fill-surface stroke-data" />
      <text
        x={`${x}%`}
        y={textY}
        textAnchor={x < 30 ? 'start' : x > 70 ? 'end' : 'middle'}
        strokeWidth="6"
        className="fill-main stroke-surface text-12 font-strong [paint-order:stroke]"
      >
        {text}
      </text>
    </g>
  );
}
