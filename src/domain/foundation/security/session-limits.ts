import { DAY_MS } from '#terms/durations.ts';

/** How long sessions last (docs/product/accounts.md). */
export const sessionLimits = {
  /** Ends this long after its last use, */
  slidingMs: 7 * DAY_MS,
  /** and this long after its begin whatever happens. */
  absoluteMs: 30 * DAY_MS,
  /** Living sessions of one member; the oldest gives way. */
  most: 5,
  /** A use is written down when the last one is this long ago, so that reading pages does not write each time. */
  touchAfterMs: 600_000,
} as const;

/** The end of a session used at `now`: the sliding one, never beyond the absolute one. */
export function slidingEnd(now: Date, endsAt: Date): Date {
  return new Date(Math.min(now.getTime() + sessionLimits.slidingMs, endsAt.getTime()));
}
