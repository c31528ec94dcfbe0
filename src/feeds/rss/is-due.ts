import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import type { AskedFile } from './answer.ts';

const EVERY_MS = 15 * MINUTE_MS;
const FIRST_WAIT_MS = 2 * MINUTE_MS;
/** From this many failures on an address is left alone for longer and longer, and then asked once. */
const OPEN_AFTER = 3;
const LONGEST_WAIT_MS = 6 * HOUR_MS;

/** Whether an address is left alone because it failed again and again. */
export function isOpen({ failures }: Pick<AskedFile, 'failures'>): boolean {
  return failures >= OPEN_AFTER;
}

/** When an address may be asked again: its pace after a good answer, a doubling wait after bad ones, never before it allows it. */
export function askAgainAt({
  askedAt,
  failures,
  retryAfterS,
}: Omit<AskedFile, 'etag' | 'lastModified'>): Date {
  const waitMs = failures === 0 ? EVERY_MS : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return new Date(askedAt.getTime() + Math.max(waitMs, (retryAfterS ?? 0) * 1000));
}

export function isDue(last: AskedFile | null, now: Date): boolean {
  return last === null || askAgainAt(last) <= now;
}
