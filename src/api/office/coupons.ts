import { endpoint } from '#api/endpoint.ts';
import { createCoupon } from '#domain/money/coupon/edit-coupon.ts';
import { couponView, listMatrixPlans, listOfficeCoupons } from '#domain/money/coupon/office-coupons.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { newCouponContract, officeCouponsContract } from './coupons.contract.ts';

export const GET = endpoint(officeCouponsContract, async ({ query }, { services, operator, locale }) => {
  const { page, per_page: perPage, state, q: search } = query;
  const brand = brandOf(operator, query.brand);
  const { items, total } = await listOfficeCoupons(services, {
    brand,
    locale,
    state,
    search,
    page,
    perPage,
  });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});

export const POST = endpoint(newCouponContract, async ({ query, body }, { services, operator, locale }) => {
  const brand = brandOf(operator, query.brand);
  const row = await createCoupon(services, {
    brand,
    operator,
    coupon: {
      code: body.code,
      type: body.type,
      value: body.value,
      planIds: body.plan_ids,
      fromAt: new Date(body.from),
      untilAt: body.until === null ? null : new Date(body.until),
      maxRedemptions: body.max_redemptions,
      perMember: body.per_member,
      firstOrderOnly: body.first_order_only,
      isPublic: body.is_public,
    },
  });
  const now = services.clock.now();
  const plans = await listMatrixPlans(services, { brand, locale, now });
  return { data: couponView(row, { plans, now }) };
});
