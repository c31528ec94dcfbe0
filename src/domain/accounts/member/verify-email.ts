import { findAccountById, updateAccount } from '#db/queries/account.ts';
import { takeMailToken } from '#db/queries/mail-token.ts';
import { requireAttempt } from '#domain/foundation/security/attempts.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { hashToken, isToken } from '#platform/token.ts';
import { greet } from './register-member.ts';

/** Confirms an address with the secret that was mailed to it; throws 'invalid' for a link that is worth nothing. */
export async function verifyEmail(
  services: Services,
  { brand, token }: { readonly brand: string; readonly token: string },
): Promise<void> {
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    const wanted = { tokenHash: hashToken(token), brand, purpose: 'verify', now } as const;
    const used = isToken(token) ? await takeMailToken(tx, wanted) : null;
    const account = used === null ? null : await findAccountById(tx, used.accountId);
    if (account === null || account.status === 'deleted') {
      throw new AppError('invalid', 'a link that is worth nothing', {
        fields: { token: [{ key: 'reset.useless' }] },
      });
    }
    await updateAccount(tx, account.id, {
      emailVerifiedAt: account.emailVerifiedAt ?? now,
      updatedAt: now,
      status: account.status === 'unverified' ? 'active' : account.status,
    });
  });
}

/** Mails the confirming link once more; throws 'conflict' where the address is confirmed, 'too_many' after three an hour. */
export async function requestVerification(services: Services, accountId: number): Promise<void> {
  const account = await findAccountById(services.db, accountId);
  if (account === null || account.emailVerifiedAt !== null) {
    throw new AppError('conflict', 'confirmed already', {
      fields: { base: [{ key: 'member.alreadyVerified' }] },
    });
  }
  await requireAttempt(services, { rule: 'passwordLink', of: ['verify', String(accountId)] });
  await services.db.transaction((tx) => greet(services, tx, { account, mustVerify: true }));
}
