import { RENEWAL_MONTHS } from '#terms/sales-figures.ts';
import { GET as couponYield } from '../figures/coupons.ts';
import { GET as funnel } from '../figures/funnel.ts';
import { GET as renewals } from '../figures/renewals.ts';
import { officeList } from './office-list.ts';

/** The tables of the sales figures, as files. */
export const figureLists = {
  funnel: officeList(funnel, {
    rows: ({ from, to, steps }) =>
      steps.flatMap(({ step, languages }) => languages.map((one) => ({ from, to, step, ...one }))),
    columns: {
      from: (row) => row.from,
      to: (row) => row.to,
      step: (row) => row.step,
      language: (row) => row.language,
      count: (row) => row.count,
    },
  }),
  renewals: officeList(renewals, {
    rows: (cohorts) => cohorts,
    columns: {
      first_paid_in: ({ month }) => month,
      members: (row) => row.members,
      renewed_so_far: ({ renewed }) => renewed.k,
      share: ({ renewed }) => renewed.share,
      share_low: ({ renewed }) => renewed.low,
      share_high: ({ renewed }) => renewed.high,
      ...Object.fromEntries(
        RENEWAL_MONTHS.map((months) => [
          `renewed_by_month_${months}`,
          ({ by_month: all }: { by_month: readonly ByMonth[] }) =>
            all.find((one) => one.months === months)?.renewed?.k ?? null,
        ]),
      ),
    },
  }),
  coupon_yield: officeList(couponYield, {
    rows: (all) => all,
    columns: {
      coupon: ({ code }) => code,
      uses: ({ uses }) => uses,
      paid_orders: ({ paid }) => paid,
      discount: ({ discount }) => discount,
      revenue: ({ revenue }) => revenue,
      members: ({ renewed }) => renewed.n,
      renewed_afterwards: ({ renewed }) => renewed.k,
      share: ({ renewed }) => renewed.share,
      share_low: ({ renewed }) => renewed.low,
      share_high: ({ renewed }) => renewed.high,
    },
  }),
} as const;

type ByMonth = { readonly months: number; readonly renewed: { readonly k: number } | null };
