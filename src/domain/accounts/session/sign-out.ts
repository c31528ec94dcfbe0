import { revokeSession, revokeSessionByToken } from '#db/queries/session.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { hashToken, isToken } from '#platform/token.ts';

/** Ends the session that a token stands for, if it stands for one. */
export async function signOut(
  services: Services,
  { brand, token }: { readonly brand: string; readonly token: string | null },
): Promise<void> {
  if (!isToken(token)) return;
  await revokeSessionByToken(services.db, { brand, tokenHash: hashToken(token), now: services.clock.now() });
}

/** Ends one of a member's sessions; throws 'not_found' for one that is not theirs, as for one that does not exist. */
export async function endSession(
  services: Services,
  { accountId, id }: { readonly accountId: number; readonly id: string },
): Promise<void> {
  const ended = await revokeSession(services.db, { id, accountId, now: services.clock.now() });
  if (!ended) throw new AppError('not_found', 'no such session of this member');
}
