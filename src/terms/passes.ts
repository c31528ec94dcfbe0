/** Why a market of a game stays without a pick. */
export const PASS_REASONS = [
  'ev_below_policy',
  'confidence_below_policy',
  'insufficient_data',
  'no_odds',
  'quarter_line',
  'not_covered',
  'forecast_too_old',
  'price_unsound',
  'price_above_others',
  'value_beyond_ceiling',
  'stake_too_small',
  'same_bet',
] as const;
export type PassReason = (typeof PASS_REASONS)[number];

/** Those that speak of a price or a value that is not believed: operators look at them, since a feed may be wrong. */
export const REFUSAL_REASONS = [
  'price_unsound',
  'price_above_others',
  'value_beyond_ceiling',
  'forecast_too_old',
] as const satisfies readonly PassReason[];
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
