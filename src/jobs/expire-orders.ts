import { expireOrders as expire } from '#domain/money/order/expire-orders.ts';
import type { JobContext } from './job-context.ts';

export async function expireOrders({ services }: JobContext): Promise<unknown> {
  return expire(services);
}
