import { expireOrders as expire } from '#domain/money/order/expire-orders.ts';
import { takeEffect } from '#domain/operations/approval/take-effect.ts';
import type { JobContext } from './job-context.ts';

export async function expireOrders({ services, getBrand }: JobContext): Promise<unknown> {
  const expired = await expire(services);
  // The last: where a request fails for a reason that no one foresaw, the run counts as failed.
  const effective = await takeEffect(services, { getBrand });
  return { ...expired, effective };
}
