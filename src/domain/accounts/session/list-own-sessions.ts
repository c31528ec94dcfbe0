import { listSessions, type SessionRow } from '#db/queries/session.ts';
import type { Services } from '#domain/services.ts';

/** Where a member is signed in, the newest first. */
export function listOwnSessions(services: Services, accountId: number): Promise<SessionRow[]> {
  return listSessions(services.db, { accountId, now: services.clock.now() });
}
