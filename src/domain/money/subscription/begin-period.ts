import type { Transaction } from '#db/client.ts';
import {
  findActiveSubscription,
  insertSubscription,
  type SubscriptionRow,
  updateSubscription,
} from '#db/queries/subscription.ts';
import { hasTimeLeft } from '#domain/accounts/entitlement/is-entitled.ts';
import { newId } from '#platform/id.ts';
import type { PlanPeriod } from '#terms/orders.ts';
import { frozenPlanEnd } from './plan-end.ts';

type NewPeriod = {
  readonly brand: string;
  readonly accountId: number;
  readonly planId: number;
  readonly names: SubscriptionRow['planNames'];
  readonly rank: number;
  /** The end of the break that the member is on; null where they are on none. */
  readonly breakUntil: Date | null;
  readonly now: Date;
} & (
  | { readonly kind: 'paid'; readonly orderId: string; readonly period: PlanPeriod }
  | {
      readonly kind: 'granted';
      readonly days: number;
      readonly grantedBy: string;
      readonly reason: string;
    }
);

/**
 * Begins a period at this moment (docs/product/plans.md). A plan that runs gives its unused time to the new one and becomes `superseded`; one
 * that has ended becomes `expired`, which is the only time that a period is marked so: elsewhere its end is compared. The caller holds the account's row, so that two
 * confirmations follow each other; a unique index holds that one period is active.
 */
export async function beginPeriod(tx: Transaction, period: NewPeriod): Promise<SubscriptionRow> {
  const { brand, accountId, planId, names, rank, now } = period;
  const active = await findActiveSubscription(tx, accountId);
  const running = hasTimeLeft(active, now) ? active : null;
  if (active !== null) {
    const status = running === null ? 'expired' : 'superseded';
    await updateSubscription(tx, active.id, { status, updatedAt: now });
  }
  const row: SubscriptionRow = {
    id: newId(),
    brand,
    accountId,
    planId,
    kind: period.kind,
    status: 'active',
    planNames: names,
    planRank: rank,
    startAt: now,
    supersedes: running?.id ?? null,
    createdAt: now,
    updatedAt: now,
    ...origin(period),
    ...frozenPlanEnd({
      period: period.kind === 'paid' ? period.period : { days: period.days },
      startAt: now,
      runningUntil: running?.endAt ?? null,
      breakUntil: period.breakUntil,
    }),
  };
  // A gift never makes a plan that runs smaller.
  if (period.kind === 'granted' && running !== null && running.planRank > rank) {
    row.planRank = running.planRank;
    row.planId = running.planId;
    row.planNames = running.planNames;
  }
  await insertSubscription(tx, row);
  return row;
}

const origin = (period: NewPeriod): Pick<SubscriptionRow, 'orderId' | 'grantedBy' | 'reason'> =>
  period.kind === 'paid'
    ? { orderId: period.orderId, grantedBy: null, reason: null }
    : { orderId: null, grantedBy: period.grantedBy, reason: period.reason };
