interface ProbabilityBarProps {
  /** What the probability is of. */
  label: string;
  /** Between 0 and 1, with the ends of its interval. */
  share: number;
  low: number;
  high: number;
  /** The figure and its interval, formatted: `53.1%` and `47.0–59.2%`. */
  text: string;
  intervalText: string;
  /** Where the market stands, as a mark on the bar. */
  market?: { share: number; label: string };
}

const percent = (share: number) => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;

/** A probability from nothing to certain, the band of its uncertainty around its end, and the market's view as a mark. */
export function ProbabilityBar({ label, share, low, high, text, intervalText, market }: ProbabilityBarProps) {
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3 text-14">
        <span className="text-ink-2">{label}</span>
        <span className="whitespace-nowrap">
          <span className="text-16 font-strong text-main">{text}</span>{' '}
          <span className="text-12 text-ink-3">{intervalText}</span>
        </span>
      </div>
      <svg
        width="100%"
        height="14"
        role="img"
        aria-label={`${label}: ${text} (${intervalText})`}
        className="block"
      >
        <rect y="4" width="100%" height="6" rx="3" className="fill-track" />
        <rect y="4" width={percent(share)} height="6" rx="3" className="fill-data" />
        <rect
          x={percent(low)}
          y="1.5"
          width={percent(high - low)}
          height="11"
          rx="3"
          className="fill-band stroke-data"
          strokeWidth="1"
        />
        <rect
          x={percent(share)}
          y="1.5"
          width="2"
          height="11"
          className="fill-main"
          transform="translate(-1 0)"
        />
        {market === undefined ? null : (
          <svg x={percent(market.share)} overflow="visible" aria-hidden="true">
            <path d="M0 -1v16" className="stroke-ink-2" strokeWidth="1.5" strokeDasharray="3 2" />
          </svg>
        )}
      </svg>
      {market === undefined ? null : (
        <svg width="100%" height="16" aria-hidden="true" className="block overflow-visible">
          <text
            x={percent(market.share)}
            y="12"
            textAnchor={anchorAt(market.share)}
            className="fill-ink-3 text-12"
          >
            {market.label}
          </text>
        </svg>
      )}
    </div>
  );
}

/** Near an end of the bar a label hangs inwards, so that it is not cut off. */
function anchorAt(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.2) return 'start';
  return share > 0.8 ? 'end' : 'middle';
}
