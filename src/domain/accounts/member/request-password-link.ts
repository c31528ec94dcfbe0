import { type AccountRow, findAccountByEmail, lockAccount } from '#db/queries/account.ts';
import type { MailTokenRow } from '#db/queries/mail-token.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import { countAttempt, requireAttempt } from '#domain/foundation/security/attempts.ts';
import type { Services } from '#domain/services.ts';
import { passwordLink } from '#mail/password-link.ts';
import { startTimer, waitSince } from '#platform/clock.ts';
import { createMailToken, mailTokenMinutes } from './mail-token.ts';
import { recipientOf } from './register-member.ts';

/** Writing an e-mail takes some milliseconds; no answer comes before this time, so that its absence cannot be seen. */
const ANSWER_AFTER_MS = 60;

/**
 * Mails a link for choosing a password to anyone who has an account of this address. The answer is always the same, nothing, and
 * comes after the same time. At most three an hour go to an address; too many from one source throw 'too_many', whatever addresses they name.
 */
export async function requestPasswordLink(
  services: Services,
  { brand, email, clientIp }: { readonly brand: string; readonly email: string; readonly clientIp: string },
): Promise<void> {
  await requireAttempt(services, { rule: 'passwordLinkSource', of: [brand], from: clientIp });
  const started = startTimer();
  const wait = await countAttempt(services, { rule: 'passwordLink', of: [brand, email] });
  const account = await findAccountByEmail(services.db, { brand, email });
  if (wait === null && account !== null && account.status !== 'deleted') {
    await mailPasswordLink(services, account);
  }
  await waitSince(started, ANSWER_AFTER_MS);
}

/** The same for a member who is signed in, to the address of their own account; throws 'too_many' after three an hour. */
export async function requestOwnPasswordLink(
  services: Services,
  { brand, email }: { readonly brand: string; readonly email: string },
): Promise<void> {
  await requireAttempt(services, { rule: 'passwordLink', of: [brand, email] });
  const account = await findAccountByEmail(services.db, { brand, email });
  if (account !== null) await mailPasswordLink(services, account);
}

/** Writes the e-mail with the link. Used with `link`, it also connects a provider's identity when the password is set. */
export async function mailPasswordLink(
  services: Services,
  account: AccountRow,
  link: MailTokenRow['link'] = null,
): Promise<void> {
  const { brand, id: accountId } = account;
  await services.db.transaction(async (tx) => {
    // Of two e-mails that are asked for at once, one voids the other's link.
    await lockAccount(tx, accountId);
    const now = services.clock.now();
    const token = await createMailToken(tx, { brand, accountId, purpose: 'password', now, link });
    const data = { token, minutes: mailTokenMinutes.password };
    await postEmail(services, tx, { email: passwordLink, to: recipientOf(account), data });
  });
}
