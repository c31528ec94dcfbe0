import { ChartKey } from './chart-key.tsx';
import { type ChartTone, toneFills } from './chart-tones.ts';
import { slicePath } from './polar.ts';

export interface Share {
  key: string;
  label: string;
  value: number;
  tone: ChartTone;
  /** The figure, formatted: `12` or `12 (40.0%)`. */
  text: string;
}

interface ShareChartProps {
  /** What the chart says, in a sentence: screen readers hear it in the place of the drawing. */
  label: string;
  /** At most five parts; nothing below zero. */
  shares: readonly Share[];
  kind: 'doughnut' | 'pie' | 'polar_area';
  /** The middle of a doughnut: the sum, and what it is a sum of. */
  total?: { text: string; label: string };
}

const RADIUS = 80;

/**
 * Parts of a whole: a doughnut or a pie, whose angles are the shares, or a polar area, whose angles are equal and whose
 * areas are the values. Clockwise from noon, in the order given.
 */
export function ShareChart({ label, shares, kind, total }: ShareChartProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <svg
        role="img"
        aria-label={label}
        viewBox="-84 -84 168 168"
        width="168"
        height="168"
        className="block shrink-0"
      >
        {kind === 'polar_area' ? <circle r={RADIUS} fill="none" className="stroke-line" /> : null}
        <g className="animate-bloom">
          {slicesOf(shares, kind).map(({ share, path }) => (
            <path
              key={share.key}
              d={path}
              strokeWidth="1.5"
              className={`${toneFills[share.tone]} stroke-surface`}
            >
              <title>{`${share.label}: ${share.text}`}</title>
            </path>
          ))}
        </g>
        {kind === 'doughnut' && total !== undefined ? (
          <text textAnchor="middle" className="fill-main">
            <tspan x="0" y="2" className="text-28 font-strong">
              {total.text}
            </tspan>
            <tspan x="0" y="20" className="fill-ink-3 text-12">
              {total.label}
            </tspan>
          </text>
        ) : null}
      </svg>
      <ChartKey
        items={shares.map(({ key, label: name, tone, text }) => ({ key, label: name, tone, text }))}
      />
    </div>
  );
}

function slicesOf(shares: readonly Share[], kind: ShareChartProps['kind']) {
  const sum = shares.reduce((all, { value }) => all + value, 0);
  const most = Math.max(...shares.map(({ value }) => value), 0);
  if (sum <= 0) return [];
  if (kind === 'polar_area') {
    return shares.map((share, index) => ({
      share,
      path: slicePath({
        centre: 0,
        inner: 0,
        from: index / shares.length,
        until: (index + 1) / shares.length,
        outer: RADIUS * Math.sqrt(share.value / most),
      }),
    }));
  }
  const inner = kind === 'doughnut' ? RADIUS * 0.62 : 0;
  return shares.map((share, index) => {
    const before = shares.slice(0, index).reduce((all, { value }) => all + value, 0);
    const path = slicePath({
      centre: 0,
      inner,
      outer: RADIUS,
      from: before / sum,
      until: (before + share.value) / sum,
    });
    return { share, path };
  });
}
