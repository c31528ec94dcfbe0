import { type ApprovalRow, listOpenApprovals } from '#db/queries/approval.ts';
import { listPlans, listPriceHistory, type PlanRow } from '#db/queries/plan.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import type { Services } from '#domain/services.ts';

type PriceRow = Awaited<ReturnType<typeof listPriceHistory>>[number];

/** Every plan of a brand with the prices that counted, count and will count, and what somebody has asked to change. */
export async function listOfficePlans({ db, clock }: Services, brand: string) {
  const plans = await listPlans(db, brand);
  const [prices, requests] = await Promise.all([
    listPriceHistory(
      db,
      plans.map(({ id }) => id),
    ),
    listOpenApprovals(db, { brand, kinds: ['price', 'plan'] }),
  ]);
  const now = clock.now();
  return plans.map((plan) => planView(plan, { prices, requests, now }));
}

function planView(
  plan: PlanRow,
  options: {
    readonly prices: readonly PriceRow[];
    readonly requests: readonly ApprovalRow[];
    readonly now: Date;
  },
) {
  const own = options.prices.filter(({ planId }) => planId === plan.id);
  const current = own.find(({ validFrom }) => validFrom <= options.now);
  return {
    id: plan.id,
    period: plan.period,
    rank: plan.rank,
    names: plan.names,
    currency: plan.currency,
    on_sale: plan.onSale,
    price: current?.priceMinor ?? plan.priceMinor,
    prices: [
      ...own.map(({ validFrom, priceMinor }) => ({
        valid_from: validFrom.toISOString(),
        price: priceMinor,
        is_current: validFrom === current?.validFrom,
      })),
      { valid_from: null, price: plan.priceMinor, is_current: current === undefined },
    ],
    requests: options.requests.filter(({ subjectId }) => subjectId === String(plan.id)).map(approvalView),
    version: plan.version,
  };
}
