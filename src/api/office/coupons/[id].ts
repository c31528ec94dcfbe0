import { endpoint } from '#api/endpoint.ts';
import { changeCoupon } from '#domain/money/coupon/edit-coupon.ts';
import { couponView, listMatrixPlans } from '#domain/money/coupon/office-coupons.ts';
import { brandOf } from '../brand-of.ts';
import { changeCouponContract } from './[id].contract.ts';

export const POST = endpoint(
  changeCouponContract,
  async ({ params, query, body }, { services, operator, locale }) => {
    const brand = brandOf(operator, query.brand);
    const { until, max_redemptions: maxRedemptions, is_public: isPublic, end, version, reason } = body;
    const untilAt = until == null ? until : new Date(until);
    const row = await changeCoupon(services, {
      brand,
      operator,
      id: params.id,
      version,
      reason,
      changes: { untilAt, maxRedemptions, isPublic, end },
    });
    const now = services.clock.now();
    const plans = await listMatrixPlans(services, { brand, locale, now });
    return { data: couponView(row, { plans, now }) };
  },
);
