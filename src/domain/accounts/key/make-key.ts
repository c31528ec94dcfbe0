import type { Transaction } from '#db/client.ts';
import { lockAccount } from '#db/queries/account.ts';
import { type ApiKeyOwner, type ApiKeyRow, insertApiKey, listApiKeys } from '#db/queries/api-key.ts';
import { lockOperator } from '#db/queries/operator.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { recipientOf } from '#domain/accounts/member/register-member.ts';
import { requireSecondFactor } from '#domain/accounts/operator/require-second-factor.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import { cleanLine } from '#domain/foundation/text/clean-text.ts';
import type { Services } from '#domain/services.ts';
import { formatDateTime } from '#i18n/format.ts';
import { apiKeyMade } from '#mail/api-key-made.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { hashToken, newApiKey } from '#platform/token.ts';
import { API_KEY_DAYS, MAX_API_KEYS, type MemberScope, type OfficeScope } from '#terms/api-scopes.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';

/** A key with the only copy of its text that there will ever be. */
type MadeKey = { readonly row: ApiKeyRow; readonly key: string };

/** A member who makes a key has logged in so long ago at most: a phone that someone left lying opens no door for a year. */
const FRESH_LOGIN_MS = HOUR_MS;

/**
 * Makes a key of a member and e-mails them that there is one. Throws 'conflict' for a login that is older than an hour, and where ten
 * keys are good already.
 */
export async function makeMemberKey(
  services: Services,
  options: {
    readonly member: Member;
    readonly name: string;
    readonly scopes: readonly MemberScope[];
  },
): Promise<MadeKey> {
  const { member, name, scopes } = options;
  const now = services.clock.now();
  if (now.getTime() - member.sessionCreatedAt.getTime() > FRESH_LOGIN_MS) {
    throw new AppError('conflict', 'the login is too old for a key', {
      fields: { base: [{ key: 'account.keys.logInAgain' }] },
      data: { reason: 'login_too_old' },
    });
  }
  return services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, member.id);
    if (account === null || account.status === 'deleted') throw new AppError('not_signed_in', 'deleted');
    const owner = { accountId: member.id, brand: member.brand, operatorId: null };
    const made = await insertKey(tx, { owner, kind: 'member', name, scopes, now });
    const zone = account.timeZone ?? BRAND_ZONE;
    const data = { name: made.row.name, time: formatDateTime(now, zone), zone, isOffice: false };
    await postEmail(services, tx, { email: apiKeyMade, to: recipientOf(account), data });
    return made;
  });
}

/**
 * Makes a key of an operator, who shows their second factor for it; they are e-mailed, and the log has it. Throws 'invalid' at `scopes`
 * for what their role may not do, and at `code` for a wrong code.
 */
export async function makeOperatorKey(
  services: Services,
  options: {
    readonly operator: Operator;
    readonly name: string;
    readonly scopes: readonly OfficeScope[];
    readonly code: string;
    readonly locale: Locale;
  },
): Promise<MadeKey> {
  const { operator, name, scopes, code, locale } = options;
  if (!scopes.every((scope) => mayDo(operator.role, scope))) {
    throw new AppError('invalid', 'a scope that the role does not have', {
      fields: { scopes: [{ key: 'office.keyScopeNotYours' }] },
    });
  }
  await requireSecondFactor(services, { operatorId: operator.id, code });
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const row = await lockOperator(tx, operator.id);
    if (row === null || row.status !== 'active') throw new AppError('not_signed_in', 'no operator any more');
    const owner = { accountId: null, brand: null, operatorId: operator.id };
    const made = await insertKey(tx, { owner, kind: 'operator', name, scopes, now });
    const to = {
      brand: row.brands[0] ?? '',
      accountId: null,
      email: row.email,
      name: row.email,
      locale: row.locale ?? locale,
    };
    const time = formatDateTime(now, BRAND_ZONE);
    const data = { name: made.row.name, time, zone: BRAND_ZONE, isOffice: true };
    await postEmail(services, tx, { email: apiKeyMade, to, data });
    await appendAudit(tx, {
      at: now,
      actorKind: 'operator',
      actorId: operator.id,
      action: 'api_key.made',
      subjectKind: 'api_key',
      subjectId: made.row.id,
      detail: { name: made.row.name, scopes, expires_at: made.row.expiresAt },
    });
    return made;
  });
}

async function insertKey(
  tx: Transaction,
  options: {
    readonly owner: Pick<ApiKeyRow, 'accountId' | 'brand' | 'operatorId'>;
    readonly kind: 'member' | 'operator';
    readonly name: string;
    readonly scopes: readonly string[];
    readonly now: Date;
  },
): Promise<MadeKey> {
  const { owner, kind, scopes, now } = options;
  const name = keyName(options.name);
  const good = await listApiKeys(tx, ownerOf(owner), now);
  if (good.length >= MAX_API_KEYS) {
    throw new AppError('conflict', 'ten keys are good already', {
      fields: { base: [{ key: 'keys_full', params: { limit: MAX_API_KEYS } }] },
      data: { reason: 'keys_full' },
    });
  }
  const key = newApiKey(kind);
  const row = {
    ...owner,
    id: newId(),
    name,
    tokenHash: hashToken(key),
    hint: key.slice(-4),
    scopes: [...new Set(scopes)],
    createdAt: now,
    expiresAt: new Date(now.getTime() + API_KEY_DAYS * DAY_MS),
    lastUsedAt: null,
    revokedAt: null,
  };
  await insertApiKey(tx, row);
  return { row, key };
}

function ownerOf({ accountId, operatorId }: Pick<ApiKeyRow, 'accountId' | 'operatorId'>): ApiKeyOwner {
  if (accountId !== null) return { accountId };
  if (operatorId !== null) return { operatorId };
  throw new Error('A key belongs to a member or to an operator.');
}

const MAX_NAME = 60;

/** A name as it is stored: one line in which everything is seen. */
function keyName(typed: string): string {
  const name = cleanLine(typed);
  if (name === '') throw new AppError('invalid', 'no name', { fields: { name: [{ key: 'required' }] } });
  if (name.length <= MAX_NAME) return name;
  const tooLong = { key: 'too_big', params: { limit: MAX_NAME } };
  throw new AppError('invalid', 'a long name', { fields: { name: [tooLong] } });
}
