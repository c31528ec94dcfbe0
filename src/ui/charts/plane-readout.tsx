import type { ReactNode } from 'react';

interface PlanePoint {
  key: string;
  /** In the drawing's own units. */
  x: number;
  y: number;
  /** What is read there. */
  text: string;
  /** Where the text stands; above the point where left out. */
  textAt?: readonly [x: number, y: number];
}

interface PlaneReadoutProps {
  /** What is read: the name of the control for screen readers and keyboards. */
  label: string;
  /** How many points there are; fewer than two need no choice. */
  count: number;
  /** What is read at the last one. */
  lastText: string | undefined;
  /** The drawing, with its `PlanePoints`. */
  children: ReactNode;
}

/**
 * As `chart-readout.tsx`, for drawings whose points lie anywhere: a mouse shows what stands below it, a finger and the arrow keys choose by
 * `page-start/read-out.ts`.
 */
export function PlaneReadout({ label, count, lastText, children }: PlaneReadoutProps) {
  return (
    <div
      data-readout
      className="relative mx-auto w-full max-w-[340px] touch-pan-y rounded-4 has-focus-visible:outline-2 has-focus-visible:outline-primary-ink"
    >
      {children}
      {count < 2 ? null : (
        <input
          type="range"
          min={0}
          max={count - 1}
          defaultValue={count - 1}
          aria-label={label}
          aria-valuetext={lastText}
          className="pointer-events-none absolute inset-0 m-0 size-full opacity-0"
        />
      )}
    </div>
  );
}

/** The places that can be read; drawn last, so that nothing lies over what they say. */
export function PlanePoints({
  points,
  box: [left, top, width, height],
}: {
  points: readonly PlanePoint[];
  /** The drawing's view box. */
  box: readonly [left: number, top: number, width: number, height: number];
}) {
  return points.map(({ key, x, y, text, textAt: [textX, textY] = [x, y - 10] }) => (
    <g
      key={key}
      data-point={(((x - left) / width) * 100).toFixed(2)}
      data-level={(((y - top) / height) * 100).toFixed(2)}
    >
      <circle cx={x} cy={y} r="12" fill="none" pointerEvents="all" />
      <g data-mark>
        <circle cx={x} cy={y} r="4" strokeWidth="2" className="fill-surface stroke-data" />
        <text
          x={textX}
          y={textY}
          textAnchor={textX < left + width / 3 ? 'start' : textX > left + (width * 2) / 3 ? 'end' : 'middle'}
          strokeWidth="6"
          className="fill-main stroke-surface text-12 font-strong [paint-order:stroke]"
        >
          {text}
        </text>
      </g>
    </g>
  ));
}
