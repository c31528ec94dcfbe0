import { z } from 'zod';
import { type Contract, instantSchema } from '../endpoint.contract.ts';

export const planListContract = {
  method: 'GET',
  path: '/plan/list',
  summary: 'The plans on sale, the shortest first, and which of them the reader can buy now.',
  access: 'guest',
  data: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      period: z.enum(['daily', 'weekly', 'monthly', 'quarterly', 'yearly']),
      rank: z.int(),
      price: z.int(),
      currency: z.enum(['TWD']),
      period_days: z.int(),
      features: z.array(z.object({ id: z.string(), text: z.string() })),
      purchasable: z.boolean(),
      reason: z.enum(['lower_plan', 'orders_closed']).nullable(),
      available_from: instantSchema.nullable(),
    }),
  ),
  meta: z.object({ fallback: z.boolean() }),
  statuses: [200],
} as const satisfies Contract;
