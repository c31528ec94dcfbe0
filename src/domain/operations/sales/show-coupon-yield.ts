import { listCouponYield } from '#db/queries/sales-figures.ts';
import { rateOf } from '#domain/forecasting/statistics/rate.ts';
import type { Services } from '#domain/services.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { figureSpan } from './figure-span.ts';
import type { FiguresQuestion } from './figures-question.ts';

/** A page of what each coupon brought in the span, the orders without one among them. Money is in whole units. */
export async function showCouponYield(
  services: Services,
  {
    brand,
    language,
    from,
    to,
    page,
    perPage,
  }: FiguresQuestion & { readonly page: number; readonly perPage: number },
) {
  const rows = await listCouponYield(services.db, {
    brand,
    language,
    ...figureSpan(services, { from, to }),
    zone: BRAND_ZONE,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  return {
    items: rows.map(({ code, uses, paid, discount, members, renewed, revenue }) => ({
      code,
      uses,
      paid,
      discount,
      revenue,
      renewed: rateOf(renewed, members),
    })),
    total: rows[0]?.total ?? 0,
  };
}
