import type { Member } from '#domain/accounts/member/member.ts';
import { findOpenOrderId } from '#domain/money/order/find-open-order-id.ts';
import { planEnd } from '#domain/money/subscription/plan-end.ts';
import { showPeriodWorth, type WorthPoint } from '#domain/picks/ledger/show-period-worth.ts';
import { listPlans } from '#domain/picks/plan-forecast/list-plans.ts';
import { measureEdge } from '#domain/picks/plan-forecast/measure-edge.ts';
import { showOutlook } from '#domain/picks/plan-forecast/show-outlook.ts';
import { formatDate } from '#i18n/format.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { USUAL_UNIT_TWD } from '#terms/usual-unit.ts';
import type { PageContext } from '../../page/page-context.ts';
import type { History } from './history.server.ts';

/** The plans that can follow the running one, until when each would reach, and what the usual one has to earn; null where none can be bought. */
export async function loadRenewal(
  { services, brand, locale }: PageContext,
  member: Member,
  { isStatsOnly }: { readonly isStatsOnly: boolean },
) {
  const running = member.plan;
  if (running === null || member.onBreakUntil !== null) return null;
  const [plans, edge, openOrderId] = await Promise.all([
    listPlans(services, { brand: brand.key, locale, running, content: { leagues: [] } }),
    isStatsOnly ? null : measureEdge(services),
    findOpenOrderId(services, member),
  ]);
  const open = plans.items.filter(({ purchasable }) => purchasable);
  const usual = open.find(({ rank }) => rank === running.rank) ?? open[0];
  if (usual === undefined) return null;
  const unit = USUAL_UNIT_TWD;
  const now = services.clock.now();
  return {
    openOrderId,
    usualId: usual.id,
    unit,
    edge,
    outlook: showOutlook({ price: usual.price, unit, expected: usual.content?.picks ?? null, edge }),
    plans: open.map(({ id, name, price, currency, period }) => ({
      id,
      name,
      price,
      currency,
      until: formatDate(planEnd({ period, startAt: now, runningUntil: running.endAt }), BRAND_ZONE),
    })),
  };
}

export type Renewal = NonNullable<Awaited<ReturnType<typeof loadRenewal>>>;

/** What the newest period of a member came to, pick by pick and beside its price; null before there are enough picks. */
export async function loadWorth(
  { services }: PageContext,
  member: Member,
  { ledger, zone }: { readonly ledger: History['ledger']; readonly zone: string },
) {
  const period = ledger[0];
  if (period === undefined) return null;
  const worth = await showPeriodWorth(services, { member, periodId: period.subscription_id });
  if (worth === null) return null;
  const isPaid = period.currency === 'TWD';
  const { points, ...result } = worth;
  return {
    ...result,
    days: lastOfDays(points, zone),
    count: points.length,
    picks: period.picks,
    open: period.open,
    plan: period.plan,
    /** In whole TWD; 0 for a plan that was granted. */
    fee: isPaid ? period.fee : 0,
    unit: USUAL_UNIT_TWD,
  };
}

/** Where the sum stood at the end of each day: a long period has more picks than anybody reads. */
function lastOfDays(points: readonly WorthPoint[], zone: string) {
  const days = new Map(points.map((point) => [formatDate(point.at, zone), point]));
  return [...days].map(([date, { units, reach }]) => ({ date, units, reach }));
}

export type Worth = NonNullable<Awaited<ReturnType<typeof loadWorth>>>;
