import type { Services } from '#domain/services.ts';
import type { PricedPlan } from './check-coupon.ts';
import { listOffers } from './list-offers.ts';

/** What everybody is shown of a coupon on a plan. */
export type ShownOffer = {
  readonly plan_id: number;
  readonly code: string;
  readonly discount: number;
  readonly discounted_price: number;
  /** The instant from which it counts no more; null where it has no end. */
  readonly until: Date | null;
  readonly first_order_only: boolean;
};

/** The coupons that a brand shows to everybody on its plans, for a guest or one member. */
export async function showOffers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  options: {
    readonly brand: string;
    readonly accountId: number | null;
    readonly plans: readonly PricedPlan[];
  },
): Promise<ShownOffer[]> {
  const offers = await listOffers(db, {
    brand: options.brand,
    accountId: options.accountId,
    plans: options.plans,
    now: clock.now(),
  });
  return offers.map(({ planId, coupon, discount, discountedPrice }) => ({
    plan_id: planId,
    code: coupon.code,
    discount,
    discounted_price: discountedPrice,
    until: coupon.untilAt,
    first_order_only: coupon.firstOrderOnly,
  }));
}
