import { lapseApprovals } from '#db/queries/approval.ts';
import { deleteExpiredIdempotencyKeys } from '#db/queries/idempotency-key.ts';
import { lockOverdueOrders, type OrderRow } from '#db/queries/order.ts';
import type { Services } from '#domain/services.ts';
import { changeOrder } from './change-order.ts';
import { notifyMember } from './notify-member.ts';

const BATCH_SIZE = 100;
const MAX_KEYS_AT_ONCE = 1_000;

type Expired = {
  readonly orders: number;
  readonly approvals: number;
  readonly keys: number;
};

/** Ends what is over: unpaid orders (T8 in docs/product/orders.md), requests that no one decided on, idempotency keys. Any number of workers may do so at once. */
export async function expireOrders(services: Services): Promise<Expired> {
  const orders = await expireUnpaid(services);
  const now = services.clock.now();
  const approvals = await lapseApprovals(services.db, now);
  return { orders, approvals, keys: await deleteExpiredKeys(services, now) };
}

/** Batch by batch, so that no statement holds many rows for long. */
async function deleteExpiredKeys({ db }: Services, now: Date): Promise<number> {
  for (let total = 0; ; ) {
    const deleted = await deleteExpiredIdempotencyKeys(db, now, MAX_KEYS_AT_ONCE);
    total += deleted;
    if (deleted < MAX_KEYS_AT_ONCE) return total;
  }
}

const byCoupon = (a: OrderRow, b: OrderRow) => (a.couponId ?? '').localeCompare(b.couponId ?? '');

/** Batch by batch, and each order is taken by one worker only. */
async function expireUnpaid(services: Services): Promise<number> {
  let expired = 0;
  for (;;) {
    const taken = await services.db.transaction(async (tx) => {
      const now = services.clock.now();
      const orders = await lockOverdueOrders(tx, now, BATCH_SIZE);
      // Coupons in one order, so that two workers with different orders of the same coupons never wait for each other.
      for (const order of orders.toSorted(byCoupon)) {
        const step = { action: 'expire', by: 'job', actorId: 'expire-orders', now } as const;
        await notifyMember(services, tx, { order: await changeOrder(tx, order, step), event: 'expired' });
      }
      return orders.length;
    });
    expired += taken;
    if (taken < BATCH_SIZE) return expired;
  }
}
