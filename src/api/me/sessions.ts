import { listOwnSessions } from '#domain/accounts/session/list-own-sessions.ts';
import { endpoint } from '../endpoint.ts';
import { sessionListContract } from './sessions.contract.ts';

export const GET = endpoint(sessionListContract, async (_input, { services, member }) => {
  const rows = await listOwnSessions(services, member.id);
  return {
    data: rows.map(({ id, userAgent, clientIp, method, createdAt, lastSeenAt, expiresAt }) => ({
      id,
      current: id === member.sessionId,
      user_agent: userAgent,
      ip: clientIp,
      method,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
  };
});
