import { z } from 'zod';
import { instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { orderStatusSchema, paymentStatusSchema } from '../order.contract.ts';
import { brandQuery, type OfficeContract } from './office.contract.ts';

export const transfersContract = {
  method: 'GET',
  path: '/office/transfers',
  summary:
    'The queue of orders that wait for money, the oldest first, each with the line of the bank that seems to pay it.',
  permission: 'orders.view',
  query: z.object({ ...pageQuery, ...brandQuery, state: z.enum(['reported', 'all']).default('reported') }),
  data: z.array(
    z.object({
      id: z.string(),
      order_no: z.string(),
      member: z.object({ uuid: z.string(), nick_name: z.string(), email_masked: z.string() }),
      plan: z.string(),
      amount: z.int(),
      amount_paid: z.int(),
      currency: z.string(),
      status: orderStatusSchema,
      payment_status: paymentStatusSchema,
      payment_ref: z.string(),
      created_at: instantSchema,
      reported_at: instantSchema.nullable(),
      expires_at: instantSchema,
      report: z
        .object({ last5: z.string(), amount: z.int(), paid_at: instantSchema, note: z.string() })
        .nullable(),
      /** Whether a partial order has waited for its rest for more than 72 hours. */
      is_overdue: z.boolean(),
      proposal: z
        .object({
          line: z.object({
            id: z.string(),
            booking_date: z.string(),
            amount: z.int(),
            memo: z.string(),
            counter_account: z.string(),
          }),
          reason: z.enum(['reference', 'last_five_and_amount']),
        })
        .nullable(),
      version: z.int(),
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies OfficeContract;
