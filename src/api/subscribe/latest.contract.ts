import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';
import { orderDetailSchema, orderStatusSchema } from '../order.contract.ts';

export const latestOrderContract = {
  method: 'GET',
  path: '/subscribe/latest',
  summary: 'The newest order of the member with its timeline, or null.',
  access: 'member',
  scope: 'orders.read',
  query: z.object({
    status: orderStatusSchema.optional(),
    sandbox: z.stringbool().default(false),
  }),
  data: orderDetailSchema.nullable(),
  statuses: [200, 302],
} as const satisfies Contract;
