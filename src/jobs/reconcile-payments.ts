import { alertPayments } from '#domain/money/order/alert-payments.ts';
import { reconcileAll } from '#domain/money/order/reconcile-payments.ts';
import type { JobContext } from './job-context.ts';

export async function reconcilePayments({ services }: JobContext): Promise<unknown> {
  const done = await reconcileAll(services);
  await alertPayments(services);
  return done;
}
