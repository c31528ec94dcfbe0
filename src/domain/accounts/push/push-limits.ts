import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';
import type { PushKind } from '#terms/push-kinds.ts';

/** So many devices of a member are notified; a further one takes the place of the oldest. */
export const MAX_DEVICES = 5;
/** What is switched on with the first device. */
export const FIRST_KINDS: readonly PushKind[] = [
  'new_pick',
  'price_gone',
  'settled',
  'correction',
  'plan_ends',
];
/** Events that are looked at together, and messages that are on their way at once. */
export const EVENT_BATCH_SIZE = 20;
export const SENDS_AT_ONCE = 16;
/** A run ends here, so that it never outlasts its time limit; the next one goes on. */
export const MAX_SENDS_A_RUN = 400;
/** A worker that died with messages in its hands has them taken over after this long. */
export const LEASE_MS = 2 * MINUTE_MS;
/** The waits after each failure; after the last of them a message is given up. */
export const BACKOFF_MS: readonly number[] = [1, 5, 15, 60, 180].map((minutes) => minutes * MINUTE_MS);
/** A service that asks for a longer wait is asked again after this one. */
export const MAX_WAIT_MS = 6 * 60 * MINUTE_MS;
/** A game that began longer ago is no news. */
export const STARTED_EVENT_MS = 30 * MINUTE_MS;
/** Events and deliveries are stored so long, to answer questions about them. */
export const RETENTION_MS = 7 * DAY_MS;
