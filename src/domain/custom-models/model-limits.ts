/** How many models a member may have and make, and what a model needs (docs/product/custom-models.md). */
export const MODEL_LIMITS = {
  living: 2,
  livingWithPlan: 10,
  aDay: 20,
  nameLength: 40,
  /** Finished games with a price in the backtest's span, and picks in it. */
  leagueGames: 100,
  picks: 30,
  /** The last share of the backtest's time that is locked. */
  lockedShare: 0.2,
  seasons: 2,
} as const;

/** The look-back of a model that chooses none. */
export const DEFAULT_DAYS = 20;

/** Look-backs in days. */
export const MODEL_DAYS = [5, 10, 20, 30, 60, 90] as const;
