/** What can be bet on a game. */
export const BET_TYPES = ['win_loss', 'run_line', 'over_under'] as const;
export type BetType = (typeof BET_TYPES)[number];

/** The sides of all bet types together. */
export const SIDES = ['home', 'draw', 'away', 'over', 'under'] as const;
export type Side = (typeof SIDES)[number];

/** How a pick is chosen. */
export const METHODS = ['average_rate', 'mov', 'expected_value'] as const;
export type Method = (typeof METHODS)[number];

/** The prices at hand in a place: Taiwan, Hong Kong, Vietnam. */
export const PRICE_PROFILES = ['TW', 'HK', 'VN'] as const;
export type PriceProfileId = (typeof PRICE_PROFILES)[number];
