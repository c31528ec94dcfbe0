import { formatSigned } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { BetType, Side } from '#terms/bets.ts';

type Bet = {
  readonly bet_type: BetType;
  readonly side: Side;
  readonly line: number | null;
  readonly home: string;
  readonly away: string;
};

/** A bet as operators read it: the side, and its own line with the sign of that side. */
export function useBetText(): (bet: Bet) => string {
  const { t, locale } = useLanguage<'office-results' | 'sport'>();
  return ({ bet_type: type, side, line, home, away }) => {
    const name = side === 'home' ? home : side === 'away' ? away : t(`sport.sides.${side}`);
    const bet = (text: string) => joinLabel(t(`sport.betTypes.${type}`), text, locale);
    if (line === null) return bet(name);
    const own = type === 'over_under' ? formatNumber(line, 1) : formatSigned(side === 'away' ? -line : line);
    return bet(`${name} ${own}`);
  };
}
