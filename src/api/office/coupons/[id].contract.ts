import { z } from 'zod';
import { type Contract, instantSchema } from '../../endpoint.contract.ts';
import { officeCouponSchema } from '../coupons.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const changeCouponContract = {
  method: 'POST',
  path: '/office/coupons/{id}',
  summary: "Changes a coupon's end, number or publicity, or ends it; orders that hold it keep it.",
  access: 'operator',
  permission: 'coupons.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({
    until: instantSchema.nullable().optional(),
    max_redemptions: z.int().min(1).max(1_000_000).optional(),
    is_public: z.boolean().optional(),
    end: z.literal(true).optional(),
    version: z.int32().min(1),
    reason: z.string().trim().min(3).max(500),
  }),
  data: officeCouponSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
