import type { LineTrust } from '../calibration/line-trust.ts';

/** The one distribution of a game's score, small enough to be stored, from which every market is read. */

/** Pins the win probabilities: the grid's home, draw and away regions are rescaled to these. */
export type Pinned = { readonly home: number; readonly draw: number; readonly away: number };

/** What is known of the law's worth at the lines that the market asks; null where too few games have taught. */
export type MarketLine = {
  /** At a line without a price: the log-odds that a closing price will have there, from ours. */
  readonly handicap: LineTrust | null;
  readonly total: LineTrust | null;
  /** At a line with a price: how far the closing price will move from it, from how far we are from it. */
  readonly pricedHandicap?: LineTrust | null;
  readonly pricedTotal?: LineTrust | null;
};

/** Goals 0…12 each: Poisson rates with the Dixon-Coles correction of the four low scores. */
export type SoccerDistribution = {
  readonly kind: 'soccer';
  readonly lambda: number;
  readonly mu: number;
  readonly rho: number;
  readonly pinned?: Pinned;
  readonly marketLine?: MarketLine;
};

/** Whole points: normal margin (never 0) and normal total. */
export type BasketballDistribution = {
  readonly kind: 'basketball';
  readonly margin: { readonly mean: number; readonly sd: number };
  readonly total: { readonly mean: number; readonly sd: number };
  readonly pinned?: Pinned;
  readonly marketLine?: MarketLine;
};

/** Runs of each side after nine innings: negative binomial with mean and size; level scores go to extra innings. */
export type BaseballDistribution = {
  readonly kind: 'baseball';
  readonly home: { readonly mean: number; readonly size: number };
  readonly away: { readonly mean: number; readonly size: number };
  /** Probability that the home side wins the extra innings. */
  readonly extraHome: number;
  readonly pinned?: Pinned;
  readonly marketLine?: MarketLine;
};

export type Distribution = SoccerDistribution | BasketballDistribution | BaseballDistribution;
