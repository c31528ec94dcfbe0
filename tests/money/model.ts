import { endOf, type Period, plans } from './model-calendar.ts';
import { couponRefusal } from './model-coupons.ts';
import { close, DAY, isOpen, pick, runsHigher, type World } from './model-world.ts';

/**
 * What money does, said a second time and as plainly as possible: what members do with orders, and time; beside it what one
 * operator does, what two decide, periods, coupons and money. No database, no locks, no server; every step happens at one instant
 * and answers what the real site has to answer.
 */

export function order(
  world: World,
  at: { who: number; plan: Period; coupon: number | null },
  now: number,
): string {
  const person = world.people[at.who];
  if (person === undefined) return '404';
  if (person.breakUntil > now) return '423';
  if (person.orders.some(isOpen)) return '409';
  if (runsHigher(person, at.plan, now)) return '422 plan_id';
  if (at.coupon !== null && couponRefusal(world, { ...at, coupon: at.coupon }, now) !== null)
    return '422 coupon_code';
  const made = person.orders.filter((past) => past.madeAt >= now - DAY).length;
  const expired = person.orders.filter((past) => past.state === 'expired' && past.madeAt >= now - 30 * DAY);
  if (made >= 5 || expired.length >= 3) return '422 base';
  const due = plans[at.plan].price - (at.coupon === null ? 0 : (world.coupons[at.coupon]?.fixed ?? 0));
  const expiresAt = endOf({ days: at.plan === 'daily' ? 1 : 3 }, now);
  const { plan, coupon } = at;
  person.orders.push({
    plan,
    coupon,
    due,
    paid: 0,
    state: 'unpaid',
    madeAt: now,
    expiresAt,
    closedAt: 0,
    typed: [],
  });
  return `200 ${due}`;
}

export function cancel(
  world: World,
  at: { who: number; order: number | null; by: number },
  now: number,
): string {
  const open = world.people[at.who]?.orders.findIndex(isOpen) ?? -1;
  const order = pick(world, at.who, at.order ?? open);
  if (order === undefined || at.by !== at.who) return '404';
  if (order.state !== 'unpaid') return at.order === null ? '404' : '409';
  close(order, 'cancelled', now);
  return '200';
}

export function report(world: World, at: { who: number; order: number; by: number }): string {
  const order = pick(world, at.who, at.order);
  if (order === undefined || at.by !== at.who) return '404';
  if (order.state !== 'unpaid' && order.state !== 'partial') return '409';
  order.state = 'reported';
  return '200';
}

/** What the job ends: unpaid orders after their time, requests that no one decided on, periods that are over. */
export function expire(world: World, now: number): string {
  for (const person of world.people) {
    for (const order of person.orders) {
      if (order.state === 'unpaid' && order.expiresAt < now) close(order, 'expired', now);
    }
    for (const span of person.spans) {
      if (span.state === 'active' && span.end < now) span.state = 'expired';
    }
  }
  for (const request of Object.values(world.requests)) request.open &&= request.lapsesAt >= now;
  return '200';
}

/** Instants at which something changes by itself; a test stays clear of them by some seconds. */
export function edges(world: World): number[] {
  const orders = world.people.flatMap(({ orders: all }) => all);
  return [
    ...orders.flatMap(({ madeAt, expiresAt, closedAt }) => [
      madeAt + DAY,
      madeAt + 30 * DAY,
      expiresAt,
      closedAt + DAY,
      closedAt + 60 * DAY,
    ]),
    ...world.people.flatMap(({ breakUntil, spans }) => [breakUntil, ...spans.map(({ end }) => end)]),
    ...world.coupons.map(({ until }) => until),
    ...Object.values(world.requests).map(({ lapsesAt }) => lapsesAt),
  ];
}
