import { isTyped, take, worth } from './model-money.ts';
import { complete } from './model-periods.ts';
import {
  close,
  DAY,
  type Money,
  pick,
  type Request,
  runsHigher,
  TOLERANCE,
  type World,
} from './model-world.ts';

/** What needs two persons in the model: one asks, another one decides. */

export function ask(
  world: World,
  at: { id: number; kind: Request['kind']; who: number; order: number; money: Money | null; by: number },
  now: number,
): string {
  const order = pick(world, at.who, at.order);
  if (order === undefined) return '404';
  if (!(at.kind === 'void' ? ['completed'] : ['cancelled', 'expired']).includes(order.state)) return '409';
  if (at.kind === 'void' && now - order.closedAt > DAY) return '409';
  const brand = world.people[at.who]?.brand ?? '';
  if (at.money !== null && isTyped(world, brand, at.money)) return '409';
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
  const amount = worth(world, order, person.brand, given);
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
