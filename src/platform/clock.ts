import { setTimeout as wait } from 'node:timers/promises';

/** Where the time comes from. Everything that needs *now* is handed a clock, so that a test can choose the moment. */
export type Clock = { now(): Date };

/** A clock that runs with the machine's, moved by an offset that only test mode ever changes. */
export type MovableClock = Clock & { moveTo(offsetMs: number): void; offsetMs(): number };

export function createClock(): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    moveTo: (offsetMs) => {
      offset = offsetMs;
    },
    offsetMs: () => offset,
  };
}

/** A clock that stands still at one instant. */
export function fixedClock(at: Date): Clock {
  return { now: () => new Date(at) };
}

/** Milliseconds on a steady clock, for measuring durations only. */
export function elapsedSince(startMs: number): number {
  return performance.now() - startMs;
}

/** The start of a measurement for `elapsedSince`. */
export function startTimer(): number {
  return performance.now();
}

/** Waits until so many milliseconds have passed since a `startTimer`; not at all where they have. */
export async function waitSince(startMs: number, durationMs: number): Promise<void> {
  const leftMs = durationMs - elapsedSince(startMs);
  if (leftMs > 0) await wait(leftMs);
}
