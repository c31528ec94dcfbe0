import { z } from 'zod';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { orderSchema, orderStatusSchema, paymentStatusSchema } from '../order.contract.ts';

export const paymentRecordsContract = {
  method: 'GET',
  path: '/payment-record/records',
  summary: "The member's orders, the newest first.",
  access: 'member',
  scope: 'orders.read',
  query: z.object({
    ...pageQuery,
    status: orderStatusSchema.optional(),
    payment_status: paymentStatusSchema.optional(),
    from: instantSchema.optional(),
    to: instantSchema.optional(),
  }),
  data: z.array(orderSchema),
  meta: pageMeta,
  statuses: [200, 302, 422],
} as const satisfies Contract;
