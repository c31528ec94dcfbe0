import { MINUTE_MS } from '#terms/durations.ts';

/** From this many failures in a row on a provider is left alone for a while, and then asked one question only. */
export const OPEN_AFTER = 3;
const FIRST_WAIT_MS = 30_000;
/** A provider that is back, or has been paid, is noticed within five minutes. */
const MAX_WAIT_MS = 4 * MINUTE_MS;

/** How long a provider is left alone after bad answers in a row. */
export function waitAfter(failures: number): number {
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
}

/** Until when a provider is asked nothing, by its failures since its last good answer; null where it is asked as ever. */
export function restUntil(failures: number, lastAskedAt: Date): Date | null {
  if (failures < OPEN_AFTER) return null;
  return new Date(lastAskedAt.getTime() + waitAfter(failures));
}
