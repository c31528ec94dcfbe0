import type { AccountRow } from '#db/queries/account.ts';
import { endSessionsOver, findSessionMember, touchSession } from '#db/queries/session.ts';
import type { SubscriptionRow } from '#db/queries/subscription.ts';
import { isEntitled, isRunning } from '#domain/accounts/entitlement/is-entitled.ts';
import { sessionLimits, slidingEnd } from '#domain/foundation/security/session-limits.ts';
import type { Services } from '#domain/services.ts';
import { isTrusted } from '#platform/clock.ts';
import { hashToken, isToken } from '#platform/token.ts';
import type { Member, MemberPlan } from './member.ts';

type TokenQuestion = { readonly brand: string; readonly token: string | null };

/**
 * The member whose living session a token stands for at this brand, with their entitlement at this moment; null for anything
 * else. One indexed query; a session in use slides on, written at most every ten minutes. One that is over is written down as
 * ended. While our clock is in doubt neither is written.
 */
export async function findMemberByToken(
  services: Services,
  { brand, token }: TokenQuestion,
): Promise<Member | null> {
  if (!isToken(token)) return null;
  const now = services.clock.now();
  const tokenHash = hashToken(token);
  const found = await findSessionMember(services.db, { brand, tokenHash, now });
  const isSure = isTrusted(services.clock);
  if (found === null && isSure) await endSessionsOver(services.db, { tokenHash, now });
  if (found === null || found.account.status === 'deleted') return null;
  const { session } = found;
  const isDue = isSure && now.getTime() - session.lastSeenAt.getTime() >= sessionLimits.touchAfterMs;
  const expiresAt = isDue ? slidingEnd(now, session.endsAt) : session.expiresAt;
  const lastVisitAt = isNewVisit(session.lastSeenAt, now) ? session.lastSeenAt : session.lastVisitAt;
  if (isDue) await touchSession(services.db, { id: session.id, lastSeenAt: now, lastVisitAt, expiresAt });
  return {
    ...describeAccount(found.account, found.account.status, now),
    ...describePlan(found, now),
    sessionId: session.id,
    sessionCreatedAt: session.createdAt,
    sessionExpiresAt: expiresAt,
    lastVisitAt,
  };
}

/** So long without a page ends a visit. */
const VISIT_GAP_MS = 30 * 60_000;

function isNewVisit(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() > VISIT_GAP_MS;
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

function describePlan(
  options: {
    readonly account: AccountRow;
    readonly active: SubscriptionRow | null;
    readonly lastEnd: Date | null;
  },
  now: Date,
) {
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
