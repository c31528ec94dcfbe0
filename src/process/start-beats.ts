import { hostname } from 'node:os';
import { judgeTime } from '#domain/foundation/clock/judge-time.ts';
import { BEAT_MS, createBeat, type ProcessInfo } from '#domain/operations/operation/process-beat.ts';
import { watchProcesses } from '#domain/operations/operation/watch-processes.ts';
import type { Services } from '#domain/services.ts';
import type { MovableClock } from '#platform/clock.ts';

/** A web process looks after the others once a minute. */
const BEATS_A_LOOK = 6;

/**
 * Lets a process say that it lives for as long as it does, and hold its clock against what the others say; answers how to say
 * that it ends.
 */
export function startBeats(
  services: Services,
  clock: MovableClock,
  info: Pick<ProcessInfo, 'kind' | 'build'>,
): () => Promise<void> {
  const { beat, end } = createBeat(services, { ...info, host: hostname(), pid: process.pid });
  let beats = 0;
  const report = async () => {
    await judgeTime(services, clock).catch((error: unknown) => {
      services.log.warn({ err: error }, 'the time could not be compared');
    });
    await beat();
    beats += 1;
    // A worker does it by a job of its own, which is not done where no worker is left.
    if (info.kind === 'web' && beats % BEATS_A_LOOK === 0) {
      await watchProcesses(services).catch((error: unknown) => {
        services.log.warn({ err: error }, 'the other processes could not be looked at');
      });
    }
  };
  void report();
  const timer = setInterval(report, BEAT_MS);
  return async () => {
    clearInterval(timer);
    await end();
  };
}
