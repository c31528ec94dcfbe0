/** The one distribution of a game's score, small enough to be stored, from which every market is read. */

/** Pins the win probabilities: the grid's home, draw and away regions are rescaled to these. */
export type Pinned = { readonly home: number; readonly draw: number; readonly away: number };

/** Goals 0…12 each: Poisson rates with the Dixon-Coles correction of the four low scores. */
export type SoccerDistribution = {
  readonly kind: 'soccer';
  readonly lambda: number;
  readonly mu: number;
  readonly rho: number;
  readonly pinned?: Pinned;
};

/** Whole points: normal margin (never 0) and normal total. */
export type BasketballDistribution = {
  readonly kind: 'basketball';
  readonly margin: { readonly mean: number; readonly sd: number };
  readonly total: { readonly mean: number; readonly sd: number };
  readonly pinned?: Pinned;
};

/** Runs of each side after nine innings: negative binomial with mean and size; level scores go to extra innings. */
export type BaseballDistribution = {
  readonly kind: 'baseball';
  readonly home: { readonly mean: number; readonly size: number };
  readonly away: { readonly mean: number; readonly size: number };
  /** Probability that the home side wins the extra innings. */
  readonly extraHome: number;
  readonly pinned?: Pinned;
};

export type Distribution = SoccerDistribution | BasketballDistribution | BaseballDistribution;
