import { type Period, rankOf } from './model-calendar.ts';

/** What there is in the model's site. Times are milliseconds since 1970. */

export type Order = {
  plan: Period;
  due: number;
  paid: number;
  coupon: number | null;
  state: 'unpaid' | 'reported' | 'partial' | 'error' | 'completed' | 'cancelled' | 'expired' | 'failed';
  madeAt: number;
  expiresAt: number;
  closedAt: number;
  /** Money that an operator typed in, and whether its line of the bank has turned up since. */
  typed: { amount: number; reference: string; day: string; hasLine: boolean }[];
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
export type Line = { brand: string; amount: number; day: string; used: boolean };
export type Request = {
  kind: 'revive' | 'void';
  who: number;
  order: number;
  money: Money | null;
  by: number;
  lapsesAt: number;
  open: boolean;
};
/** As a step names it; what is typed gets the day on which it is done. */
export type GivenMoney = { line: number } | { amount: number; reference: string };
export type Money = { line: number } | { amount: number; reference: string; day: string };
export type World = {
  people: Person[];
  coupons: Coupon[];
  lines: Record<number, Line>;
  requests: Record<number, Request>;
  /** What was answered under an idempotency key. */
  keys: Record<string, { question: string; answer: string; until: number }>;
};

export const DAY = 86_400_000;
/** So much less than the price counts as the price. */
export const TOLERANCE = 30;

const OPEN = ['unpaid', 'reported', 'partial', 'error'];
export const isOpen = (order: Order) => OPEN.includes(order.state);

export const pick = (world: World, who: number, order: number) => world.people[who]?.orders[order];

export const close = (order: Order, state: Order['state'], now: number) =>
  Object.assign(order, { state, closedAt: now });

/** The period of a member that runs now, and whether its plan is higher than another one. */
export const runs = (person: Person, now: number) =>
  person.spans.find((span) => span.state === 'active' && now <= span.end);
export const runsHigher = (person: Person, plan: Period, now: number) =>
  (runs(person, now)?.rank ?? 0) > rankOf(plan);
