import { devig } from '@trueline/predict';
import type { PriceProfile, PriceProfileId } from './price-profiles.ts';

export type LocalPrice = {
  readonly profile: PriceProfileId;
  /** What the market would pay; null where the source did not give all sides' prices. */
  readonly odds: number | null;
  /** Per unit, after tax. */
  readonly ev: number | null;
  /** Whether the winnings of the advised stake, on one ticket, are taxed. */
  readonly taxed: boolean;
  /** Worth a bet at the odds we measure by, and not at these. */
  readonly not_worth: boolean;
};

type Side = 'home' | 'draw' | 'away' | 'over' | 'under';

export type PricedBet = {
  readonly side: Side;
  readonly pWin: number;
  readonly pLose: number;
  readonly ev: number;
  readonly units: number;
  /** All sides' prices at the place where the bet's own was taken, decimal. */
  readonly market: {
    readonly homeOdds: number | null;
    readonly drawOdds: number | null;
    readonly awayOdds: number | null;
  };
};

/**
 * The expected value where the reader lives: the source's own margin is taken out of its prices in proportion, the market's
 * put in, the price rounded down to hundredths, and the winnings of the advised stake taxed as one ticket.
 */
export function localPrice(profile: PriceProfile, bet: PricedBet): LocalPrice {
  const odds = localOdds(profile.margin, bet);
  if (odds === null) return { profile: profile.id, odds, ev: null, taxed: false, not_worth: false };
  const stake = bet.units * profile.unitValue;
  const winnings = stake * (odds - 1);
  const tax = taxOn(winnings, profile.tax);
  const ev = (bet.pWin * (winnings - tax)) / stake - bet.pLose;
  return { profile: profile.id, odds, ev, taxed: tax > 0, not_worth: bet.ev > 0 && ev <= 0 };
}

function localOdds(margin: number, { side, market }: PricedBet): number | null {
  const { homeOdds, drawOdds, awayOdds } = market;
  const isFirst = side === 'home' || side === 'over';
  const offered = drawOdds === null ? [homeOdds, awayOdds] : [homeOdds, drawOdds, awayOdds];
  const fair = devig(offered, 'proportional')?.at(isFirst ? 0 : side === 'draw' ? 1 : -1);
  if (fair === undefined || (side === 'draw' && drawOdds === null)) return null;
  // A hair is added before rounding down, so that 1.85 computed as 1.8499999 stays 1.85.
  const odds = Math.floor((100 / (fair * (1 + margin))) * (1 + 1e-12)) / 100;
  return Math.max(1.01, odds);
}

function taxOn(winnings: number, tax: PriceProfile['tax']): number {
  if (tax === null || winnings <= tax.threshold) return 0;
  return tax.rate * (tax.on === 'all' ? winnings : winnings - tax.threshold);
}
