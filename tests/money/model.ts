import { endOf, type Period, plans } from './model-calendar.ts';
import { couponRefusal } from './model-coupons.ts';
import { take, worth } from './model-money.ts';
import { complete } from './model-periods.ts';
import { close, DAY, isOpen, type Money, pick, runsHigher, TOLERANCE, type World } from './model-world.ts';

/**
 * What money does, said a second time and as plainly as possible: members' orders here; beside
 * them periods, coupons, money and what two persons decide. No database, no locks, no server; every step happens at one instant and answers what the real
 * shop has to answer.
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
    ...{ plan, coupon, due, paid: 0, state: 'unpaid', madeAt: now, expiresAt, closedAt: 0, typed: [] },
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

export function confirm(
  world: World,
  at: { who: number; order: number; money: Money | null },
  now: number,
): string {
  const person = world.people[at.who];
  const order = pick(world, at.who, at.order);
  if (person === undefined || order === undefined) return '404';
  if (order.state === 'completed') return confirmAgain(world, at);
  if (at.money === null && order.state !== 'error') return isOpen(order) ? '422 money' : '409';
  const amount = at.money === null ? 0 : worth(world, order, person.brand, at.money);
  if (typeof amount === 'string') return amount;
  if (at.money !== null && amount === 0) {
    take(world, order, at.money, 0);
    return '200 same_money';
  }
  if (!isOpen(order)) return '409';
  const isSecondLook = order.state === 'error';
  const lower = runsHigher(person, order.plan, now);
  const total = order.paid + amount;
  if (isSecondLook && lower) return '409';
  if (at.money !== null) take(world, order, at.money, amount);
  if (total < order.due - TOLERANCE) {
    order.state = 'partial';
    return '200 partial';
  }
  if (!isSecondLook && (lower || total > order.due + TOLERANCE)) {
    order.state = 'error';
    return '200 error';
  }
  complete(person, at.order, now);
  return '200 completed';
}

/** A paid order takes a line that nobody has used as a second transfer, and nothing else. */
function confirmAgain(world: World, at: { who: number; order: number; money: Money | null }): string {
  const { money } = at;
  const isNew = money !== null && 'line' in money && world.lines[money.line]?.used !== true;
  return isNew ? owe(world, { ...at, money }) : '200 already_confirmed';
}

/** Money for an order that is over is owed to the member, and the order stays what it is. */
export function owe(world: World, at: { who: number; order: number; money: Money }): string {
  const person = world.people[at.who];
  const order = pick(world, at.who, at.order);
  if (person === undefined || order === undefined) return '404';
  if (isOpen(order)) return '409';
  const amount = worth(world, order, person.brand, at.money);
  if (typeof amount === 'string') return amount;
  take(world, order, at.money, amount);
  return amount === 0 ? '200 same_money' : '200 owed';
}

export function reject(world: World, at: { who: number; order: number }, now: number): string {
  const order = pick(world, at.who, at.order);
  if (order === undefined) return '404';
  if (!isOpen(order) || order.state === 'unpaid') return '409';
  close(order, 'failed', now);
  return '200';
}

/** What the job ends: unpaid orders after their time, requests that nobody decided on, periods that are over. */
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
      ...[madeAt + DAY, madeAt + 30 * DAY, expiresAt, closedAt + DAY, closedAt + 60 * DAY],
    ]),
    ...world.people.flatMap(({ breakUntil, spans }) => [breakUntil, ...spans.map(({ end }) => end)]),
    ...world.coupons.map(({ until }) => until),
    ...Object.values(world.requests).map(({ lapsesAt }) => lapsesAt),
  ];
}
