import { findApprovedBankAccount } from '#db/queries/bank-account.ts';
import { listPlanPrices, listPlansOnSale, type PlanRow } from '#db/queries/plan.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import { describeFeatures, type PlanFeature } from '#domain/money/plan/plan-features.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { type ContentForecast, forecastContent, type PlanContent } from './forecast-content.ts';

/** The plan that the reader has now, for those who have one. */
type RunningPlan = { readonly rank: number; readonly endAt: Date };

/** Why a plan cannot be bought now. */
type PlanObstacle = 'lower_plan' | 'orders_closed';

export type OfferedPlan = {
  readonly id: number;
  readonly name: string;
  readonly period: PlanRow['period'];
  /** 1 for the shortest; a running plan can be followed by the same or a higher rank only. */
  readonly rank: number;
  /** Whole units of `currency`. */
  readonly price: number;
  readonly currency: PlanRow['currency'];
  /** The nominal length; months are counted by the calendar. */
  readonly period_days: number;
  readonly features: readonly { readonly id: PlanFeature; readonly text: string }[];
  readonly purchasable: boolean;
  readonly reason: PlanObstacle | null;
  /** From when a plan below the running one can be bought, ISO-8601 in UTC. */
  readonly available_from: string | null;
  /** What the plan would contain if it began now (docs/product/plans.md). */
  readonly content: PlanContent | null;
};

type PlanOptions = {
  readonly brand: string;
  readonly locale: Locale;
  readonly running?: RunningPlan | null;
  /** Whether the brand can take money; by default as `canTakeMoney` says. */
  readonly takesOrders?: boolean;
  /** Whether to say what each plan would contain, and for which leagues only: none named means all. */
  readonly content?: { readonly leagues: readonly string[] };
};

/** The plans on sale, the shortest first, and which of them this reader can buy now. */
export async function listPlans(
  services: Services,
  { brand, locale, running = null, takesOrders: given, content }: PlanOptions,
): Promise<{ items: OfferedPlan[]; fallback: boolean; forecast: ContentForecast | null }> {
  const rows = await listPlansOnSale(services.db, { brand });
  const now = services.clock.now();
  const takesOrders = given ?? (await canTakeMoney(services, brand));
  const periods = [...new Set(rows.map((row) => row.period))];
  const [prices, forecast] = await Promise.all([
    listPlanPrices(services.db, { planIds: rows.map((row) => row.id), at: now }),
    content === undefined ? null : forecastContent(services, { locale, periods, leagues: content.leagues }),
  ]);
  const names = rows.map((row) => pickText(row.names, locale));
  const items = rows.map((row, index) => ({
    id: row.id,
    name: names[index]?.text ?? row.period,
    period: row.period,
    rank: row.rank,
    price: prices.get(row.id) ?? row.priceMinor,
    currency: row.currency,
    period_days: row.periodDays,
    features: describeFeatures(row.features, locale),
    ...offer(row.rank, { running, takesOrders, now }),
    content: forecast?.byPeriod.get(row.period) ?? null,
  }));
  return { items, fallback: names.some((picked) => picked?.fallback === true), forecast };
}

/** In production only a brand with an approved bank account of its own sells; elsewhere plans can be tried without one. */
async function canTakeMoney({ db, env }: Services, brand: string): Promise<boolean> {
  if (env.APP_MODE !== 'production') return true;
  return (await findApprovedBankAccount(db, { brand, includeSamples: false })) !== null;
}

/** The rule of docs/product/plans.md: the same or a higher plan at any time, a lower one from the second after the running one ends. */
export function offer(
  rank: number,
  { running, takesOrders, now }: { running: RunningPlan | null; takesOrders: boolean; now: Date },
): Pick<OfferedPlan, 'purchasable' | 'reason' | 'available_from'> {
  const isLower = running !== null && now <= running.endAt && rank < running.rank;
  const availableFrom = isLower ? new Date(running.endAt.getTime() + 1000).toISOString() : null;
  if (!takesOrders) return { purchasable: false, reason: 'orders_closed', available_from: availableFrom };
  if (isLower) return { purchasable: false, reason: 'lower_plan', available_from: availableFrom };
  return { purchasable: true, reason: null, available_from: null };
}
