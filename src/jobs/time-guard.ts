import { syncAlerts } from '#domain/foundation/alert/sync-alerts.ts';
import type { TimeVerdict } from '#domain/foundation/clock/judge-time.ts';
import type { Services } from '#domain/services.ts';

const KIND = 'clock_wrong';

/**
 * Asks before each run of a job whether the time can be relied on. While it cannot, jobs wait: nearly each of them ends, sends,
 * publishes or deletes something because its time has come, and none of that can be taken back. Operators are told when it
 * begins, and their alert closes when the time is right again. Answers why a job must wait, and null where it may run.
 */
export function createTimeGuard(services: Services, judge: () => Promise<TimeVerdict>) {
  let held: TimeVerdict['reason'] | undefined;
  return async (): Promise<TimeVerdict | null> => {
    const verdict = await judge();
    if (verdict.reason !== held) {
      held = verdict.reason;
      if (!verdict.isTrusted) services.log.error({ ...verdict }, 'the clock is wrong; jobs wait');
      await syncAlerts(services, { kinds: [KIND], troubles: verdict.isTrusted ? [] : [troubleOf(verdict)] });
    }
    return verdict.isTrusted ? null : verdict;
  };
}

function troubleOf({ reason, aheadMs }: TimeVerdict) {
  return {
    kind: KIND,
    subject: 'clock',
    permission: 'operations.view',
    severity: 'critical',
    facts: { reason, minutes: Math.round(aheadMs / 60_000) },
    path: '/office/jobs',
  } as const;
}
