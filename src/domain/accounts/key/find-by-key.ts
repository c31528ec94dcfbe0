import { type ApiKeyRow, findMemberKey, findOperatorKey, touchApiKey } from '#db/queries/api-key.ts';
import { describeMember } from '#domain/accounts/member/describe-member.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { isTrusted } from '#platform/clock.ts';
import { hashToken, isApiKey } from '#platform/token.ts';
import { HOUR_MS } from '#terms/durations.ts';
import type { UsedKey } from './used-key.ts';

/** The last use is written down when the one before was written so long ago, so that calls do not write each time. */
const TOUCH_AFTER_MS = HOUR_MS;

/**
 * The member whose key a text is at this brand, with what is open to them at this moment: a plan that ended, a break or a suspension
 * count for the key as for the person. Null for anything else.
 */
export async function findMemberByKey(
  services: Services,
  { brand, token }: { readonly brand: string; readonly token: string },
): Promise<{ readonly member: Member; readonly key: UsedKey } | null> {
  if (!isApiKey(token)) return null;
  const now = services.clock.now();
  const found = await findMemberKey(services.db, { brand, tokenHash: hashToken(token), now });
  const described = found && describeMember(found, now);
  if (found === null || described === null) return null;
  const { key } = found;
  await touch(services, key, now);
  // A key is no session: no device, visit or session can be found by its id.
  const member = {
    ...described,
    sessionId: key.id,
    sessionCreatedAt: key.createdAt,
    sessionExpiresAt: key.expiresAt,
    lastVisitAt: null,
  };
  return { member, key: usedKey(key) };
}

/** The operator whose key a text is, with the role that they have now; null for anything else. */
export async function findOperatorByKey(
  services: Services,
  token: string,
): Promise<{ readonly operator: Operator; readonly key: UsedKey } | null> {
  if (!isApiKey(token)) return null;
  const now = services.clock.now();
  const found = await findOperatorKey(services.db, { tokenHash: hashToken(token), now });
  if (found === null) return null;
  await touch(services, found.key, now);
  const { id, email, role, brands } = found.operator;
  return { operator: { id, email, role, brands }, key: usedKey(found.key) };
}

const usedKey = ({ id, name, scopes }: ApiKeyRow): UsedKey => ({ id, name, scopes });

async function touch({ db, clock }: Services, { id, lastUsedAt }: ApiKeyRow, now: Date): Promise<void> {
  const notedBefore = new Date(now.getTime() - TOUCH_AFTER_MS);
  if (!isTrusted(clock) || (lastUsedAt !== null && lastUsedAt >= notedBefore)) return;
  await touchApiKey(db, { id, now, notedBefore });
}
