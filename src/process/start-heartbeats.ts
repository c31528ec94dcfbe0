import { hostname } from 'node:os';
import { judgeTime } from '#domain/foundation/clock/judge-time.ts';
import {
  createHeartbeat,
  HEARTBEAT_MS,
  type ProcessInfo,
  SILENT_MS,
} from '#domain/operations/operation/process-heartbeat.ts';
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
 * Lets a process say that it lives for as long as it does, hold its clock against what the others say, and tell of others that fell
 * silent; answers how to say that it ends.
 */
export function startHeartbeats(
  services: Services,
  clock: MovableClock,
  info: Pick<ProcessInfo, 'kind' | 'build'>,
): () => Promise<void> {
  const { beat, end } = createHeartbeat(services, { ...info, host: hostname(), pid: process.pid });
  let [lastLook, blameFrom]: [number | null, number] = [null, 0];
  const report = async () => {
    await judgeTime(services, clock).catch((error: unknown) => {
      services.log.warn({ err: error }, 'the time could not be compared');
    });
    await beat();
    const now = services.clock.now().getTime();
    if (!isSteadyLook(lastLook, now)) blameFrom = now + SILENT_MS;
    lastLook = now;
    if (now < blameFrom) return;
    await watchProcesses(services).catch((error: unknown) => {
      services.log.warn({ err: error }, 'the other processes could not be looked at');
    });
  };
  return repeatHeartbeat(report, end);
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
