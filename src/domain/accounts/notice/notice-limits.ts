import { MINUTE_MS } from '#terms/durations.ts';

/** At most one notice in so long a time: what comes in between is sent together. */
export const NOTICE_GAP_MS = { inbox: 15 * MINUTE_MS, mail: 30 * MINUTE_MS } as const;
/** A result that is older is none of the news any more, for anyone who was away that long. */
export const RESULT_EVENT_MS = 48 * 60 * MINUTE_MS;
/** So many lines of a kind stand in an e-mail; the rest is counted. */
export const EMAIL_LINES = 20;
