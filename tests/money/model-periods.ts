import { endOf, PERIODS, type Period, plans, rankOf } from './model-calendar.ts';
import { close, DAY, type Person, runs, type World } from './model-world.ts';

/** Periods of the model: what a paid order, a grant or a break does to the time that a member has. */

/** A paid order begins a period now, and what the running one had left goes into it. */
export function complete(person: Person, index: number, now: number): void {
  const order = person.orders[index];
  if (order === undefined) return;
  close(order, 'completed', now);
  begin(person, { length: order.plan, rank: rankOf(order.plan), order: index }, now);
}
function begin(
  person: Person,
  options: { length: Period | { days: number }; rank: number; order: number | null },
  now: number,
): void {
  const active = person.spans.findIndex((span) => span.state === 'active');
  const running = runs(person, now);
  const was = person.spans[active];
  if (was !== undefined) was.state = running === undefined ? 'expired' : 'superseded';
  let end = endOf(options.length, now);
  if (running !== undefined) end = endOf({ days: 0 }, end + running.end - now);
  const frozen = running === undefined ? Math.max(0, person.breakUntil - now) : 0;
  if (frozen > 0) end = endOf({ days: 0 }, end + frozen);
  const before = running === undefined ? null : active;
  const rank = options.order === null ? Math.max(options.rank, running?.rank ?? 0) : options.rank;
  person.spans.push({ rank, end, state: 'active', order: options.order, before, frozen });
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
