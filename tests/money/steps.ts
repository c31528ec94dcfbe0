import fc from 'fast-check';
import * as model from './model.ts';
import { PERIODS, type Period } from './model-calendar.ts';
import { couponRefusal } from './model-coupons.ts';
import { bookLine } from './model-money.ts';
import { grant, takeBreak } from './model-periods.ts';
import { ask, decide } from './model-requests.ts';
import type { Money, World } from './model-world.ts';

/**
 * What can be done to the shop. A step is drawn without knowing the world (`Drawn`: small numbers that wrap around), is made
 * concrete against what is there (`Step`), played on the model (`act`) and sent to the real shop (play.ts).
 */

export type Step =
  | {
      readonly do: 'order';
      readonly who: number;
      readonly plan: Period;
      readonly coupon: number | null;
      readonly key: number | null;
    }
  | { readonly do: 'check'; readonly who: number; readonly plan: Period; readonly coupon: number }
  | { readonly do: 'cancel'; readonly who: number; readonly by: number; readonly order: number | null }
  | {
      readonly do: 'report';
      readonly who: number;
      readonly by: number;
      readonly order: number;
      readonly key: number | null;
    }
  | { readonly do: 'book'; readonly line: number; readonly brand: string; readonly amount: number }
  | {
      readonly do: 'confirm';
      readonly who: number;
      readonly order: number;
      readonly by: number;
      readonly money: Money | null;
    }
  | {
      readonly do: 'owe';
      readonly who: number;
      readonly order: number;
      readonly by: number;
      readonly money: Money;
    }
  | { readonly do: 'reject'; readonly who: number; readonly order: number; readonly by: number }
  | {
      readonly do: 'ask';
      readonly id: number;
      readonly kind: 'revive' | 'void';
      readonly who: number;
      readonly order: number;
      readonly by: number;
      readonly money: Money | null;
    }
  | { readonly do: 'decide'; readonly id: number; readonly by: number; readonly approve: boolean }
  | { readonly do: 'grant'; readonly who: number; readonly days: number }
  | { readonly do: 'break'; readonly who: number; readonly days: 1 | 7 | 30 | 182 }
  | { readonly do: 'expire' }
  | { readonly do: 'stray'; readonly who: number };

const KINDS = [
  'order',
  'check',
  'cancel',
  'report',
  'book',
  'confirm',
  'pay',
  'owe',
  'reject',
  'ask',
  'decide',
] as const;
const RARE = ['grant', 'break', 'expire', 'expire', 'stray'] as const;
export type Drawn = {
  readonly do: (typeof KINDS)[number] | (typeof RARE)[number];
  readonly n: readonly number[];
};
const small = fc.nat({ max: 11 });
export const drawnStep: fc.Arbitrary<Drawn> = fc.record({
  do: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...KINDS) },
    { weight: 12, arbitrary: fc.constantFrom('order' as const, 'confirm' as const, 'pay' as const) },
    { weight: 3, arbitrary: fc.constantFrom(...RARE) },
  ),
  n: fc.array(small, { minLength: 6, maxLength: 6 }),
});

const wrap = <Item>(items: readonly Item[], n: number): Item | undefined => items[n % items.length];

