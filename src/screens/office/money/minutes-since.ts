import { MINUTE_MS } from '#terms/durations.ts';

/** The whole minutes between two instants; none where the first lies in the future. */
export function minutesSince(since: string, now: string): number {
  return Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / MINUTE_MS));
}
