import { findOperatorBySession } from '#db/queries/operator-session.ts';
import type { Services } from '#domain/services.ts';
import { hashToken, isToken } from '#platform/token.ts';
import type { Operator } from './operator.ts';

/** The active operator whose living session a token stands for; null for anything else. */
export async function findOperatorByToken(
  services: Services,
  token: string | null,
): Promise<Operator | null> {
  if (!isToken(token)) return null;
  const now = services.clock.now();
  const found = await findOperatorBySession(services.db, { tokenHash: hashToken(token), now });
  if (found === null) return null;
  const { id, email, role, brands } = found.operator;
  return { id, email, role, brands };
}
