import type { Transaction } from '#db/client.ts';
import { type AccountRow, insertAccount, insertIdentity } from '#db/queries/account.ts';
import { type SignInTicketRow, takeSignInTicket } from '#db/queries/sign-in-ticket.ts';
import type { AccountBrand } from '#domain/accounts/member/account-brand.ts';
import { readTerms, recordConsent } from '#domain/accounts/member/record-consent.ts';
import { greet } from '#domain/accounts/member/register-member.ts';
import { openSession, type SignedIn, type Visitor } from '#domain/accounts/session/sign-in.ts';
import { countConversion } from '#domain/foundation/experiment/count-trial.ts';
import type { Trial } from '#domain/foundation/experiment/trial-cookie.ts';
import type { LegalDocument } from '#domain/foundation/legal/get-legal-document.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import { hashToken, isToken } from '#platform/token.ts';
import type { Locale } from '#terms/locales.ts';
import { uselessTicket } from './tickets.ts';

type Consent = {
  readonly brand: AccountBrand;
  readonly ticket: string;
  readonly locale: Locale;
  readonly visitor: Visitor;
  /** The tests that the browser takes part in. */
  readonly trials?: readonly Trial[];
};

const NAME = { least: 2, most: 30 } as const;

/**
 * Opens the account of somebody for whom Google has vouched, once they have agreed and declared their age, and signs them in. Until
 * then nothing is kept of them but the ticket, for ten minutes. Throws 'invalid' for a ticket that is worth nothing, also where
 * the address got an account in the meantime.
 */
export async function consentToAccount(services: Services, consent: Consent): Promise<SignedIn> {
  const { brand, ticket, locale, visitor, trials = [] } = consent;
  if (!isToken(ticket)) throw uselessTicket();
  const documents = await readTerms(services, brand, locale);
  const account = await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const wanted = { tokenHash: hashToken(ticket), brand: brand.key, kind: 'consent', now } as const;
    const vouched = await takeSignInTicket(tx, wanted);
    if (vouched === null) throw uselessTicket();
    const opened = await openAccount(services, tx, { brand, vouched, documents, locale });
    await countConversion(tx, { brand: brand.key, trials }, 'register');
    return opened;
  });
  return openSession(services, account, { ...visitor, method: 'google' });
}

async function openAccount(
  services: Services,
  tx: Transaction,
  options: {
    readonly brand: AccountBrand;
    readonly vouched: SignInTicketRow;
    readonly documents: readonly LegalDocument[];
    readonly locale: Locale;
  },
): Promise<AccountRow> {
  const { brand, vouched, documents, locale } = options;
  const { email, provider, subject } = vouched;
  const now = services.clock.now();
  const account = await insertAccount(tx, {
    uuid: newId(),
    brand: brand.key,
    email,
    nickName: nameOf(vouched),
    locale,
    status: 'active',
    passwordHash: null,
    emailVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  if (account === null) throw uselessTicket();
  const accountId = account.id;
  const isNew = await insertIdentity(tx, { brand: brand.key, provider, subject, accountId, linkedAt: now });
  if (!isNew) throw uselessTicket();
  await recordConsent(tx, { brand, accountId, documents, now });
  await greet(services, tx, { account, mustVerify: false });
  return account;
}

/** The provider's name for a person, shortened to what a name here may be; else the first part of their address. */
function nameOf({ name, email }: Pick<SignInTicketRow, 'name' | 'email'>): string {
  const clean = (text: string) =>
    [
      ...text
        .normalize('NFC')
        .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
        .trim(),
    ]
      .slice(0, NAME.most)
      .join('');
  const given = clean(name);
  return [...given].length >= NAME.least ? given : clean(email.split('@')[0] ?? '').padEnd(NAME.least, '-');
}
