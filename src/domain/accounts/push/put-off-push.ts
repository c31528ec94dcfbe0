import type { PushOutcome } from '#db/queries/push-delivery.ts';
import { SECOND_MS } from '#terms/durations.ts';
import { BACKOFF_MS, MAX_WAIT_MS } from './push-limits.ts';

/** When a message that was not taken is tried again, longer after each attempt and not before the service asks for it; after the last it is given up. */
export function putOffPush(
  attempts: number,
  options: { readonly lastError: string; readonly retryAfter: string | null; readonly now: Date },
): Pick<PushOutcome, 'status' | 'nextAttemptAt' | 'lastError'> {
  const { lastError, retryAfter, now } = options;
  const waitMs = BACKOFF_MS[attempts - 1];
  if (waitMs === undefined) return { status: 'failed', lastError };
  const askedMs = readRetryAfter(retryAfter, now);
  const nextAttemptAt = new Date(now.getTime() + Math.min(MAX_WAIT_MS, Math.max(waitMs, askedMs)));
  return { status: 'queued', nextAttemptAt, lastError };
}

/** How long a service asks to be left alone: seconds or a date (RFC 9110). */
function readRetryAfter(text: string | null, now: Date): number {
  if (text === null) return 0;
  const ms = /^\d+$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - now.getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
