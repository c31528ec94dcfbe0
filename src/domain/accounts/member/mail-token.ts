import type { Queryable } from '#db/client.ts';
import { insertMailToken, type MailTokenRow, voidMailTokens } from '#db/queries/mail-token.ts';
import { hashToken, newToken } from '#platform/token.ts';
import { MINUTE_MS } from '#terms/durations.ts';

/** How long a mailed link is good for: half an hour for a password, a day for an address. */
export const mailTokenMinutes = { password: 30, verify: 24 * 60 } as const;

/**
 * Makes the secret of a mailed link. Only its hash stays here, and links that the account was mailed before for the same purpose
 * are void from now on: only the newest e-mail counts.
 */
export async function createMailToken(
  db: Queryable,
  options: Pick<MailTokenRow, 'brand' | 'accountId' | 'purpose'> & {
    readonly now: Date;
    readonly link?: MailTokenRow['link'];
  },
): Promise<string> {
  const { brand, accountId, purpose, now, link = null } = options;
  await voidMailTokens(db, { accountId, purpose, now });
  const token = newToken();
  const expiresAt = new Date(now.getTime() + mailTokenMinutes[purpose] * MINUTE_MS);
  await insertMailToken(db, {
    tokenHash: hashToken(token),
    brand,
    accountId,
    purpose,
    link,
    createdAt: now,
    expiresAt,
    usedAt: null,
  });
  return token;
}
