import { endpoint } from '#api/endpoint.ts';
import { showCouponYield } from '#domain/operations/sales/show-coupon-yield.ts';
import { pageMetaOf } from '../../page-meta.ts';
import { brandOf } from '../brand-of.ts';
import { couponYieldContract } from './coupons.contract.ts';

export const GET = endpoint(couponYieldContract, async ({ query }, { services, operator }) => {
  const { brand, language = null, from, to, page, per_page: perPage } = query;
  const { items, total } = await showCouponYield(services, {
    brand: brandOf(operator, brand),
    language,
    from,
    to,
    page,
    perPage,
  });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
