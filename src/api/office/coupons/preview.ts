import { endpoint } from '#api/endpoint.ts';
import { previewCoupon } from '#domain/money/coupon/office-coupons.ts';
import { brandOf } from '../brand-of.ts';
import { couponPreviewContract } from './preview.contract.ts';

export const GET = endpoint(couponPreviewContract, async ({ query }, { services, operator, locale }) => {
  const { type, value } = query;
  const planIds = query.plan_ids?.split(',').map(Number) ?? [];
  const options = { brand: brandOf(operator, query.brand), locale, discount: { type, value }, planIds };
  return { data: await previewCoupon(services, options) };
});
