import type { PriceProfileId, Side } from '#terms/bets.ts';
import { fairShare, type SidePrices } from './fair-share.ts';
import type { PriceProfile } from './price-profiles.ts';

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

export type PricedBet = {
  readonly side: Side;
  readonly pWin: number;
  readonly pLose: number;
  readonly ev: number;
  readonly units: number;
  /** All sides' prices at the place where the bet's own was taken, decimal. */
  readonly market: SidePrices;
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
  const fair = fairShare(market, side);
  if (fair === null) return null;
  // A hair is added before rounding down, so that 1.85 computed as 1.8499999 stays 1.85.
  const odds = Math.floor((100 / (fair * (1 + margin))) * (1 + 1e-12)) / 100;
  return Math.max(1.01, odds);
}

function taxOn(winnings: number, tax: PriceProfile['tax']): number {
  if (tax === null || winnings <= tax.threshold) return 0;
  return tax.rate * (tax.on === 'all' ? winnings : winnings - tax.threshold);
}
