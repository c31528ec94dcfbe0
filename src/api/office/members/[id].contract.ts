import { z } from 'zod';
import { PERIOD_KINDS, PERIOD_STATUSES } from '#terms/orders.ts';
import { type Contract, instantSchema } from '../../endpoint.contract.ts';
import { orderStatusSchema, paymentStatusSchema } from '../../order.contract.ts';
import { maskedMemberSchema } from '../members.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const noteSchema = z.object({
  id: z.string(),
  text: z.string(),
  written_by: z.string(),
  written_at: instantSchema,
});

export const memberContract = {
  method: 'GET',
  path: '/office/members/{id}',
  summary: 'One member with their newest periods, orders and notes; personal data masked.',
  access: 'operator',
  permission: 'members.view',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  data: maskedMemberSchema.extend({
    has_password: z.boolean(),
    email_verified_at: instantSchema.nullable(),
    time_zone: z.string().nullable(),
    /** Days that one operator may still give them alone; more need a second person. */
    grant_days_left: z.int(),
    notes: z.array(noteSchema),
    periods: z.array(
      z.object({
        id: z.string(),
        plan: z.string(),
        kind: z.enum(PERIOD_KINDS),
        status: z.enum(PERIOD_STATUSES),
        start_date: instantSchema,
        end_date: instantSchema,
        order_id: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    periods_total: z.int(),
    orders: z.array(
      z.object({
        id: z.string(),
        order_no: z.string(),
        plan: z.string(),
        amount: z.int(),
        amount_paid: z.int(),
        status: orderStatusSchema,
        payment_status: paymentStatusSchema,
        created_at: instantSchema,
        receipt_no: z.string().nullable(),
      }),
    ),
    orders_total: z.int(),
  }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
