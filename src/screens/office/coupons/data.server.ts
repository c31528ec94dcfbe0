import { couponPreviewContract } from '#api/office/coupons/preview.contract.ts';
import { officeCouponsContract } from '#api/office/coupons.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The brand's coupons, and the plans on sale with their prices. */
export async function loadCoupons(page: OfficePage) {
  const [{ data: coupons, meta }, preview, messages] = await Promise.all([
    page.list(officeCouponsContract, { query: { per_page: 30 } }),
    // Every plan on sale stands in the matrix of any coupon.
    page.ask(couponPreviewContract, { query: { type: 'fixed', value: 1 } }),
    page.messages(['office-coupons'], (t) => t('office-coupons.title')),
  ]);
  const plans = preview.data.map((cell) => ({
    id: cell.plan_id,
    name: cell.plan,
    price: cell.list_price,
  }));
  return { ...messages, coupons, meta, plans };
}

export type CouponsData = Awaited<ReturnType<typeof loadCoupons>>;
export type Coupon = CouponsData['coupons'][number];
