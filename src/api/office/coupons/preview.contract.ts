import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { COUPON_TYPES } from '#terms/orders.ts';
import { matrixCellSchema } from '../coupons.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const couponPreviewContract = {
  method: 'GET',
  path: '/office/coupons/preview',
  summary: 'What a coupon that does not exist yet would make of every plan on sale.',
  access: 'operator',
  permission: 'coupons.view',
  query: z.object({
    ...brandQuery,
    type: z.enum(COUPON_TYPES),
    value: z.coerce.number().int().min(1).max(10_000_000),
    /** Numbers of plans, joined by commas; left out for every plan. */
    plan_ids: z
      .string()
      .regex(/^\d{1,9}(,\d{1,9}){0,19}$/)
      .optional(),
  }),
  data: z.array(matrixCellSchema),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
