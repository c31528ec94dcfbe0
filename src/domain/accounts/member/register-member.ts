import type { Transaction } from '#db/client.ts';
import { type AccountRow, findAccountByEmail, insertAccount } from '#db/queries/account.ts';
import { countConversion } from '#domain/foundation/experiment/count-trial.ts';
import type { Trial } from '#domain/foundation/experiment/trial-cookie.ts';
import { postEmail, type Recipient } from '#domain/foundation/outbox/post-email.ts';
import { assertStrongPassword } from '#domain/foundation/security/assert-strong-password.ts';
import { countAttempt } from '#domain/foundation/security/attempts.ts';
import { passwordCost } from '#domain/foundation/security/password-cost.ts';
import type { Services } from '#domain/services.ts';
import { takenAddress } from '#mail/taken-address.ts';
import { verifyAddress } from '#mail/verify-address.ts';
import { welcome } from '#mail/welcome.ts';
import { startTimer, waitSince } from '#platform/clock.ts';
import { newId } from '#platform/id.ts';
import { hashPassword } from '#platform/password.ts';
import type { Locale } from '#terms/locales.ts';
import type { AccountBrand } from './account-brand.ts';
import { createMailToken, mailTokenMinutes } from './mail-token.ts';
import { readTerms, recordConsent } from './record-consent.ts';
import { verifiesAddresses } from './verifies-addresses.ts';

type Registration = {
  readonly brand: AccountBrand;
  readonly nickName: string;
  /** As it is stored: trimmed, lower case, NFC. */
  readonly email: string;
  readonly password: string;
  readonly locale: Locale;
  /** The tests that the browser takes part in. */
  readonly trials?: readonly Trial[];
};

/** A new account is some more rows than an e-mail to an owner; no answer comes before this time, so that it cannot be seen. */
const ANSWER_AFTER_MS = { demo: 150, production: 150, test: 0 } as const;

/**
 * Opens an account, or, where the address already has one, writes to its owner and changes nothing. The caller cannot tell the
 * two apart: same answer, same hashing, an e-mail in both. Of many at once for one address the database lets one in.
 */
export async function registerMember(services: Services, registration: Registration): Promise<void> {
  const { brand, nickName, email, password, locale, trials = [] } = registration;
  const started = startTimer();
  assertStrongPassword(password, { email, nickName, brandName: brand.name, brand: brand.key });
  const passwordHash = await hashPassword(password, passwordCost(services.env));
  const documents = await readTerms(services, brand, locale);
  const mustVerify = await verifiesAddresses(services, brand.key);
  const mayNotifyOwner =
    (await countAttempt(services, { rule: 'takenAddress', of: [brand.key, email] })) === null;
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const account = await insertAccount(tx, {
      uuid: newId(),
      brand: brand.key,
      email,
      nickName,
      passwordHash,
      locale,
      createdAt: now,
      updatedAt: now,
      status: mustVerify ? 'unverified' : 'active',
    });
    if (account === null) {
      if (mayNotifyOwner) await notifyOwner(services, tx, registration);
      return;
    }
    await recordConsent(tx, { brand, accountId: account.id, documents, now });
    await greet(services, tx, { account, mustVerify });
    await countConversion(tx, { brand: brand.key, trials }, 'register');
  });
  await waitSince(started, ANSWER_AFTER_MS[services.env.APP_MODE]);
}

async function notifyOwner(
  services: Services,
  tx: Transaction,
  { brand, email }: Registration,
): Promise<void> {
  const owner = await findAccountByEmail(tx, { brand: brand.key, email });
  if (owner !== null)
    await postEmail(services, tx, { email: takenAddress, to: recipientOf(owner), data: {} });
}

/** A member as e-mails address them. */
export function recipientOf({ id, brand, email, nickName, locale }: AccountRow): Recipient {
  return { brand, accountId: id, email, name: nickName, locale };
}

/** The first e-mail to a new member; where the brand wants it, with the link that confirms their address. */
export async function greet(
  services: Services,
  tx: Transaction,
  { account, mustVerify }: { readonly account: AccountRow; readonly mustVerify: boolean },
): Promise<void> {
  const to = recipientOf(account);
  if (!mustVerify) return postEmail(services, tx, { email: welcome, to, data: {} });
  const { brand, id: accountId } = account;
  const token = await createMailToken(tx, { brand, accountId, purpose: 'verify', now: services.clock.now() });
  const data = { token, hours: mailTokenMinutes.verify / 60 };
  return postEmail(services, tx, { email: verifyAddress, to, data });
}
