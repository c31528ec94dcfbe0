import type { CouponRow } from '#db/queries/coupon.ts';
import { findOpenOrder } from '#db/queries/order.ts';
import { listPlanPrices, listPlansOnSale } from '#db/queries/plan.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { type CouponCheck, checkCoupon } from './check-coupon.ts';
import { listOffers } from './list-offers.ts';

type Question = { readonly member: Member; readonly planId: number; readonly locale: Locale };

/** What a code would do to the price of a plan for this member, and the plans on which it counts. */
export async function quoteCoupon(
  services: Services,
  { member, planId, locale, code }: Question & { readonly code: string },
) {
  const { plans, price } = await listPricedPlans(services, { brand: member.brand, planId });
  const question = {
    brand: member.brand,
    accountId: member.id,
    code,
    planId,
    plans,
    now: services.clock.now(),
  };
  const check = await checkCoupon(services.db, question);
  return {
    valid: check.valid,
    list_price: price,
    ...amounts(check, price),
    reason: check.valid ? null : check.reason,
    usable_plans: plans
      .filter(({ id }) => check.usablePlanIds.includes(id))
      .map(({ id, names }) => ({ id, name: pickText(names, locale)?.text ?? String(id) })),
  };
}

/** The coupon of the open order, else the one that was asked for by its code, else the brand's offer to everybody. */
export async function showCoupon(
  services: Services,
  options: Question & { readonly code?: string | undefined },
) {
  const { member, planId } = options;
  const now = services.clock.now();
  const { plans, price } = await listPricedPlans(services, { brand: member.brand, planId });
  const open = await findOpenOrder(services.db, { accountId: member.id, isTest: false });
  if (open?.coupon && open.planId === planId) {
    const { code, type, value } = open.coupon;
    const figures = { list_price: open.listPrice, discount: open.discount, discounted_price: open.amountDue };
    return { code, type, value, ...figures, is_applied: true };
  }
  const question = { brand: member.brand, accountId: member.id, plans, now };
  if (options.code === undefined) {
    const offers = await listOffers(services.db, { ...question, plans: [{ id: planId, price }] });
    const offer = offers[0];
    if (offer === undefined) return null;
    const { coupon, discount, discountedPrice } = offer;
    return {
      ...nameOf(coupon),
      list_price: price,
      discount,
      discounted_price: discountedPrice,
      is_applied: false,
    };
  }
  const check = await checkCoupon(services.db, { ...question, code: options.code, planId });
  if (!check.valid) return null;
  return { ...nameOf(check.coupon), list_price: price, ...amounts(check, price), is_applied: false };
}

const nameOf = ({ code, type, value }: CouponRow) => ({ code, type, value });

const amounts = (check: CouponCheck, price: number) =>
  check.valid
    ? { discount: check.discount, discounted_price: check.discountedPrice }
    : { discount: 0, discounted_price: price };

async function listPricedPlans(
  services: Services,
  options: { readonly brand: string; readonly planId: number },
) {
  const rows = await listPlansOnSale(services.db, { brand: options.brand });
  const at = services.clock.now();
  const prices = await listPlanPrices(services.db, { planIds: rows.map((row) => row.id), at });
  const plans = rows.map((row) => ({
    id: row.id,
    names: row.names,
    price: prices.get(row.id) ?? row.priceMinor,
  }));
  const price = plans.find(({ id }) => id === options.planId)?.price;
  if (price === undefined) {
    throw new AppError('invalid', 'no such plan', { fields: { plan_id: [{ key: 'orders.noSuchPlan' }] } });
  }
  return { plans, price };
}
