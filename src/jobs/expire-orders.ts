import { takeEffect } from '#domain/money/bank-account/take-effect.ts';
import { expireOrders as expire } from '#domain/money/order/expire-orders.ts';
import type { JobContext } from './job-context.ts';

export async function expireOrders({ services }: JobContext): Promise<unknown> {
  const effective = await takeEffect(services);
  const expired = await expire(services);
  return { ...expired, effective };
}
