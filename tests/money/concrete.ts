import { PERIODS } from './model-calendar.ts';
import type { World } from './model-world.ts';
import type { Drawn, Step } from './steps.ts';

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
  // Where no one has asked, there is somebody who asks.
  if (drawn.do === 'decide' && id !== undefined) return { do: 'decide', id, by: d % 2, approve: e > 1 };
  // Anyone who has nothing to report, to cancel or to pay orders first.
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
