import { type CouponRow, listCoupons } from '#db/queries/coupon.ts';
import { listPlanPrices, listPlansOnSale } from '#db/queries/plan.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { couponMatrix, type MatrixPlan } from './coupon-matrix.ts';
import type { Discount } from './discounted-price.ts';

type Question = { readonly brand: string; readonly locale: Locale };

/** A page of a brand's coupons, each with what it makes of every plan on sale now. */
export async function listOfficeCoupons(
  services: Services,
  options: Question & {
    readonly state: 'active' | 'ended' | 'all';
    /** A part of the code. */
    readonly search: string;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const now = services.clock.now();
  const status = { active: 'active', ended: 'disabled', all: null } as const;
  const { rows, total } = await listCoupons(services.db, {
    brand: options.brand,
    status: status[options.state],
    search: options.search,
    limit: options.perPage,
    offset: (options.page - 1) * options.perPage,
  });
  const plans = await listMatrixPlans(services, { ...options, now });
  return { items: rows.map((row) => couponView(row, { plans, now })), total };
}

/** What a coupon that does not exist yet would make of every plan on sale now. */
export async function previewCoupon(
  services: Services,
  options: Question & { readonly discount: Discount; readonly planIds: readonly number[] },
) {
  const now = services.clock.now();
  const plans = await listMatrixPlans(services, { ...options, now });
  return couponMatrix({ ...options.discount, planIds: options.planIds }, plans);
}

/** The plans on sale with the price that counts now. */
export async function listMatrixPlans(
  { db }: Pick<Services, 'db'>,
  { brand, locale, now }: Question & { readonly now: Date },
): Promise<MatrixPlan[]> {
  const plans = await listPlansOnSale(db, { brand });
  const prices = await listPlanPrices(db, { planIds: plans.map(({ id }) => id), at: now });
  return plans.map((plan) => ({
    id: plan.id,
    name: pickText(plan.names, locale)?.text ?? plan.period,
    price: prices.get(plan.id) ?? plan.priceMinor,
  }));
}

export function couponView(
  row: CouponRow,
  { plans, now }: { readonly plans: readonly MatrixPlan[]; readonly now: Date },
) {
  return {
    id: row.id,
    code: row.code,
    type: row.type,
    value: row.value,
    plan_ids: [...row.planIds],
    from: row.fromAt.toISOString(),
    until: row.untilAt?.toISOString() ?? null,
    max_redemptions: row.maxRedemptions,
    per_member: row.perMember,
    first_order_only: row.firstOrderOnly,
    is_public: row.isPublic,
    reserved: row.reserved,
    redeemed: row.redeemed,
    state: stateOf(row, now),
    created_at: row.createdAt.toISOString(),
    version: row.version,
    matrix: couponMatrix(row, plans),
  };
}

function stateOf(row: CouponRow, now: Date) {
  if (row.status === 'disabled') return 'ended' as const;
  if (row.fromAt > now) return 'scheduled' as const;
  if (row.untilAt !== null && row.untilAt <= now) return 'expired' as const;
  return row.reserved + row.redeemed >= row.maxRedemptions ? ('used_up' as const) : ('running' as const);
}
