import type { Transaction } from '#db/client.ts';
import { lockAccount } from '#db/queries/account.ts';
import { listPlansOnSale, type PlanRow } from '#db/queries/plan.ts';
import type { SubscriptionRow } from '#db/queries/subscription.ts';
import { AppError } from '#platform/app-error.ts';
import { beginPeriod } from './begin-period.ts';

const MAX_DAYS = 3660;

type Grant = {
  readonly brand: string;
  readonly accountId: number;
  /** Whole days from now; the last one is given whole. */
  readonly days: number;
  /** Which plan's name it bears; by default the longest that fits into the days. */
  readonly planId?: number;
  readonly grantedBy: string;
  readonly reason: string;
  readonly now: Date;
};

/**
 * Gives a member a plan without an order. Time that a running plan still has is added, as at a purchase, and that plan is
 * superseded. The caller writes the audit row. Throws 'invalid' for days out of range and 'conflict' where the brand has no plan.
 */
export async function grantPlan(tx: Transaction, grant: Grant): Promise<SubscriptionRow> {
  const { brand, accountId, days } = grant;
  if (!Number.isSafeInteger(days) || days < 1 || days > MAX_DAYS) {
    throw new AppError('invalid', `days must be a whole number from 1 to ${MAX_DAYS}`);
  }
  const account = await lockAccount(tx, accountId);
  const plan = choosePlan(await listPlansOnSale(tx, { brand }), grant);
  const { id: planId, names, rank } = plan;
  return beginPeriod(tx, {
    ...grant,
    kind: 'granted',
    planId,
    names,
    rank,
    days,
    breakUntil: account?.breakUntil ?? null,
  });
}

function choosePlan(plans: readonly PlanRow[], { brand, days, planId }: Grant): PlanRow {
  const fitting = plans.filter((plan) =>
    planId === undefined ? plan.periodDays <= days : plan.id === planId,
  );
  const chosen = fitting.at(-1) ?? (planId === undefined ? plans[0] : undefined);
  if (chosen === undefined) throw new AppError('conflict', `the brand ${brand} has no such plan on sale`);
  return chosen;
}
