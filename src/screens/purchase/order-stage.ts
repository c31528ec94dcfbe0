import type { PurchaseOrder } from './data.server.ts';

/** Whether nothing can become of an order any more: it was neither paid nor can it be. */
export function isOver({ status }: Pick<PurchaseOrder, 'status'>): boolean {
  return status !== 'pending' && status !== 'completed';
}

/** Whether an order waits for money of which it has heard nothing. */
export function isUnpaid({
  status,
  payment_status: payment,
}: Pick<PurchaseOrder, 'status' | 'payment_status'>) {
  return status === 'pending' && payment === 'unpaid';
}
