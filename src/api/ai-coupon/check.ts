import { couponMessage } from '#domain/money/coupon/coupon-message.ts';
import { quoteCoupon } from '#domain/money/coupon/quote-coupon.ts';
import { requireCouponAttempt } from '#domain/money/coupon/require-coupon-attempt.ts';
import { endpoint } from '../endpoint.ts';
import { translateMessage } from '../reader-messages.ts';
import { couponCheckContract } from './check.contract.ts';

export const POST = endpoint(
  couponCheckContract,
  async ({ body }, { services, member, locale, clientIp }) => {
    await requireCouponAttempt(services, { member, clientIp });
    const quote = await quoteCoupon(services, { member, planId: body.plan_id, code: body.code, locale });
    const message =
      quote.reason === null ? null : await translateMessage(couponMessage(quote.reason), locale);
    return { data: { ...quote, message } };
  },
);
