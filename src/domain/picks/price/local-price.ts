import type { PriceProfileId, Side } from '#terms/bets.ts';
import { gainAfterTax, oddsBeforeTax } from '#terms/ticket-tax.ts';
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
  /** The lowest odds worth a bet with the advised stake, after tax where a ticket at `odds` or at the lowest ones is taxed. */
  readonly good_to: number;
};

export type PricedBet = {
  readonly side: Side;
  readonly pWin: number;
  readonly pLose: number;
  readonly ev: number;
  readonly units: number;
  /** The lowest odds worth a bet where nothing is taxed. */
  readonly minOdds: number;
  /** All sides' prices at the place where the bet's own was taken, decimal. */
  readonly market: SidePrices;
};

/**
 * The expected value where the reader lives: the source's own margin is taken out of its prices in proportion, the market's
 * put in, the price rounded down to hundredths, and the winnings of the advised stake taxed as one ticket.
 */
export function localPrice(profile: PriceProfile, bet: PricedBet): LocalPrice {
  const odds = localOdds(profile.margin, bet);
  const { units, minOdds } = bet;
  if (odds === null)
    return { profile: profile.id, odds, ev: null, taxed: false, not_worth: false, good_to: minOdds };
  const { gain, taxed } = gainAfterTax(odds, units, profile);
  const ev = bet.pWin * gain - bet.pLose;
  const isTaxed = taxed || gainAfterTax(minOdds, units, profile).taxed;
  const good = isTaxed ? oddsBeforeTax(minOdds, units, profile) : minOdds;
  return { profile: profile.id, odds, ev, taxed, not_worth: bet.ev > 0 && ev <= 0, good_to: good };
}

function localOdds(margin: number, { side, market }: PricedBet): number | null {
  const fair = fairShare(market, side);
  if (fair === null) return null;
  // A hair is added before rounding down, so that 1.85 computed as 1.8499999 stays 1.85.
  const odds = Math.floor((100 / (fair * (1 + margin))) * (1 + 1e-12)) / 100;
  return Math.max(1.01, odds);
}
