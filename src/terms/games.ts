/** The four statuses that readers see (docs/product/schedule.md), in the order in which pages offer them; the feed's own finer word travels as `reason`. */
export const GAME_STATUSES = ['in_progress', 'not_started', 'completed', 'canceled'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** How a game can end. */
export const FINAL_STATUSES = ['completed', 'canceled'] as const;
export type FinalStatus = (typeof FINAL_STATUSES)[number];

/** How true a row is: 'real' came from an archive, 'simulated' was made by our simulator, 'mixed' has a real result and simulated times or prices. */
export const DATA_ORIGINS = ['real', 'mixed', 'simulated'] as const;
export type DataOrigin = (typeof DATA_ORIGINS)[number];

/** When a price was given. */
export const PRICE_PHASES = ['open', 'move', 'close'] as const;
export type PricePhase = (typeof PRICE_PHASES)[number];

export const INNING_HALVES = ['top', 'bottom'] as const;
export type InningHalf = (typeof INNING_HALVES)[number];
