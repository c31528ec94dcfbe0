import { type Distribution, isSoundBook, namesOtherFavourite, type Price } from '@trueline/predict';

type Offer = Omit<Price<'now'>, 'phase'>;

/**
 * The offers of a game that can be true prices: all sides of the market at odds that one bookmaker can offer, and no other favourite than
 * the game's other market names. The others are not bet on and have no say in where a market stands.
 */
export function soundOffers<Offered extends Offer>(
  offers: readonly Offered[],
  distribution: Distribution,
): readonly Offered[] {
  return offers.filter(
    (offer) => isSoundBook(wholeMarket(offer, distribution)) && !namesOtherFavourite(offer, offers),
  );
}

/** The odds of all sides of a market; the winner of a soccer game has three. */
export function wholeMarket(
  { betType, homeOdds, drawOdds, awayOdds }: Offer,
  distribution: Distribution,
): readonly (number | null)[] {
  const hasDraw = distribution.kind === 'soccer' && betType === 'win_loss';
  return hasDraw ? [homeOdds, drawOdds, awayOdds] : [homeOdds, awayOdds];
}
