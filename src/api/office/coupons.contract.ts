import { z } from 'zod';
import { COUPON_TYPES } from '#terms/orders.ts';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

/** What a coupon makes of one plan: the price with it, or why it does not count there. */
export const matrixCellSchema = z.object({
  plan_id: z.int(),
  plan: z.string(),
  list_price: z.int(),
  discounted_price: z.int().nullable(),
  reason: z.enum(['plan_mismatch', 'below_minimum']).nullable(),
});

export const officeCouponSchema = z.object({
  id: z.string(),
  code: z.string(),
  type: z.enum(COUPON_TYPES),
  value: z.int(),
  /** Empty: every plan. */
  plan_ids: z.array(z.int()),
  from: instantSchema,
  until: instantSchema.nullable(),
  max_redemptions: z.int(),
  per_member: z.int(),
  first_order_only: z.boolean(),
  is_public: z.boolean(),
  reserved: z.int(),
  redeemed: z.int(),
  state: z.enum(['scheduled', 'running', 'used_up', 'expired', 'ended']),
  created_at: instantSchema,
  version: z.int(),
  matrix: z.array(matrixCellSchema),
});

export const officeCouponsContract = {
  method: 'GET',
  path: '/office/coupons',
  summary: "A brand's coupons, each with what it makes of every plan on sale.",
  access: 'operator',
  permission: 'coupons.view',
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    state: z.enum(['active', 'ended', 'all']).default('active'),
    /** A part of the code. */
    q: z.string().trim().max(64).default(''),
  }),
  data: z.array(officeCouponSchema),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;

const count = z.int().min(1).max(1_000_000);

export const newCouponContract = {
  method: 'POST',
  path: '/office/coupons',
  summary: 'Makes a coupon; what it takes off can never be changed afterwards.',
  access: 'operator',
  permission: 'coupons.edit',
  query: z.object(brandQuery),
  body: z.strictObject({
    code: z.string().min(1).max(64),
    type: z.enum(COUPON_TYPES),
    /** Whole units of the currency, or whole percent. */
    value: z.int().min(1).max(10_000_000),
    plan_ids: z.array(z.int32().min(1)).max(20).default([]),
    from: instantSchema,
    until: instantSchema.nullable(),
    max_redemptions: count,
    per_member: count.default(1),
    first_order_only: z.boolean().default(false),
    is_public: z.boolean().default(false),
  }),
  data: officeCouponSchema,
  statuses: [200, 302, 404, 409, 422],
  idempotent: true,
} as const satisfies Contract;
