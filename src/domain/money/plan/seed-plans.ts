import type { Queryable } from '#db/client.ts';
import { insertPlans, listPlanPeriods, type NewPlan } from '#db/queries/plan.ts';
import type { Locale } from '#terms/locales.ts';
import type { PlanPeriod } from '#terms/orders.ts';
import { planFeatures } from './plan-features.ts';

type StartingPlan = Pick<NewPlan, 'period' | 'rank' | 'priceMinor' | 'periodDays'> & {
  readonly names: Record<Locale, string>;
};

/** What a new brand asks for each plan, in whole TWD; one that is left out has the price of the program. */
export type StartingPrices = Readonly<Partial<Record<PlanPeriod, number>>>;

/** The plans that a new brand starts with; from then on the rows are the operator's (docs/product/plans.md). */
const startingPlans = [
  {
    period: 'daily',
    rank: 1,
    priceMinor: 1_200,
    periodDays: 1,
    names: { en: 'Daily plan', zh_TW: '單日方案', zh_HK: '日費計劃', vi: 'Gói ngày' },
  },
  {
    period: 'weekly',
    rank: 2,
    priceMinor: 3_000,
    periodDays: 7,
    names: { en: 'Weekly plan', zh_TW: '單週方案', zh_HK: '週費計劃', vi: 'Gói tuần' },
  },
  {
    period: 'monthly',
    rank: 3,
    priceMinor: 8_000,
    periodDays: 30,
    names: { en: 'Monthly plan', zh_TW: '單月方案', zh_HK: '月費計劃', vi: 'Gói tháng' },
  },
  {
    period: 'quarterly',
    rank: 4,
    priceMinor: 20_000,
    periodDays: 90,
    names: { en: 'Quarterly plan', zh_TW: '單季方案', zh_HK: '季費計劃', vi: 'Gói quý' },
  },
  {
    period: 'yearly',
    rank: 5,
    priceMinor: 48_000,
    periodDays: 365,
    names: { en: 'Yearly plan', zh_TW: '年度方案', zh_HK: '年費計劃', vi: 'Gói năm' },
  },
] as const satisfies readonly StartingPlan[];

/**
 * Gives a brand the plans that it lacks, at the prices that it wants. Asks first, because a refused insert would still use up a plan's
 * number.
 */
export async function seedPlans(
  db: Queryable,
  { brand, prices = {} }: { readonly brand: string; readonly prices?: StartingPrices },
): Promise<void> {
  const present = await listPlanPeriods(db, { brand });
  const missing = startingPlans.filter((plan) => !present.includes(plan.period));
  await insertPlans(
    db,
    missing.map((plan) => ({
      ...plan,
      priceMinor: prices[plan.period] ?? plan.priceMinor,
      brand,
      currency: 'TWD' as const,
      features: planFeatures,
      onSale: true,
    })),
  );
}
