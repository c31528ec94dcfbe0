import type { Money, Order, World } from './model-world.ts';

/** Money of the model: what the bank books, and what operators take for an order. */

export function bookLine(world: World, at: { line: number; brand: string; amount: number }): string {
  if (world.lines[at.line] !== undefined) return '200 0';
  world.lines[at.line] = { brand: at.brand, amount: at.amount, used: false };
  return '200 1';
}

/** Typed money of the same amount that waits for its line. */
const waitingFor = (order: Order, amount: number) =>
  order.typed.find((typed) => typed.amount === amount && !typed.hasLine);

/**
 * What comes in by some money, or the refusal of it: a line counts once, and so does what was typed in. A line that tells of
 * what was typed in for the same order before brings nothing new.
 */
export function worth(world: World, order: Order, brand: string, given: Money): number | '404' | '409' {
  if (!('line' in given)) {
    const same = order.typed.some(
      ({ amount, reference }) => amount === given.amount && reference === given.reference,
    );
    return same ? '409' : given.amount;
  }
  const line = world.lines[given.line];
  if (line === undefined || line.brand !== brand) return '404';
  if (line.used) return '409';
  return waitingFor(order, line.amount) === undefined ? line.amount : 0;
}

/** Takes money that is worth something, or joins a line to what was typed in. */
export function take(world: World, order: Order, given: Money, amount: number): void {
  const line = 'line' in given ? world.lines[given.line] : undefined;
  if (!('line' in given)) order.typed.push({ ...given, hasLine: false });
  if (line !== undefined) {
    const typed = amount === 0 ? waitingFor(order, line.amount) : undefined;
    if (typed !== undefined) typed.hasLine = true;
    line.used = true;
  }
  order.paid += amount;
}
