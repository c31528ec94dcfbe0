import type { Transaction } from '#db/client.ts';
import { type AccountRow, insertIdentity, lockAccount, updateAccount } from '#db/queries/account.ts';
import { revokeApiKeysOf } from '#db/queries/api-key.ts';
import { type MailTokenRow, takeMailToken, voidMailTokens } from '#db/queries/mail-token.ts';
import { revokeSessionsExcept } from '#db/queries/session.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import { assertStrongPassword } from '#domain/foundation/security/assert-strong-password.ts';
import { excuseAttempt, rememberSource, requireAttempt } from '#domain/foundation/security/attempts.ts';
import { passwordCost } from '#domain/foundation/security/password-cost.ts';
import type { Services } from '#domain/services.ts';
import { formatDateTime } from '#i18n/format.ts';
import { googleLinked } from '#mail/google-linked.ts';
import { passwordChanged } from '#mail/password-changed.ts';
import { AppError } from '#platform/app-error.ts';
import { hashPassword } from '#platform/password.ts';
import { hashToken, isToken } from '#platform/token.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { AccountBrand } from './account-brand.ts';
import { recipientOf } from './register-member.ts';

type Reset = {
  readonly brand: AccountBrand;
  readonly token: string;
  readonly password: string;
  readonly clientIp: string;
};

/**
 * Sets the password that the bearer of a mailed link has chosen. The link works once, every session and every API key ends, other links die, and
 * the address counts as confirmed, since its e-mail was read. Throws 'invalid' at `token` for a link that is worth nothing, and
 * at `password` for a weak one, which leaves the link good. Who tries one useless link after the other gets 'too_many'.
 */
export async function resetPassword(
  services: Services,
  { brand, token, password, clientIp: from }: Reset,
): Promise<void> {
  const attempt = { rule: 'uselessLink', of: [brand.key], from } as const;
  await requireAttempt(services, attempt);
  if (!isToken(token)) throw uselessLink();
  const passwordHash = await hashPassword(password, passwordCost(services.env));
  const owner = await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const used = await takeMailToken(tx, {
      tokenHash: hashToken(token),
      brand: brand.key,
      purpose: 'password',
      now,
    });
    const account = used === null ? null : await lockAccount(tx, used.accountId);
    if (used === null || account === null || account.status === 'deleted') throw uselessLink();
    const { email, nickName } = account;
    assertStrongPassword(password, { email, nickName, brandName: brand.name, brand: brand.key });
    await updateAccount(tx, account.id, {
      passwordHash,
      updatedAt: now,
      emailVerifiedAt: account.emailVerifiedAt ?? now,
      status: account.status === 'unverified' ? 'active' : account.status,
    });
    await voidMailTokens(tx, { accountId: account.id, now });
    await revokeSessionsExcept(tx, { accountId: account.id, keep: [], now });
    await revokeApiKeysOf(tx, { accountId: account.id }, now);
    const zone = account.timeZone ?? BRAND_ZONE;
    const data = { time: formatDateTime(now, zone), zone };
    await postEmail(services, tx, { email: passwordChanged, to: recipientOf(account), data });
    await connect(services, tx, { account, link: used.link });
    return email;
  });
  await excuseAttempt(services, attempt);
  await rememberSource(services, { of: [brand.key, owner], from });
}

/** A provider's identity that waited for the owner of the address to show themselves (docs/product/accounts.md). */
async function connect(
  services: Services,
  tx: Transaction,
  { account, link }: { readonly account: AccountRow; readonly link: MailTokenRow['link'] },
): Promise<void> {
  if (link === null) return;
  const { brand, id: accountId } = account;
  const linkedAt = services.clock.now();
  const isNew = await insertIdentity(tx, { brand, accountId, ...link, linkedAt });
  if (isNew) await postEmail(services, tx, { email: googleLinked, to: recipientOf(account), data: {} });
}

function uselessLink(): AppError {
  return new AppError('invalid', 'a link that is worth nothing', {
    fields: { token: [{ key: 'reset.useless' }] },
  });
}
