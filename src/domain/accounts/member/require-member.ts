import { AppError } from '#platform/app-error.ts';
import type { Member } from './member.ts';

/** Throws 'locked' with the end of the break: predictions, orders and new models wait until it is over (docs/product/accounts.md). */
export function assertNotOnBreak(member: Pick<Member, 'onBreakUntil'>): void {
  if (member.onBreakUntil === null) return;
  throw new AppError('locked', 'on a break', {
    fields: { base: [{ key: 'member.onBreak' }] },
    data: { reason: 'on_break', until: member.onBreakUntil.toISOString() },
  });
}

/** Throws 'locked' for a suspended member, to whom nothing but logout is open. */
export function assertNotSuspended(member: Pick<Member, 'status'>): void {
  if (member.status !== 'suspended') return;
  throw new AppError('locked', 'suspended', {
    fields: { base: [{ key: 'member.suspended' }] },
    data: { reason: 'suspended', until: null },
  });
}

/** Throws 'conflict' for a member whose address is to be confirmed before their first order, where their brand asks for that. */
export function assertVerified(member: Pick<Member, 'status'>): void {
  if (member.status !== 'unverified') return;
  throw new AppError('conflict', 'the address is not confirmed', {
    fields: { base: [{ key: 'member.verifyFirst' }] },
    data: { reason: 'unverified' },
  });
}

/** The member behind a call that needs one; throws 'not_signed_in' where no one is signed in. */
export function requireMember(member: Member | null): Member {
  if (member === null) throw new AppError('not_signed_in', 'no living session');
  assertNotSuspended(member);
  return member;
}

/** The same for content of a plan: throws 'locked' during a break and 'plan_required' without a plan. */
export function requireEntitled(member: Member | null): Member {
  const known = requireMember(member);
  assertNotOnBreak(known);
  if (!known.isEntitled) throw new AppError('plan_required', 'no running plan');
  return known;
}
