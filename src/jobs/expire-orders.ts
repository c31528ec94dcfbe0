import { expireOrders as expire } from '#domain/money/order/expire-orders.ts';
import { takeEffect } from '#domain/operations/approval/take-effect.ts';
import type { JobContext } from './job-context.ts';

export async function expireOrders({ services, getBrand }: JobContext): Promise<unknown> {
  const effective = await takeEffect(services, { getBrand });
  const expired = await expire(services);
  return { ...expired, effective };
}
