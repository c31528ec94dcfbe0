import { showCoupon } from '#domain/money/coupon/quote-coupon.ts';
import { requireCouponAttempt } from '#domain/money/coupon/require-coupon-attempt.ts';
import { endpoint } from '../../endpoint.ts';
import { couponShowContract } from './1.contract.ts';

export const GET = endpoint(couponShowContract, async ({ query }, { services, member, locale, clientIp }) => {
  if (query.code !== undefined) await requireCouponAttempt(services, { member, clientIp });
  return { data: await showCoupon(services, { member, planId: query.plan_id, code: query.code, locale }) };
});
