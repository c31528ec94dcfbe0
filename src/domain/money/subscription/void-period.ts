import type { Transaction } from '#db/client.ts';
import {
  findSubscriptionById,
  findSubscriptionOfOrder,
  findSuccessor,
  updateSubscription,
} from '#db/queries/subscription.ts';
import { AppError } from '#platform/app-error.ts';

/**
 * Takes back the period that an order began: the one that it superseded runs again, if its own end has not passed; breaks
 * that began since then freeze it as they froze the other one. A period that was superseded itself cannot be taken back, because its time lives on in the next one.
 */
export async function voidPeriod(
  tx: Transaction,
  { orderId, now }: { readonly orderId: string; readonly accountId: number; readonly now: Date },
): Promise<void> {
  const period = await findSubscriptionOfOrder(tx, orderId);
  if (period === null) throw new AppError('internal', `the order ${orderId} began no period`);
  if ((await findSuccessor(tx, period.id)) !== null) {
    throw new AppError('conflict', 'a later period', { fields: { base: [{ key: 'orders.laterPeriod' }] } });
  }
  await updateSubscription(tx, period.id, { status: 'voided', updatedAt: now });
  const before = period.supersedes === null ? null : await findSubscriptionById(tx, period.supersedes);
  if (before === null) return;
  const endAt = new Date(before.endAt.getTime() + period.frozenMs);
  const frozenMs = before.frozenMs + period.frozenMs;
  await updateSubscription(tx, before.id, { status: 'active', endAt, frozenMs, updatedAt: now });
}
