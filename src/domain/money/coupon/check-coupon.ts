import type { Queryable } from '#db/client.ts';
import { type CouponRow, countCouponUses, findCoupon } from '#db/queries/coupon.ts';
import { hasCompletedOrder } from '#db/queries/order.ts';
import { discountedPrice } from './discounted-price.ts';
import { normalizeCode } from './normalize-code.ts';

/** Why a coupon does not count. A code that is unknown, switched off, another brand's or not begun is all one answer. */
export type CouponRefusal =
  | 'not_found'
  | 'expired'
  | 'plan_mismatch'
  | 'used_up'
  | 'already_used'
  | 'first_order_only'
  | 'below_minimum';

export type CouponCheck =
  | {
      readonly valid: true;
      readonly coupon: CouponRow;
      readonly discount: number;
      readonly discountedPrice: number;
      readonly usablePlanIds: readonly number[];
    }
  | { readonly valid: false; readonly reason: CouponRefusal; readonly usablePlanIds: readonly number[] };

/** A plan with the price that counts now, in whole units of its currency. */
export type PricedPlan = { readonly id: number; readonly price: number };

type CouponQuestion = {
  readonly brand: string;
  readonly accountId: number;
  readonly code: string;
  readonly planId: number;
  /** Every plan on sale, so that the answer can name those on which the code does count. */
  readonly plans: readonly PricedPlan[];
  readonly now: Date;
};

/** Whether a code counts for a plan and this member now. Nothing is reserved by asking (docs/product/plans.md). */
export async function checkCoupon(db: Queryable, question: CouponQuestion): Promise<CouponCheck> {
  const { brand, accountId, planId, plans, now } = question;
  const code = normalizeCode(question.code);
  const coupon = code === null ? null : await findCoupon(db, { brand, code });
  if (coupon === null || coupon.status !== 'active' || coupon.fromAt > now) {
    return { valid: false, reason: 'not_found', usablePlanIds: [] };
  }
  const refusal = await findRefusal(db, { coupon, accountId, now });
  if (refusal !== null) return { valid: false, reason: refusal, usablePlanIds: [] };
  const usablePlanIds = plans.filter((plan) => fits(coupon, plan)).map((plan) => plan.id);
  const plan = plans.find(({ id }) => id === planId);
  if (plan === undefined || !covers(coupon, plan.id)) {
    return { valid: false, reason: 'plan_mismatch', usablePlanIds };
  }
  const price = discountedPrice(plan.price, coupon);
  if (!price.valid) return { valid: false, reason: price.reason, usablePlanIds };
  const { discount, discountedPrice: discounted } = price;
  return { valid: true, coupon, discount, discountedPrice: discounted, usablePlanIds };
}

async function findRefusal(
  db: Queryable,
  { coupon, accountId, now }: { readonly coupon: CouponRow; readonly accountId: number; readonly now: Date },
): Promise<CouponRefusal | null> {
  if (coupon.untilAt !== null && coupon.untilAt <= now) return 'expired';
  const uses = await countCouponUses(db, { couponId: coupon.id, accountId });
  if (uses >= coupon.perMember) return 'already_used';
  if (coupon.reserved + coupon.redeemed >= coupon.maxRedemptions) return 'used_up';
  if (coupon.firstOrderOnly && (await hasCompletedOrder(db, accountId))) return 'first_order_only';
  return null;
}

/** Whether a coupon is meant for a plan; one that names no plans is meant for all. */
export const covers = (coupon: CouponRow, planId: number) =>
  coupon.planIds.length === 0 || coupon.planIds.includes(planId);

const fits = (coupon: CouponRow, plan: PricedPlan) =>
  covers(coupon, plan.id) && discountedPrice(plan.price, coupon).valid;
