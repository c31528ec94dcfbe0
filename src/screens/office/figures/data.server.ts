import { couponYieldContract } from '#api/office/figures/coupons.contract.ts';
import { funnelContract } from '#api/office/figures/funnel.contract.ts';
import { renewalsContract } from '#api/office/figures/renewals.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The three tables, all of the same brand, language and days. */
export async function loadFigures(page: OfficePage) {
  const [{ data: funnel }, { data: renewals }, coupons, messages] = await Promise.all([
    page.list(funnelContract),
    page.list(renewalsContract),
    page.list(couponYieldContract, { query: { per_page: 30 } }),
    page.messages(['office-figures'], (t) => t('office-figures.title')),
  ]);
  return { ...messages, funnel, renewals, coupons: { rows: coupons.data, meta: coupons.meta } };
}

type Figures = Awaited<ReturnType<typeof loadFigures>>;
export type Funnel = Figures['funnel'];
export type Renewals = Figures['renewals'];
export type CouponYield = Figures['coupons'];
