import type { Transaction } from '#db/client.ts';
import type { OrderRow } from '#db/queries/order.ts';
import { findActiveSubscription } from '#db/queries/subscription.ts';
import { hasTimeLeft } from '#domain/accounts/entitlement/is-entitled.ts';

/** Whether the member's running plan is above the one of the order: then the order cannot begin (docs/product/plans.md). */
export async function runsHigher(tx: Transaction, order: OrderRow, now: Date): Promise<boolean> {
  const running = await findActiveSubscription(tx, order.accountId);
  return hasTimeLeft(running, now) && running.planRank > order.plan.rank;
}
