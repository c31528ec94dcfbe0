import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';

export const couponCheckContract = {
  method: 'POST',
  path: '/ai-coupon/check',
  summary:
    'What a coupon would take off a plan, or why it does not count. Nothing is reserved by asking. A member may try ten codes a minute, whichever call tells what they are worth.',
  access: 'member',
  scope: 'orders.write',
  body: z.strictObject({ code: z.string().min(1).max(64), plan_id: z.int32() }),
  data: z.object({
    valid: z.boolean(),
    list_price: z.int(),
    discount: z.int(),
    discounted_price: z.int(),
    reason: z
      .enum([
        'not_found',
        'expired',
        'plan_mismatch',
        'used_up',
        'already_used',
        'first_order_only',
        'below_minimum',
      ])
      .nullable(),
    /** The refusal in the reader's language. */
    message: z.string().nullable(),
    usable_plans: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  statuses: [200, 302, 422],
} as const satisfies Contract;
