import { endSessionsOver, findSessionMember, touchSession } from '#db/queries/session.ts';
import { sessionLimits, slidingEnd } from '#domain/foundation/security/session-limits.ts';
import type { Services } from '#domain/services.ts';
import { isTrusted } from '#platform/clock.ts';
import { hashToken, isToken } from '#platform/token.ts';
import { describeMember } from './describe-member.ts';
import type { Member } from './member.ts';

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
  const described = found && describeMember(found, now);
  if (found === null || described === null) return null;
  const { session } = found;
  const isDue = isSure && now.getTime() - session.lastSeenAt.getTime() >= sessionLimits.touchAfterMs;
  const expiresAt = isDue ? slidingEnd(now, session.endsAt) : session.expiresAt;
  const lastVisitAt = isNewVisit(session.lastSeenAt, now) ? session.lastSeenAt : session.lastVisitAt;
  if (isDue) await touchSession(services.db, { id: session.id, lastSeenAt: now, lastVisitAt, expiresAt });
  return {
    ...described,
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
