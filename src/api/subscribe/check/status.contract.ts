import { z } from 'zod';
import { type Contract, instantSchema } from '../../endpoint.contract.ts';

export const subscribeStatusContract = {
  method: 'GET',
  path: '/subscribe/check/status',
  summary: 'Whether content of a plan is open to the member at this moment, and how their last plan stands.',
  access: 'member',
  scope: 'orders.read',
  data: z.object({
    entitled: z.boolean(),
    status: z.enum(['none', 'inactive', 'active', 'expired']),
    plan: z.object({ id: z.int(), name: z.string(), rank: z.int() }).nullable(),
    start_date: instantSchema.nullable(),
    end_date: instantSchema.nullable(),
    /** Whole days until the end, rounded up; 0 where nothing runs. */
    days_left: z.int(),
    open_order_id: z.string().nullable(),
    /** The end of the break that keeps the paid days, where the member is on one. */
    frozen_until: instantSchema.nullable(),
  }),
  statuses: [200, 302, 423],
} as const satisfies Contract;
