import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import type { PublicMessage } from '#platform/app-error.ts';
import type { CouponRefusal } from './check-coupon.ts';

/** What is said of a coupon that does not count. */
export function couponMessage(reason: CouponRefusal): PublicMessage {
  const params = { minimum: businessConstants.minimumPriceTwd };
  return { key: `orders.coupon.${reason}`, params };
}
