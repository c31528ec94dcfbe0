import type { Services } from '#domain/services.ts';
import { openLinesOf, waitingOrder, waitingOrdersOf } from './candidate-lines.ts';
import { proposeLine } from './match-line.ts';

/** Orders of a brand that a line of its bank names although their members have reported nothing: the money is there, and a person has to look. */
export async function paidUnreported(services: Services, brand: string): Promise<string[]> {
  const lines = await openLinesOf(services, brand);
  if (lines.length === 0) return [];
  const all = await waitingOrdersOf(services, brand);
  const waiting = all.map(({ order }) => waitingOrder(order));
  return all
    .filter(({ order }) => order.paymentStatus === 'unpaid')
    .filter(({ order }) => proposeLine(waitingOrder(order), lines, waiting) !== null)
    .map(({ order }) => order.id);
}
