import { z } from 'zod';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { orderStatusSchema, paymentStatusSchema } from '../order.contract.ts';
import { bankLineSchema } from './bank-line.contract.ts';
import { brandQuery } from './office.contract.ts';

export const transfersContract = {
  method: 'GET',
  path: '/office/transfers',
  summary:
    'The queue of orders that wait for money, the oldest first, each with the line of the bank that seems to pay it.',
  access: 'operator',
  permission: 'orders.view',
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    /** `reported`: whatever an operator has to look at; `all`: also what no one has paid for yet; or one state alone. */
    state: z.enum(['reported', 'all', 'only_reported', 'partial', 'error', 'unpaid']).default('reported'),
    q: z.string().max(200).default(''),
  }),
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
      /** When the transfer was reported, else when the order was made. */
      waiting_since: instantSchema,
      expires_at: instantSchema,
      report: z
        .object({ last5: z.string(), amount: z.int(), paid_at: instantSchema, note: z.string() })
        .nullable(),
      /** Whether the rest of a short transfer is missing for more than 72 hours, or a report unanswered for more than 24. */
      is_overdue: z.boolean(),
      proposal: z
        .object({
          line: bankLineSchema,
          reason: z.enum(['virtual_account', 'reference', 'last_five_and_amount']),
        })
        .nullable(),
      version: z.int(),
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
