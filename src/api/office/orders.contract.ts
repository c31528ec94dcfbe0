import { z } from 'zod';
import { type Contract, dateSchema, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { orderStatusSchema, paymentStatusSchema } from '../order.contract.ts';
import { brandQuery } from './office.contract.ts';

export const officeOrdersContract = {
  method: 'GET',
  path: '/office/orders',
  summary:
    'All orders of a brand, found by number, reference, receipt, name, whole address or last five digits.',
  access: 'operator',
  permission: 'orders.view',
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    q: z.string().max(200).default(''),
    status: orderStatusSchema.optional(),
    payment_status: paymentStatusSchema.optional(),
    /** Days of the brand's zone on which the order was made, both included. */
    from: dateSchema.optional(),
    to: dateSchema.optional(),
    sort: z
      .enum([
        'created_at:desc',
        'created_at:asc',
        'amount:desc',
        'amount:asc',
        'completed_at:desc',
        'completed_at:asc',
      ])
      .default('created_at:desc'),
  }),
  data: z.array(
    z.object({
      id: z.string(),
      order_no: z.string(),
      member: z.object({ uuid: z.string(), nick_name: z.string(), email_masked: z.string() }),
      plan: z.string(),
      amount: z.int(),
      amount_paid: z.int(),
      currency: z.enum(['TWD']),
      status: orderStatusSchema,
      payment_status: paymentStatusSchema,
      payment_ref: z.string(),
      created_at: instantSchema,
      completed_at: instantSchema.nullable(),
      receipt_no: z.string().nullable(),
      version: z.int(),
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
