import type { AccountRow } from '#db/queries/account.ts';
import type { SubscriptionRow } from '#db/queries/subscription.ts';
import { isEntitled, isRunning } from '#domain/accounts/entitlement/is-entitled.ts';
import type { Member, MemberPlan } from './member.ts';

type Found = {
  readonly account: AccountRow;
  readonly active: SubscriptionRow | null;
  readonly lastEnd: Date | null;
};

type Described = Omit<Member, 'sessionId' | 'sessionCreatedAt' | 'sessionExpiresAt' | 'lastVisitAt'>;

/** A member with their entitlement at this moment, whatever they were found by; null for an account that was deleted. */
export function describeMember(found: Found, now: Date): Described | null {
  const { account } = found;
  if (account.status === 'deleted') return null;
  return { ...describeAccount(account, account.status, now), ...describePlan(found, now) };
}

function describeAccount(row: AccountRow, status: Exclude<AccountRow['status'], 'deleted'>, now: Date) {
  const onBreakUntil = breakEnd(row, now);
  return {
    id: row.id,
    uuid: row.uuid,
    brand: row.brand,
    nickName: row.nickName,
    email: row.email,
    phone: row.phone,
    avatarPath: row.avatarPath,
    locale: row.locale,
    timeZone: row.timeZone,
    hasPassword: row.passwordHash !== null,
    statsOnly: row.statsOnly,
    onBreakUntil,
    status: status !== 'suspended' && onBreakUntil !== null ? ('on_break' as const) : status,
  };
}

function breakEnd({ breakFrom, breakUntil }: AccountRow, now: Date): Date | null {
  if (breakUntil === null || now >= breakUntil) return null;
  return breakFrom === null || breakFrom <= now ? breakUntil : null;
}

function describePlan(options: Found, now: Date) {
  const isOnBreak = breakEnd(options.account, now) !== null;
  const runs = isRunning(options.active, now);
  return {
    isEntitled: isEntitled(options.active, { now, isOnBreak }),
    plan: runs && options.active !== null ? memberPlan(options.active) : null,
    endAt: options.lastEnd,
  };
}

function memberPlan(row: SubscriptionRow): MemberPlan {
  const { id: subscriptionId, planId, planRank: rank, planNames: names, startAt, endAt } = row;
  return { subscriptionId, planId, rank, names, startAt, endAt };
}
