import { lockOverdueOrders } from '#db/queries/order.ts';
import type { Services } from '#domain/services.ts';
import { changeOrder } from './change-order.ts';

const AT_ONCE = 100;

/** Ends the unpaid orders whose time is over (T8). Any number of workers may do so at once; each order is taken by one. */
export async function expireOrders(services: Services): Promise<{ expired: number }> {
  let expired = 0;
  for (;;) {
    const taken = await services.db.transaction(async (tx) => {
      const now = services.clock.now();
      const orders = await lockOverdueOrders(tx, now, AT_ONCE);
      for (const order of orders) {
        await changeOrder(tx, order, { action: 'expire', by: 'job', actorId: 'expire-orders', now });
      }
      return orders.length;
    });
    expired += taken;
    if (taken < AT_ONCE) return { expired };
  }
}
