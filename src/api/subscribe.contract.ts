import { z } from 'zod';
import { PERIOD_KINDS } from '#terms/orders.ts';
import { type Contract, instantSchema, pageMeta, pageQuery } from './endpoint.contract.ts';
import { orderSchema } from './order.contract.ts';

export const subscribeContract = {
  method: 'POST',
  path: '/subscribe',
  summary: 'Orders a plan. Price, plan, coupon, terms and the account to pay into are fixed in the order.',
  access: 'member',
  scope: 'orders.write',
  body: z.strictObject({
    plan_id: z.int32(),
    coupon_code: z.string().max(64).optional(),
    /** Left out or of another type it is no consent, and is answered as one that was not given. */
    agree: z.boolean({ error: 'orders.agreeFirst' }),
    /** The version that was read: `GET /plan/list` answers the one in force as `meta.terms_version`. */
    terms_version: z.int32(),
    /** A sandbox order, where the server has one; it never gives a plan. */
    sandbox: z.boolean().optional(),
  }),
  data: z.object({ order: orderSchema }),
  statuses: [200, 302, 400, 409, 422, 423],
  idempotent: true,
} as const satisfies Contract;

export const subscriptionListContract = {
  method: 'GET',
  path: '/subscribe',
  summary: 'The periods in which the member had or has a plan, the newest first.',
  access: 'member',
  scope: 'orders.read',
  query: z.object(pageQuery),
  data: z.array(
    z.object({
      id: z.string(),
      plan: z.object({ id: z.int(), name: z.string(), rank: z.int() }),
      start_date: instantSchema,
      expiry_date: instantSchema,
      status: z.enum(['active', 'inactive', 'expired']),
      /** Why a period counts no more before its end. */
      reason: z.enum(['superseded', 'voided']).nullable(),
      kind: z.enum(PERIOD_KINDS),
      order_id: z.string().nullable(),
      /** Days that breaks gave back. */
      frozen_days: z.number(),
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302],
} as const satisfies Contract;
