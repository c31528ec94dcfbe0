import type { Money, Order, World } from './model-world.ts';

/** Money of the model: what the bank books, and what operators take for an order. */

export function bookLine(
  world: World,
  at: { line: number; brand: string; amount: number },
  day: string,
): string {
  if (world.lines[at.line] !== undefined) return '200 0';
  world.lines[at.line] = { brand: at.brand, amount: at.amount, day, used: false };
  return '200 1';
}

const DAY = 86_400_000;

/** Typed money of the same amount and about the same day that waits for its line. */
const waitingFor = (order: Order, line: { readonly amount: number; readonly day: string }) =>
  order.typed.find(
    (typed) =>
      typed.amount === line.amount &&
      !typed.hasLine &&
      Math.abs(Date.parse(typed.day) - Date.parse(line.day)) <= 3 * DAY,
  );

/** Whether the same was typed before, for whichever order of the brand. */
export function isTyped(world: World, brand: string, given: Money): boolean {
  if ('line' in given) return false;
  const all = world.people.filter((person) => person.brand === brand).flatMap(({ orders }) => orders);
  return all
    .flatMap(({ typed }) => typed)
    .some(
      ({ amount, reference, day }) =>
        amount === given.amount && reference === given.reference && day === given.day,
    );
}

/**
 * What comes in by some money, or the refusal of it: a line counts once, and so does what was typed in, for whichever order. A line about
 * what was typed in for the same order before brings nothing new.
 */
export function worth(world: World, order: Order, brand: string, given: Money): number | '404' | '409' {
  if (!('line' in given)) return isTyped(world, brand, given) ? '409' : given.amount;
  const line = world.lines[given.line];
  if (line === undefined || line.brand !== brand) return '404';
  if (line.used) return '409';
  return waitingFor(order, line) === undefined ? line.amount : 0;
}

/** Takes money that is worth something, or joins a line to what was typed in. */
export function take(world: World, order: Order, given: Money, amount: number): void {
  const line = 'line' in given ? world.lines[given.line] : undefined;
  if (!('line' in given)) order.typed.push({ ...given, hasLine: false });
  if (line !== undefined) {
    const typed = amount === 0 ? waitingFor(order, line) : undefined;
    if (typed !== undefined) typed.hasLine = true;
    line.used = true;
  }
  order.paid += amount;
}
