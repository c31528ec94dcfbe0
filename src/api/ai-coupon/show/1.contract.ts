import { z } from 'zod';
import { COUPON_TYPES } from '#terms/orders.ts';
import type { Contract } from '../../endpoint.contract.ts';

export const couponShowContract = {
  method: 'GET',
  path: '/ai-coupon/show/1',
  summary:
    'The coupon of the open order, else the offer that the brand makes everybody for the plan, else null.',
  access: 'member',
  scope: 'orders.read',
  query: z.object({
    plan_id: z.coerce.number().int().min(0).max(1_000_000),
    code: z.string().max(64).optional(),
  }),
  data: z
    .object({
      code: z.string(),
      type: z.enum(COUPON_TYPES),
      value: z.int(),
      list_price: z.int(),
      discount: z.int(),
      discounted_price: z.int(),
      is_applied: z.boolean(),
    })
    .nullable(),
  statuses: [200, 302, 422],
} as const satisfies Contract;
