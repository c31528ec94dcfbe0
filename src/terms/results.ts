/** What became of a pick once its game was settled. */
export const SETTLED_RESULTS = ['win', 'lose', 'draw', 'cancel'] as const;
export type SettledResult = (typeof SETTLED_RESULTS)[number];

/** The same with the pick whose game is not over. */
export const PICK_RESULTS = ['win', 'lose', 'draw', 'cancel', 'not_completed'] as const;
export type PickResult = (typeof PICK_RESULTS)[number];

/** What a row of the published record may say; `pass` is a game without a pick. */
export const RECORD_RESULTS = ['win', 'lose', 'draw', 'cancel', 'pass', 'not_completed'] as const;
export type RecordResult = (typeof RECORD_RESULTS)[number];

/** How a game ended for one of its teams. */
export const TEAM_RESULTS = ['win', 'draw', 'lose'] as const;
export type TeamResult = (typeof TEAM_RESULTS)[number];

/** Whether a pick was published before its game or computed afterwards. */
export const RECORD_ORIGINS = ['live', 'backfill'] as const;
export type RecordOrigin = (typeof RECORD_ORIGINS)[number];

/** The windows that the record offers. */
export const RECORD_WINDOWS = ['20d', '90d', 'all'] as const;
export type WindowName = (typeof RECORD_WINDOWS)[number];

export const WITHDRAWAL_REASONS = ['line_up', 'starter', 'data_error', 'price_error'] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

export const DISPUTE_REASONS = ['wrong_score', 'wrong_rule', 'game_called_off', 'other'] as const;

export const DISPUTE_OUTCOMES = ['upheld', 'rejected'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];
