/** Which prices a forecast may have seen (docs/glossary.md, tier). */
export const TIERS = ['A', 'B', 'C', 'D'] as const;

/** The tiers of which a pick may be published: none that saw the closing price. */
export const PICK_TIERS = ['A', 'B', 'C'] as const;
export type PickTier = (typeof PICK_TIERS)[number];

export const MODEL_STATES = ['trained', 'shadow', 'live', 'retired'] as const;

/** How far a member's model has come. */
export const CUSTOM_MODEL_STATUSES = ['queued', 'running', 'ready', 'insufficient', 'failed'] as const;

/** What the monitoring of a model measures. */
export const MODEL_METRICS = ['brier', 'ece', 'clv', 'drift_forecast', 'drift_price', 'coverage'] as const;
