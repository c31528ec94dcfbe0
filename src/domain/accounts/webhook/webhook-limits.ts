import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#terms/durations.ts';

/** Events that are looked at together, and messages that are on their way at once. */
export const EVENT_BATCH_SIZE = 20;
export const SENDS_AT_ONCE = 16;
/** Messages to one address that are on their way at once. */
export const SENDS_PER_ADDRESS = 4;
/** Deliveries that may wait for one address; what happens beyond that is dropped, and its log says so. */
export const MAX_WAITING = 500;
/** After a failure nothing else is tried at the same address for so long. */
export const HOLD_MS = MINUTE_MS;
/** A run ends here, so that it never outlasts its time limit; the next one goes on. */
export const MAX_SENDS_A_RUN = 400;
/** A worker that died with messages in its hands has them taken over after this long. */
export const LEASE_MS = 2 * MINUTE_MS;
/** The waits after each failure; after the last of them a delivery is given up. */
export const BACKOFF_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
];
/** An address at which nothing has succeeded for so long receives nothing any more. */
export const DISABLED_AFTER_MS = 3 * DAY_MS;
/** Events and deliveries are stored so long, like keys and sessions that have ended: the log of what was sent. */
export const RETENTION_MS = businessConstants.sessionRetentionDays * DAY_MS;
