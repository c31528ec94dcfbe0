import { hostname } from 'node:os';
import { judgeTime, type TimeVerdict } from '#domain/foundation/clock/judge-time.ts';
import {
  createHeartbeat,
  HEARTBEAT_MS,
  type ProcessInfo,
  SILENT_MS,
} from '#domain/operations/operation/process-heartbeat.ts';
import { watchClocks } from '#domain/operations/operation/watch-clocks.ts';
import { watchProcesses } from '#domain/operations/operation/watch-processes.ts';
import type { Services } from '#domain/services.ts';
import type { MovableClock } from '#platform/clock.ts';

/**
 * Whether two looks at the clock are about as far apart as they should be. After a sleep of the machine, a step of its clock or a long
 * stop of this process the others look silent for as long as they need to be heard again, and nothing is wrong with them.
 */
export function isSteadyLook(last: number | null, now: number): boolean {
  return last !== null && now >= last && now - last < 3 * HEARTBEAT_MS;
}

/**
 * Lets a process say that it lives for as long as it does, hold its clock against what the others say, and report others that fell
 * silent and of clocks that are wrong; answers how to say that it ends.
 */
export function startHeartbeats(...given: Parameters<typeof createReport>): () => Promise<void> {
  const { report, end } = createReport(...given);
  return repeatHeartbeat(report, end);
}

/** What a process does every few seconds, and at its end. */
export function createReport(
  services: Services,
  clock: MovableClock,
  info: Pick<ProcessInfo, 'kind' | 'build'>,
): { readonly report: () => Promise<void>; readonly end: () => Promise<void> } {
  let verdict: TimeVerdict | null = null;
  const shared = { ...services, clock: { now: () => sharedNow(clock, verdict) } };
  const { beat, end } = createHeartbeat(shared, { ...info, host: hostname(), pid: process.pid });
  let [lastLook, blameFrom]: [number | null, number] = [null, 0];
  const report = async () => {
    verdict = await judgeTime(services, clock).catch((error: unknown) => {
      services.log.warn({ err: error }, 'the time could not be compared');
      return verdict;
    });
    await beat(clockState(verdict));
    await watchClocks(shared).catch((error: unknown) => {
      services.log.warn({ err: error }, 'the clocks of the processes could not be looked at');
    });
    const now = services.clock.now().getTime();
    if (!isSteadyLook(lastLook, now)) blameFrom = now + SILENT_MS;
    lastLook = now;
    if (now < blameFrom) return;
    await watchProcesses(shared).catch((error: unknown) => {
      services.log.warn({ err: error }, 'the other processes could not be looked at');
    });
  };
  return { report, end };
}

/**
 * The time by the database's clock. A process whose own is wrong could neither say when it was alive nor see whether the others are; this one
 * all of them see alike.
 */
function sharedNow(clock: MovableClock, verdict: TimeVerdict | null): Date {
  return new Date(clock.now().getTime() - (verdict?.aheadOfDatabaseMs ?? 0));
}

/** What a process says of its clock. That a test has just moved it is nothing wrong. */
function clockState(verdict: TimeVerdict | null) {
  const { reason = null, aheadMs = 0 } = verdict ?? {};
  if (reason === null || reason === 'moving') return { clockReason: null, clockAheadMs: null };
  return { clockReason: reason, clockAheadMs: Math.round(aheadMs) };
}

/** Reports now and again and again, never twice at once; answers how to end that. */
export function repeatHeartbeat(report: () => Promise<void>, end: () => Promise<void>): () => Promise<void> {
  let isReporting = false;
  const reportOnce = async () => {
    if (isReporting) return;
    isReporting = true;
    await report().finally(() => {
      isReporting = false;
    });
  };
  void reportOnce();
  const timer = setInterval(reportOnce, HEARTBEAT_MS);
  return async () => {
    clearInterval(timer);
    await end();
  };
}
