import type { TimeJudgement } from '#domain/foundation/clock/judge-time.ts';
import type { Services } from '#domain/services.ts';

/**
 * Asks before each run of a job whether the time can be relied on. While it cannot, jobs wait: nearly each of them ends, sends,
 * publishes or deletes something because its time has come, and none of that can be taken back. Operators are notified of it with the
 * process's next sign of life (`watch-clocks.ts`). Answers why a job must wait, and null where it may run.
 */
export function createTimeGuard({ log }: Pick<Services, 'log'>, judge: () => Promise<TimeJudgement>) {
  let held: TimeJudgement['reason'] | undefined;
  return async (): Promise<TimeJudgement | null> => {
    const verdict = await judge();
    if (verdict.reason !== held && !verdict.isTrusted)
      log.error({ ...verdict }, 'the clock is wrong; jobs wait');
    held = verdict.reason;
    return verdict.isTrusted ? null : verdict;
  };
}
