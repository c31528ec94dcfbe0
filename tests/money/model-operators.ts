import { take, worth } from './model-money.ts';
import { complete } from './model-periods.ts';
import { close, isOpen, type Money, pick, runsHigher, TOLERANCE, type World } from './model-world.ts';

/** What one operator does with orders in the model. */

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

/** A paid order takes a line that no one has used as a second transfer, and nothing else. */
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
