import { excuseCouponAttempt, requireCouponAttempt } from '#domain/money/coupon/require-coupon-attempt.ts';
import { createOrder } from '#domain/money/order/create-order.ts';
import { orderView } from '#domain/money/order/order-view.ts';
import { listSubscriptions } from '#domain/money/subscription/list-subscriptions.ts';
import { AppError } from '#platform/app-error.ts';
import { endpoint } from './endpoint.ts';
import { openBrand } from './get-brand.ts';
import { pageMetaOf } from './page-meta.ts';
import { subscribeContract, subscriptionListContract } from './subscribe.contract.ts';

export const POST = endpoint(
  subscribeContract,
  async ({ body }, { services, member, brand: key, locale, clientIp, trials }) => {
    const brand = await openBrand(services, key);
    const isTest = body.sandbox === true;
    if (isTest && !services.env.paymentsSandbox) throw new AppError('not_found', 'there is no sandbox here');
    const isCoupon = body.coupon_code !== undefined;
    if (isCoupon) await requireCouponAttempt(services, { member, clientIp });
    const order = await createOrder(services, {
      member,
      planId: body.plan_id,
      couponCode: body.coupon_code,
      agree: body.agree,
      termsVersion: body.terms_version,
      locale,
      jurisdiction: brand.jurisdiction,
      subscribeAge: brand.ages.subscribe,
      isTest,
      trials,
    });
    if (isCoupon) await excuseCouponAttempt(services, { member, clientIp });
    return { data: { order: orderView(order, locale) }, message: { key: 'errors.success.order' } };
  },
);

export const GET = endpoint(subscriptionListContract, async ({ query }, { services, member, locale }) => {
  const { page, per_page: perPage } = query;
  const { items, total } = await listSubscriptions(services, { member, locale, page, perPage });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
