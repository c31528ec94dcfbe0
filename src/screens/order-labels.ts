import type { z } from 'zod';
import type { orderSchema } from '#api/order.contract.ts';
import type { Translate } from '#i18n/t.ts';
import type { BadgeTone } from '#ui/badge.tsx';

type OrderStatus = z.output<typeof orderSchema>['status'];
type PaymentStatus = z.output<typeof orderSchema>['payment_status'];
export type OrderState = { readonly status: OrderStatus; readonly payment_status: PaymentStatus };

/** The state of an order, that of its payment where this says more, and their colour. */
export function orderLabels({ status, payment_status: payment }: OrderState, t: Translate<'order'>) {
  const order = t(payment === 'error' ? 'order.payment.error' : `order.status.${status}`);
  const paid = t(`order.payment.${payment}`);
  // An order that waits for its payment is unpaid.
  const isSaid = paid === order || (status === 'pending' && payment === 'unpaid');
  return {
    order,
    payment: isSaid ? null : paid,
    tone: TONES[payment === 'error' ? 'error' : status],
  };
}

const TONES = {
  pending: 'brand',
  completed: 'win',
  cancelled: 'neutral',
  expired: 'neutral',
  failed: 'lose',
  error: 'warn',
} as const satisfies Record<OrderStatus | 'error', BadgeTone>;
