import { type Discount, discountedPrice } from './discounted-price.ts';

export type MatrixPlan = { readonly id: number; readonly name: string; readonly price: number };

/** What a coupon makes of one plan: the price with it, or why it does not count there. */
type MatrixCell = {
  readonly plan_id: number;
  readonly plan: string;
  readonly list_price: number;
  readonly discounted_price: number | null;
  readonly reason: 'plan_mismatch' | 'below_minimum' | null;
};

/** A coupon against every plan on sale, by the rule that members' orders go through. Empty `planIds` are all plans. */
export function couponMatrix(
  coupon: Discount & { readonly planIds: readonly number[] },
  plans: readonly MatrixPlan[],
): MatrixCell[] {
  return plans.map(({ id, name, price }) => {
    const cell = { plan_id: id, plan: name, list_price: price, discounted_price: null };
    if (coupon.planIds.length > 0 && !coupon.planIds.includes(id))
      return { ...cell, reason: 'plan_mismatch' };
    const reduced = discountedPrice(price, coupon);
    return reduced.valid
      ? { ...cell, discounted_price: reduced.discountedPrice, reason: null }
      : { ...cell, reason: reduced.reason };
  });
}
