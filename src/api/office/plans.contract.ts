import { z } from 'zod';
import { PLAN_PERIODS } from '#terms/orders.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { approvalSchema } from './approval.contract.ts';
import { brandQuery } from './office.contract.ts';

export const plansContract = {
  method: 'GET',
  path: '/office/plans',
  summary: "A brand's plans with the prices that counted, count and will count, and the changes that wait.",
  access: 'operator',
  permission: 'plans.view',
  query: z.object(brandQuery),
  data: z.array(
    z.object({
      id: z.int(),
      period: z.enum(PLAN_PERIODS),
      rank: z.int(),
      names: z.record(z.string(), z.string()),
      currency: z.literal('TWD'),
      on_sale: z.boolean(),
      price: z.int(),
      /** The newest beginning first; the last one, without a beginning, is what the plan began with. */
      prices: z.array(
        z.object({ valid_from: instantSchema.nullable(), price: z.int(), is_current: z.boolean() }),
      ),
      requests: z.array(approvalSchema),
      version: z.int(),
    }),
  ),
  statuses: [200, 302, 404],
} as const satisfies Contract;
