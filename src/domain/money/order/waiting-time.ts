import type { OrderRow } from '#db/queries/order.ts';
import { HOUR_MS } from '#terms/durations.ts';

/** How long a partial order may wait for its rest (T4 in docs/product/orders.md). */
const REST_OVERDUE_MS = 72 * HOUR_MS;
/** How long money that was reported may wait for an operator: a member is answered within a day. */
export const LOOK_OVERDUE_MS = 24 * HOUR_MS;

type Waiting = Pick<OrderRow, 'paymentStatus' | 'orderStatus' | 'reportedAt' | 'createdAt'>;

/** Since when an order waits: since its transfer was reported, else since it was made. */
export function waitingSince(order: Waiting): Date {
  return order.reportedAt ?? order.createdAt;
}

/** Whether somebody has waited too long: the office for the rest of a short transfer, or the member for the office. */
export function isOverdue(order: Waiting, now: Date): boolean {
  if (order.orderStatus !== 'pending' || order.paymentStatus === 'unpaid') return false;
  const limit = order.paymentStatus === 'partial' ? REST_OVERDUE_MS : LOOK_OVERDUE_MS;
  return now.getTime() - waitingSince(order).getTime() > limit;
}
