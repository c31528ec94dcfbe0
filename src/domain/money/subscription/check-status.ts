import { findLastSubscription, type SubscriptionRow } from '#db/queries/subscription.ts';
import { isRunning } from '#domain/accounts/entitlement/is-entitled.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';
import { daysLeft } from './days-left.ts';

type SubscriptionStatus = {
  readonly status: 'none' | 'inactive' | 'active' | 'expired';
  /** The running period, else the last one. */
  readonly period: SubscriptionRow | null;
  /** Whole days until the end, rounded up; 0 where nothing runs. */
  readonly daysLeft: number;
};

/** How a member's last plan stands at this moment. The end of a period counts, not whether a job has marked it. */
export async function checkStatus(
  services: Services,
  { id }: Pick<Member, 'id'>,
): Promise<SubscriptionStatus> {
  const period = await findLastSubscription(services.db, id);
  if (period === null) return { status: 'none', period, daysLeft: 0 };
  const now = services.clock.now();
  if (isRunning(period, now)) {
    return { status: 'active', period, daysLeft: daysLeft(period.endAt, now) };
  }
  const isOver = period.status === 'expired' || (period.status === 'active' && period.endAt < now);
  return { status: isOver ? 'expired' : 'inactive', period, daysLeft: 0 };
}
