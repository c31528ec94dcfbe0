import { endOf, PERIODS, type Period, plans, rankOf } from './model-calendar.ts';

/**
 * What money does, said a second time and as plainly as possible: members' orders, their periods, coupons, lines of the bank
 * and what two persons decide. No database, no locks, no server; every step happens at one instant and answers what the real
 * shop has to answer. Times are milliseconds since 1970.
 */

export type Order = {
  plan: Period;
  due: number;
  paid: number;
  coupon: number | null;
  state: 'unpaid' | 'reported' | 'partial' | 'error' | 'completed' | 'cancelled' | 'expired' | 'failed';
  madeAt: number;
  expiresAt: number;
  closedAt: number;
  /** Money that an operator typed in, by its reference. */
  typed: string[];
};
export type Span = {
  rank: number;
  end: number;
  state: 'active' | 'superseded' | 'voided' | 'expired';
  order: number | null;
  before: number | null;
  frozen: number;
};
export type Person = { brand: string; orders: Order[]; spans: Span[]; breakUntil: number };
export type Coupon = {
  brand: string;
  fixed: number;
  plans: Period[];
  max: number;
  firstOnly: boolean;
  until: number;
};
export type Line = { brand: string; amount: number; used: boolean };
export type Request = {
  kind: 'revive' | 'void';
  who: number;
  order: number;
  money: Money | null;
  by: number;
  lapsesAt: number;
  open: boolean;
};
export type Money = { line: number } | { amount: number; reference: string };
export type World = {
  people: Person[];
  coupons: Coupon[];
  lines: Record<number, Line>;
  requests: Record<number, Request>;
  /** What was answered under an idempotency key. */
  keys: Record<string, { question: string; answer: string; until: number }>;
};

const DAY = 86_400_000;
const TOLERANCE = 30;
const OPEN = ['unpaid', 'reported', 'partial', 'error'];
const isOpen = (order: Order) => OPEN.includes(order.state);
const runs = (person: Person, now: number) => person.spans.find((s) => s.state === 'active' && now <= s.end);
const runsHigher = (person: Person, plan: Period, now: number) =>
  (runs(person, now)?.rank ?? 0) > rankOf(plan);
const pick = (world: World, who: number, order: number) => world.people[who]?.orders[order];

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

const close = (order: Order, state: Order['state'], now: number) =>
  Object.assign(order, { state, closedAt: now });

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

/** The amount of money for an order, or the refusal of it: a line counts once, and so does what was typed in. */
function money(world: World, order: Order, brand: string, given: Money): number | '404' | '409' {
  if (!('line' in given)) return order.typed.includes(JSON.stringify(given)) ? '409' : given.amount;
  const line = world.lines[given.line];
  if (line === undefined || line.brand !== brand) return '404';
  return line.used ? '409' : line.amount;
}
function take(world: World, order: Order, given: Money, amount: number): void {
  const line = 'line' in given ? world.lines[given.line] : undefined;
  if (line === undefined) order.typed.push(JSON.stringify(given));
  else line.used = true;
  order.paid += amount;
}

