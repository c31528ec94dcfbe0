import { formatNumber, formatPercent } from '#i18n/format.ts';
import type { Translate } from '#i18n/t.ts';

interface RateTextProps {
  rate: {
    readonly k: number;
    readonly n: number;
    readonly share: number | null;
    readonly low: number | null;
    readonly high: number | null;
  };
  /** Handed down, because a table has one of these in every cell. */
  t: Translate<'ui'>;
  /** It stands at the left edge of its column. */
  isLeft?: boolean;
}

/** A rate with its interval and its sample; a small sample as its count only, and nothing at all as `-`. */
export function RateText({ rate, t, isLeft = false }: RateTextProps) {
  const { k, n, share, low, high } = rate;
  if (n === 0) return '-';
  if (share === null || low === null || high === null) return t('ui.sample', { k, n });
  return (
    <span className={stackStyle(isLeft)}>
      <span className="text-main">{formatPercent(share)}</span>
      <span className="text-12 text-ink-3">
        {formatNumber(low * 100, 0)}–{formatNumber(high * 100, 0)} · {t('ui.sampleSize', { n })}
      </span>
    </span>
  );
}

/** Lines of one figure below each other, at the edge at which its column stands. */
export const stackStyle = (isLeft: boolean) =>
  isLeft ? 'inline-grid justify-items-start' : 'inline-grid justify-items-end';
