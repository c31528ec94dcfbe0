type Driver = { readonly code: string; readonly contribution: number };
type Chances = { readonly home: number; readonly away: number };

type WeighedReasons = {
  /** The chance of the named side against the other before our reasons, draws left aside. */
  readonly base: number;
  /** Whether the base is what the market's odds say; else both sides are alike at first. */
  readonly isMarket: boolean;
  /** The strongest reasons, in shares of one: above nothing they speak for the named side. */
  readonly reasons: readonly { readonly code: string; readonly share: number }[];
  /** What all other reasons add up to. */
  readonly rest: number;
  /** Base, reasons and rest together. */
  readonly sum: number;
};

const SHOWN = 3;
const MARKET = 'market_odds';

/**
 * What each reason moves, in shares that add up. The model adds its reasons as log-odds of home against away, where draws are left
 * aside; each is given its part of the way from the chance before them to the chance after them, in proportion.
 */
export function weighDrivers(
  drivers: readonly Driver[],
  { home, away }: Chances,
  named: 'home' | 'away',
  isKnown: (code: string) => boolean,
): WeighedReasons {
  const sign = named === 'home' ? 1 : -1;
  const market = drivers.find(({ code }) => code === MARKET);
  const start = sign * (market?.contribution ?? 0);
  const sum = (named === 'home' ? home : away) / (home + away);
  const base = 1 / (1 + Math.exp(-start));
  const way = Math.log(sum / (1 - sum)) - start;
  const slope = Math.abs(way) < 1e-9 ? sum * (1 - sum) : (sum - base) / way;
  const reasons = drivers
    .filter(
      ({ code, contribution }) => code !== MARKET && contribution !== 0 && isKnown(code) && code !== 'other',
    )
    .toSorted((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution))
    .slice(0, SHOWN)
    .map(({ code, contribution }) => ({ code, share: sign * contribution * slope }));
  const explained = reasons.reduce((total, { share }) => total + share, 0);
  return { base, isMarket: market !== undefined, reasons, rest: sum - base - explained, sum };
}
