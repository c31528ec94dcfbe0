import { uptime } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { HOUR_MS } from '#terms/durations.ts';

/** Where the time comes from. Everything that needs *now* is handed a clock, so that a test can choose the moment. */
export type Clock = {
  now(): Date;
  /** False while this process has a reason to think that its time is wrong; left out where no one would know. */
  isTrusted?(): boolean;
};

/**
 * A process's clock: the machine's, moved by an offset that only test mode ever changes. While the process lives it does not
 * follow a step of the machine's clock: its own time runs on steadily, and the step is reported.
 */
export type MovableClock = Clock & {
  moveTo(offsetMs: number): void;
  offsetMs(): number;
  /** How far the machine's clock has been moved away from this one; 0 while they agree. */
  steppedMs(): number;
  /** Takes over the machine's time, however far away it is. */
  accept(): void;
  /** Says whether others vouch for this clock, as far as they have been asked. */
  vouch(isTrusted: boolean): void;
  /** Whether others have ever vouched for this clock. */
  wasVouchedFor(): boolean;
};

/** The clocks of a machine, in milliseconds. */
export type MachineClocks = {
  /** The time of day, which an operator, a time server or a virtual machine that wakes may set. */
  wallMs(): number;
  /** No one sets this one, and it stands still while the machine sleeps. */
  steadyMs(): number;
  /** No one sets this one either; it runs on while the machine sleeps, in whole seconds or hundredths. */
  uptimeMs(): number;
};

const machine: MachineClocks = {
  wallMs: () => Date.now(),
  steadyMs: () => performance.now(),
  uptimeMs: () => uptime() * 1000,
};

/** Time servers correct by less than this, and are followed. */
const FOLLOWED_MS = 60_000;
/** Below this a difference between the two steady clocks is their roundness. */
const SLEPT_MS = 2000;
/** How often the comparison with the machine's clock begins again, so that its slow corrections never add up. */
const ANCHOR_MS = 1000;
/**
 * A virtual machine that was paused finds its clock moved forward when it goes on. A step of at most so many hours is taken
 * for such a pause once it has lasted so many minutes.
 */
const PAUSE_MS = 12 * HOUR_MS;
const PAUSE_PROVED_MS = 600_000;

export function createClock({ wallMs, steadyMs, uptimeMs }: MachineClocks = machine): MovableClock {
  let offset = 0;
  let isVouched = true;
  let wasVouchedFor = false;
  let steppedSince: number | null = null;
  const readAll = () => ({ wall: wallMs(), steady: steadyMs(), uptime: uptimeMs() });
  let anchor = readAll();
  const follow = () => {
    anchor = readAll();
    steppedSince = null;
  };
  /** This clock's time and the machine's. */
  const read = () => {
    const wall = wallMs();
    const steady = steadyMs();
    let own = anchor.wall + steady - anchor.steady;
    if (Math.abs(wall - own) > FOLLOWED_MS) {
      const slept = uptimeMs() - anchor.uptime - (steady - anchor.steady);
      if (slept > SLEPT_MS) own += slept;
    }
    const step = wall - own;
    if (Math.abs(step) <= FOLLOWED_MS) {
      if (steppedSince !== null || steady - anchor.steady >= ANCHOR_MS) follow();
      return { own: wall, step: 0 };
    }
    steppedSince ??= steady;
    const isPause = step > 0 && step <= PAUSE_MS && steady - steppedSince >= PAUSE_PROVED_MS;
    if (!isPause) return { own, step };
    follow();
    return { own: wall, step: 0 };
  };
  return {
    now: () => new Date(read().own + offset),
    moveTo: (offsetMs) => {
      offset = offsetMs;
    },
    offsetMs: () => offset,
    steppedMs: () => read().step,
    accept: follow,
    vouch: (isTrusted) => {
      isVouched = isTrusted;
      wasVouchedFor ||= isTrusted;
    },
    wasVouchedFor: () => wasVouchedFor,
    isTrusted: () => isVouched && read().step === 0,
  };
}

/** Whether a process may end something for good because its time has come. */
export function isTrusted(clock: Clock): boolean {
  return clock.isTrusted?.() ?? true;
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
