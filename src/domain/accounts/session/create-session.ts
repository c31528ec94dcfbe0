import type { Transaction } from '#db/client.ts';
import { lockAccount } from '#db/queries/account.ts';
import {
  findLastUse,
  insertSession,
  listSessions,
  revokeSessionByToken,
  revokeSessionsExcept,
  type SessionRow,
} from '#db/queries/session.ts';
import { sessionLimits, slidingEnd } from '#domain/foundation/security/session-limits.ts';
import { newId } from '#platform/id.ts';
import { hashToken, newToken } from '#platform/token.ts';

type NewSession = {
  readonly brand: string;
  readonly accountId: number;
  readonly method: SessionRow['method'];
  readonly userAgent: string | null;
  readonly clientIp: string;
  readonly now: Date;
  /** The token that the caller came with; its session ends, so that none outlives a sign-in. */
  readonly replaces?: string | null;
};

export type OpenedSession = { readonly token: string; readonly sessionId: string; readonly expiresAt: Date };

const MAX_AGENT_CHARACTERS = 300;

/** Opens a session under a new token, which only the caller ever sees. The oldest of more than five ends. */
export async function createSession(tx: Transaction, session: NewSession): Promise<OpenedSession> {
  const { brand, accountId, now } = session;
  await lockAccount(tx, accountId);
  if (session.replaces)
    await revokeSessionByToken(tx, { brand, tokenHash: hashToken(session.replaces), now });
  const token = newToken();
  const endsAt = new Date(now.getTime() + sessionLimits.absoluteMs);
  const row = {
    id: newId(),
    accountId,
    brand,
    tokenHash: hashToken(token),
    method: session.method,
    createdAt: now,
    lastSeenAt: now,
    lastVisitAt: await findLastUse(tx, accountId),
    expiresAt: slidingEnd(now, endsAt),
    endsAt,
    revokedAt: null,
    userAgent: (session.userAgent ?? '').slice(0, MAX_AGENT_CHARACTERS),
    clientIp: session.clientIp,
  };
  const alive = await listSessions(tx, { accountId, now });
  const others = alive.slice(0, sessionLimits.most - 1).map(({ id }) => id);
  if (alive.length >= sessionLimits.most) await revokeSessionsExcept(tx, { accountId, keep: others, now });
  await insertSession(tx, row);
  return { token, sessionId: row.id, expiresAt: row.expiresAt };
}