/** The concrete step. `who` is fixed where several fight over one member. */
export function concrete(world: World, drawn: Drawn, who: number, next: () => number): Step {
  const [, b = 0, c = 0, d = 0, e = 0, f = 0] = drawn.n;
  const { orders = [], brand = '' } = world.people[who] ?? {};
  // Mostly the newest order, sometimes an old one.
  const order = b < 9 ? orders.length - 1 : b % Math.max(1, orders.length);
  const key = d < 3 ? d : null;
  const by = c < 10 ? who : (who + 1) % world.people.length;
  const operator = c < 11 ? c % 2 : 2;
  switch (drawn.do) {
    case 'order':
      return { do: 'order', who, plan: wrap(PERIODS, b) ?? 'weekly', coupon: c < 6 ? c % 4 : null, key };
    case 'check':
      return { do: 'check', who, plan: wrap(PERIODS, b) ?? 'weekly', coupon: c % 4 };
    case 'grant':
      return { do: 'grant', who, days: [1, 3, 7, 10, 31][c % 5] ?? 1 };
    case 'break':
      return { do: 'break', who, days: ([1, 1, 7, 7, 30, 182] as const)[c % 6] ?? 1 };
    case 'expire':
      return { do: 'expire' };
    case 'stray':
      return { do: 'stray', who };
    default:
  }
  const asked = Object.keys(world.requests).map(Number);
  const id = wrap(asked, b < 8 ? asked.length - 1 : b);
  // Where nobody has asked, there is somebody who asks.
  if (drawn.do === 'decide' && id !== undefined) return { do: 'decide', id, by: d % 2, approve: e > 1 };
  // Whoever has nothing to report, to cancel or to pay orders first.
  if (orders.length === 0)
    return { do: 'order', who, plan: wrap(PERIODS, d) ?? 'weekly', coupon: null, key: null };
  const due = (orders[order]?.due ?? 0) - (orders[order]?.paid ?? 0);
  const amount = Math.max(1, [due, due, due - 30, due - 31, due + 30, due + 31, 1000, due * 2][e % 8] ?? due);
  const lines = Object.keys(world.lines).map(Number);
  switch (drawn.do) {
    case 'cancel':
      return { do: 'cancel', who, by, order: d < 6 ? null : order };
    case 'report':
      return { do: 'report', who, by, order, key };
    case 'book': {
      const again = wrap(lines, f);
      const known = again === undefined || d < 9 ? undefined : world.lines[again];
      return known === undefined || again === undefined
        ? { do: 'book', line: next(), brand, amount }
        : { do: 'book', line: again, brand: known.brand, amount: known.amount };
    }
    case 'confirm':
    case 'owe':
    case 'pay': {
      const line = wrap(lines, f < 8 ? lines.length - 1 : f);
      const typed = { amount, reference: `seen-${f % 3}` };
      const money = drawn.do === 'pay' || line === undefined ? typed : { line };
      if (drawn.do === 'owe') return { do: 'owe', who, order, by: operator, money: e < 6 ? money : typed };
      return { do: 'confirm', who, order, by: operator, money: d === 11 || (d > 8 && e > 8) ? null : money };
    }
    case 'reject':
      return { do: 'reject', who, order, by: operator };
    default: {
      const line = wrap(lines, f);
      const money = line === undefined || e > 3 ? { amount, reference: `late-${f % 3}` } : { line };
      const kind = orders[order]?.state === 'completed' ? 'void' : 'revive';
      return { do: 'ask', id: next(), kind, who, order, by: d % 2, money: kind === 'void' ? null : money };
    }
  }
}

/** A step on the model: what it changes, and what the shop has to answer. */
export function act(world: World, step: Step, now: number): string {
  if ((step.do === 'order' || step.do === 'report') && step.key !== null) {
    const by = step.do === 'order' ? step.who : step.by;
    const name = `${by} ${step.do} ${step.key}`;
    const known = world.keys[name];
    if (known !== undefined && known.until > now) {
      return known.question === JSON.stringify(step) ? known.answer : '409';
    }
    const answer = plainly(world, step, now);
    world.keys[name] = { question: JSON.stringify(step), answer, until: now + 86_400_000 };
    return answer;
  }
  return plainly(world, step, now);
}

function plainly(world: World, step: Step, now: number): string {
  const isForeign =
    'by' in step && step.by === 2 && 'who' in step && world.people[step.who]?.brand === 'blue';
  switch (step.do) {
    case 'order':
      return model.order(world, step, now);
    case 'check':
      return `200 ${couponRefusal(world, step, now) ?? 'valid'}`;
    case 'cancel':
      return model.cancel(world, step, now);
    case 'report':
      return model.report(world, step);
    case 'book':
      return bookLine(world, step);
    case 'confirm':
      return isForeign ? '404' : model.confirm(world, step, now);
    case 'owe':
      return isForeign ? '404' : model.owe(world, step);
    case 'reject':
      return isForeign ? '404' : model.reject(world, step, now);
    case 'ask':
      return ask(world, step, now);
    case 'decide':
      return decide(world, step, now);
    case 'grant':
      return grant(world, step, now);
    case 'break':
      return takeBreak(world, step, now);
    case 'expire':
      return model.expire(world, now);
    case 'stray':
      return '302';
  }
}
