import { endOperatorSessionsOver, findOperatorBySession } from '#db/queries/operator-session.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { isTrusted } from '#platform/clock.ts';
import { hashToken, isToken } from '#platform/token.ts';

/** The active operator whose living session a token stands for; null for anything else. A session that is over is written down as ended. */
export async function findOperatorByToken(
  services: Services,
  token: string | null,
): Promise<Operator | null> {
  if (!isToken(token)) return null;
  const now = services.clock.now();
  const tokenHash = hashToken(token);
  const found = await findOperatorBySession(services.db, { tokenHash, now });
  if (found === null) {
    if (isTrusted(services.clock)) await endOperatorSessionsOver(services.db, { tokenHash, now });
    return null;
  }
  const { id, email, role, brands } = found.operator;
  return { id, email, role, brands };
}
