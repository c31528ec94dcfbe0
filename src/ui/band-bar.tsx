interface BandBarProps {
  /** Between 0 and 1. */
  share: number;
  /** The ends of its interval; null where there is none. */
  band: readonly [low: number, high: number] | null;
  /** Where the market stands, as a mark above and below the bar. */
  market: number | null;
  /** A bet that is not on offer any more. */
  isFaint?: boolean;
}

const percent = (share: number) => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;

/**
 * A probability from nothing to certain: full up to the low end of its band, then its doubt in two tones, and the market's mark. The
 * figures stand beside it, so it is hidden from screen readers.
 */
export function BandBar({ share, band, market, isFaint = false }: BandBarProps) {
  const [low, high] = band ?? [share, share];
  return (
    <svg aria-hidden="true" width="100%" height="14" className={isFaint ? 'block opacity-55' : 'block'}>
      <rect y="3" width="100%" height="8" rx="2" className="fill-track" />
      <rect y="3" width={percent(low)} height="8" rx="2" className="fill-data" />
      <rect x={percent(low)} y="3" width={percent(share - low)} height="8" className="fill-band-2" />
      <rect x={percent(share)} y="3" width={percent(high - share)} height="8" className="fill-band" />
      {market === null ? null : (
        <svg x={percent(market)} overflow="visible" aria-hidden="true">
          <path d="M0 0v5M0 9v5" className="stroke-market" strokeWidth="2" />
        </svg>
      )}
    </svg>
  );
}
