import type { Transaction } from '#db/client.ts';
import { type AccountRow, findAccountByEmail, updateAccount } from '#db/queries/account.ts';
import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { assertNotSuspended } from '#domain/accounts/member/require-member.ts';
import {
  accountAttempt,
  excuseAttempt,
  forgetAttempts,
  rememberSource,
  requireAttempt,
} from '#domain/foundation/security/attempts.ts';
import { passwordCost } from '#domain/foundation/security/password-cost.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { hashPassword, isOutdated, unusableHash, verifyPassword } from '#platform/password.ts';
import { createSession, type OpenedSession } from './create-session.ts';

/** From where somebody signs in. */
export type Visitor = {
  readonly clientIp: string;
  readonly userAgent: string | null;
  /** The token that they came with. */
  readonly token: string | null;
};

export type SignedIn = OpenedSession & { readonly member: Member };

type Credentials = { readonly brand: string; readonly email: string; readonly password: string };

/** No one's password is longer; hashing a megabyte for a stranger would be a gift to them. */
const MAX_PASSWORD_CHARACTERS = 1024;

/**
 * Signs in with e-mail and password. A wrong e-mail and a wrong password cannot be told apart, not by their text and not by
 * their time. Throws 'invalid' for both, 'too_many' with the wait, and 'locked' for a suspended member with the right password.
 */
export async function signIn(
  services: Services,
  { brand, email: typed, password }: Credentials,
  visitor: Visitor,
): Promise<SignedIn> {
  const email = typed.normalize('NFC').trim().toLowerCase();
  const from = visitor.clientIp;
  const source = { rule: 'source', of: [brand], from } as const;
  await requireAttempt(services, source);
  const attempt = { rule: 'login', of: [brand, email], from } as const;
  await requireAttempt(services, attempt);
  const shared = await accountAttempt(services, { of: [brand, email], from });
  await requireAttempt(services, shared);
  const account = await findAccountByEmail(services.db, { brand, email });
  await requirePassword(services, account, password);
  if (account === null) throw wrongCredentials();
  await forgetAttempts(services, attempt);
  await excuseAttempt(services, source);
  await excuseAttempt(services, shared);
  await rememberSource(services, { of: [brand, email], from });
  await renewHash(services, account, password);
  return openSession(services, account, { ...visitor, method: 'password' });
}

/** Throws unless the password is the account's; takes as long where there is no account, or one without a password. */
export async function requirePassword(
  { env }: Services,
  account: AccountRow | null,
  password: string,
): Promise<void> {
  const known = account?.passwordHash ?? unusableHash(passwordCost(env));
  const isRight = await verifyPassword(password.slice(0, MAX_PASSWORD_CHARACTERS), known);
  if (!isRight || account === null || account.passwordHash === null) throw wrongCredentials();
}

function wrongCredentials(): AppError {
  return new AppError('invalid', 'wrong e-mail or password', {
    fields: { base: [{ key: 'login.incorrect' }] },
  });
}

/** A hash that was made when hashing was cheaper is replaced while the password is at hand. */
async function renewHash(services: Services, account: AccountRow, password: string): Promise<void> {
  const cost = passwordCost(services.env);
  if (account.passwordHash === null || !isOutdated(account.passwordHash, cost)) return;
  const passwordHash = await hashPassword(password, cost);
  await updateAccount(services.db, account.id, { passwordHash, updatedAt: services.clock.now() });
}

/**
 * Opens a session for an account whose owner has shown who they are; the caller's old token dies. `prepare` runs in the same
 * transaction, before it.
 */
export async function openSession(
  services: Services,
  account: Pick<AccountRow, 'id' | 'brand' | 'status'>,
  visitor: Visitor & {
    readonly method: 'password' | 'google';
    readonly prepare?: (tx: Transaction) => Promise<void>;
  },
): Promise<SignedIn> {
  const { brand, id: accountId, status } = account;
  if (status === 'deleted') throw wrongCredentials();
  if (status === 'suspended') assertNotSuspended({ status });
  const { clientIp, userAgent, token: replaces, method, prepare } = visitor;
  const session = await services.db.transaction(async (tx) => {
    await prepare?.(tx);
    const now = services.clock.now();
    return createSession(tx, { brand, accountId, method, userAgent, clientIp, replaces, now });
  });
  const member = await findMemberByToken(services, { brand, token: session.token });
  if (member === null) throw new AppError('internal', 'the new session is not alive');
  return { ...session, member };
}