export function confirm(
  world: World,
  at: { who: number; order: number; money: Money | null },
  now: number,
): string {
  const person = world.people[at.who];
  const order = pick(world, at.who, at.order);
  if (person === undefined || order === undefined) return '404';
  if (order.state === 'completed') return '200 already_confirmed';
  if (at.money === null && order.state !== 'error') return isOpen(order) ? '422 money' : '409';
  const amount = at.money === null ? 0 : money(world, order, person.brand, at.money);
  if (typeof amount === 'string') return amount;
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

/** A paid order begins a period now, and what the running one had left goes into it. */
function complete(person: Person, index: number, now: number): void {
  const order = person.orders[index];
  if (order === undefined) return;
  close(order, 'completed', now);
  begin(person, { length: order.plan, rank: rankOf(order.plan), order: index }, now);
}
function begin(
  person: Person,
  of: { length: Period | { days: number }; rank: number; order: number | null },
  now: number,
): void {
  const active = person.spans.findIndex((span) => span.state === 'active');
  const running = runs(person, now);
  const was = person.spans[active];
  if (was !== undefined) was.state = running === undefined ? 'expired' : 'superseded';
  let end = endOf(of.length, now);
  if (running !== undefined) end = endOf({ days: 0 }, end + running.end - now);
  const frozen = running === undefined ? Math.max(0, person.breakUntil - now) : 0;
  if (frozen > 0) end = endOf({ days: 0 }, end + frozen);
  const before = running === undefined ? null : active;
  const rank = of.order === null ? Math.max(of.rank, running?.rank ?? 0) : of.rank;
  person.spans.push({ rank, end, state: 'active', order: of.order, before, frozen });
}

export function reject(world: World, at: { who: number; order: number }, now: number): string {
  const order = pick(world, at.who, at.order);
  if (order === undefined) return '404';
  if (!isOpen(order) || order.state === 'unpaid') return '409';
  close(order, 'failed', now);
  return '200';
}

export function ask(
  world: World,
  at: { id: number; kind: Request['kind']; who: number; order: number; money: Money | null; by: number },
  now: number,
): string {
  const order = pick(world, at.who, at.order);
  if (order === undefined) return '404';
  if (!(at.kind === 'void' ? ['completed'] : ['cancelled', 'expired']).includes(order.state)) return '409';
  const same = (other: Request) =>
    other.open && other.kind === at.kind && other.who === at.who && other.order === at.order;
  if (Object.values(world.requests).some(same)) return '409';
  const { id, ...request } = at;
  world.requests[id] = { ...request, lapsesAt: now + 7 * DAY, open: true };
  return '200';
}

export function decide(world: World, at: { id: number; by: number; approve: boolean }, now: number): string {
  const request = world.requests[at.id];
  if (request === undefined) return '404';
  if (!request.open || request.lapsesAt < now || (at.approve && request.by === at.by)) return '409';
  const isDone = !at.approve || (request.kind === 'void' ? undo : revive)(world, request, now);
  if (!isDone) return '409';
  request.open = false;
  return '200';
}

/** A late transfer of the whole amount, within sixty days, honours the order as it was made. */
function revive(world: World, { who, order: index, money: given }: Request, now: number): boolean {
  const person = world.people[who];
  const order = pick(world, who, index);
  if (person === undefined || order === undefined || given === null) return false;
  if ((order.state !== 'cancelled' && order.state !== 'expired') || now - order.closedAt > 60 * DAY)
    return false;
  const amount = money(world, order, person.brand, given);
  if (runsHigher(person, order.plan, now) || typeof amount === 'string') return false;
  if (order.paid + amount < order.due - TOLERANCE) return false;
  take(world, order, given, amount);
  complete(person, index, now);
  return true;
}

/** A mistaken confirmation is taken back within a day: the period that ran before runs again, with the breaks since then. */
function undo(world: World, { who, order: index }: Request, now: number): boolean {
  const person = world.people[who];
  const order = pick(world, who, index);
  const at = person?.spans.findIndex((span) => span.order === index) ?? -1;
  const span = person?.spans[at];
  if (person === undefined || order?.state !== 'completed' || span === undefined) return false;
  if (now - order.closedAt > DAY) return false;
  if (person.spans.some((later) => later.before === at && later.state !== 'voided')) return false;
  span.state = 'voided';
  close(order, 'failed', now);
  const before = span.before === null ? undefined : person.spans[span.before];
  if (before === undefined) return true;
  before.end += span.frozen;
  before.state = before.end >= now ? 'active' : 'expired';
  return true;
}

export function grant(world: World, at: { who: number; days: number }, now: number): string {
  const person = world.people[at.who];
  if (person === undefined) return '404';
  const rank = PERIODS.filter((period) => plans[period].days <= at.days).length;
  begin(person, { length: { days: at.days }, rank, order: null }, now);
  return '200';
}

export function takeBreak(world: World, at: { who: number; days: number }, now: number): string {
  const person = world.people[at.who];
  if (person === undefined) return '404';
  const from = Math.max(now, person.breakUntil);
  const added = now + at.days * DAY - from;
  if (added <= 0) return '409';
  person.breakUntil = from + added;
  const running = runs(person, now);
  if (running !== undefined) {
    running.end += added;
    running.frozen += added;
  }
  return '200';
}

export function bookLine(world: World, at: { line: number; brand: string; amount: number }): string {
  if (world.lines[at.line] !== undefined) return '200 0';
  world.lines[at.line] = { brand: at.brand, amount: at.amount, used: false };
  return '200 1';
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
