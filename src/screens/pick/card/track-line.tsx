import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { betTypeName } from '../bet-type-name.ts';
import type { OpenCard } from '../cards.server.ts';

const MIN_FOR_RATE = 10;

/** How our own picks of this league and kind of bet have done lately; a small sample as its count only. */
export function TrackLine({ pick }: { pick: OpenCard }) {
  const { t } = useLanguage<'ongoing' | 'sport'>();
  const { value, k, n, interval } = pick.card.track;
  const about = { league: pick.league.name, type: betTypeName(pick, t) };
  if (n === 0) return <p className="text-12 text-ink-3">{t('ongoing.track.none', about)}</p>;
  const rate =
    n < MIN_FOR_RATE || interval === null
      ? t('ongoing.track.few', { k, n })
      : `${formatPercent(value)} (${formatNumber(interval[0] * 100, 1)}–${formatPercent(interval[1])}, n = ${n})`;
  return <p className="text-12 text-ink-3">{t('ongoing.track.rate', { ...about, rate })}</p>;
}
