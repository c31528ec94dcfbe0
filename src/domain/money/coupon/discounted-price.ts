import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import type { CouponType } from '#terms/orders.ts';

/** What a coupon takes off: whole units of the currency, or whole percent of the list price. */
export type Discount = { readonly type: CouponType; readonly value: number };

type DiscountedPrice =
  | { readonly valid: true; readonly discount: number; readonly discountedPrice: number }
  | { readonly valid: false; readonly reason: 'below_minimum' };

/**
 * The price after a coupon, in whole units of the currency. A coupon that would bring the price below the floor is refused
 * and not clamped: clamping would burn it for a part of its value (docs/product/plans.md). Exactly the floor is allowed.
 */
export function discountedPrice(listPrice: number, { type, value }: Discount): DiscountedPrice {
  const discount = type === 'fixed' ? value : Math.floor((listPrice * value) / 100);
  const price = listPrice - discount;
  if (price < businessConstants.minimumPriceTwd) return { valid: false, reason: 'below_minimum' };
  return { valid: true, discount, discountedPrice: price };
}
