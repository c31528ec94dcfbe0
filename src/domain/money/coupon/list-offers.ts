import type { Queryable } from '#db/client.ts';
import { type CouponRow, listCouponUses, listPublicCoupons } from '#db/queries/coupon.ts';
import { hasCompletedOrder } from '#db/queries/order.ts';
import { covers, type PricedPlan } from './check-coupon.ts';
import { discountedPrice } from './discounted-price.ts';

/** What a brand offers to everybody on one plan now. */
type CouponOffer = {
  readonly planId: number;
  readonly coupon: CouponRow;
  readonly discount: number;
  readonly discountedPrice: number;
};

/**
 * The coupon that a brand shows to everybody on each plan where one counts now: of several the one that takes most off, then
 * the one that runs longest. A member is not shown what they can use no more.
 */
export async function listOffers(
  db: Queryable,
  options: {
    readonly brand: string;
    /** Null for a guest, of whom it is not known what they have used. */
    readonly accountId: number | null;
    readonly plans: readonly PricedPlan[];
    readonly now: Date;
  },
): Promise<CouponOffer[]> {
  const shown = await listPublicCoupons(db, options);
  const coupons = shown.length === 0 ? shown : await withoutUsed(db, shown, options.accountId);
  return options.plans.flatMap((plan) => {
    const offers = coupons.flatMap((coupon) => offerOn(plan, coupon));
    return offers.sort((one, other) => other.discount - one.discount)[0] ?? [];
  });
}

function offerOn(plan: PricedPlan, coupon: CouponRow): CouponOffer[] {
  const price = discountedPrice(plan.price, coupon);
  if (!covers(coupon, plan.id) || !price.valid || price.discount === 0) return [];
  return [{ planId: plan.id, coupon, discount: price.discount, discountedPrice: price.discountedPrice }];
}

async function withoutUsed(
  db: Queryable,
  coupons: readonly CouponRow[],
  accountId: number | null,
): Promise<CouponRow[]> {
  if (accountId === null) return [...coupons];
  const uses = await listCouponUses(db, { couponIds: coupons.map(({ id }) => id), accountId });
  const hasOrdered =
    coupons.some((coupon) => coupon.firstOrderOnly) && (await hasCompletedOrder(db, accountId));
  return coupons.filter(
    (coupon) => (uses.get(coupon.id) ?? 0) < coupon.perMember && !(coupon.firstOrderOnly && hasOrdered),
  );
}
