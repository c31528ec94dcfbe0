import { type Period, plans } from './model-calendar.ts';
import { isOpen, type World } from './model-world.ts';

/** Coupons of the model. */

/** Uses of a coupon that are reserved or redeemed, of everybody or of one member. */
const uses = (world: World, coupon: number, who?: number) =>
  world.people
    .filter((_, index) => who === undefined || who === index)
    .flatMap(({ orders }) => orders)
    .filter((order) => order.coupon === coupon && (isOpen(order) || order.state === 'completed')).length;

export function couponRefusal(
  world: World,
  at: { who: number; plan: Period; coupon: number },
  now: number,
): string | null {
  const person = world.people[at.who];
  const coupon = world.coupons[at.coupon];
  if (coupon === undefined || coupon.brand !== person?.brand) return 'not_found';
  if (coupon.until <= now) return 'expired';
  if (uses(world, at.coupon, at.who) >= 1) return 'already_used';
  if (uses(world, at.coupon) >= coupon.max) return 'used_up';
  if (coupon.firstOnly && person.orders.some((order) => order.state === 'completed'))
    return 'first_order_only';
  if (coupon.plans.length > 0 && !coupon.plans.includes(at.plan)) return 'plan_mismatch';
  return plans[at.plan].price - coupon.fixed < 1000 ? 'below_minimum' : null;
}
