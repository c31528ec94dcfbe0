import type { SubscriptionRow } from '#db/queries/subscription.ts';

type Period = Pick<SubscriptionRow, 'status' | 'startAt' | 'endAt'>;

/** Whether a plan runs at an instant. The stored state alone does not decide: a job may be late to mark an end. */
export function isRunning(period: Period | null, now: Date): boolean {
  return period !== null && period.status === 'active' && period.startAt <= now && now <= period.endAt;
}

/**
 * Whether a period has time left to be carried on, frozen or protected from a lower plan. Its beginning is not asked for: the
 * process that began it may have a clock some milliseconds ahead of ours, or have read it while we waited for its lock.
 */
export function hasTimeLeft<Some extends Pick<Period, 'status' | 'endAt'>>(
  period: Some | null,
  now: Date,
): period is Some {
  return period !== null && period.status === 'active' && now <= period.endAt;
}

/** Whether content of a plan is open (docs/product/plans.md): a plan runs, and its member is not on a break. A list of what opens, not of what shuts. */
export function isEntitled(
  period: Period | null,
  { now, isOnBreak }: { now: Date; isOnBreak: boolean },
): boolean {
  return isRunning(period, now) && !isOnBreak;
}
