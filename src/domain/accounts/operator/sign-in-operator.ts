import { findOperatorByEmail, noteOperatorLocale, type OperatorRow } from '#db/queries/operator.ts';
import {
  insertOperatorSession,
  revokeOperatorSession,
  strikeRecoveryCode,
  takeTotpStep,
} from '#db/queries/operator-session.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import {
  type Attempt,
  accountAttempt,
  countAttempt,
  excuseAttempt,
  forgetAttempts,
  rememberSource,
  requireAttempt,
} from '#domain/foundation/security/attempts.ts';
import { passwordCost } from '#domain/foundation/security/password-cost.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { unusableHash, verifyPassword } from '#platform/password.ts';
import { openSealed } from '#platform/seal.ts';
import { hashToken, newToken } from '#platform/token.ts';
import { HOUR_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';
import { alertGuessedCodes } from './guessed-codes.ts';
import { findTotpStep } from './totp.ts';

/** An operator's day: no session outlives it, and none slides on. */
const SESSION_MS = 8 * HOUR_MS;
const MAX_PASSWORD_CHARACTERS = 1024;

type OperatorCredentials = {
  readonly email: string;
  readonly password: string;
  /** Six digits of the device, or one of the recovery codes. */
  readonly code: string;
};

type OperatorVisitor = {
  readonly clientIp: string;
  readonly userAgent: string | null;
  /** The language in which they read the office, and are written to from now on. */
  readonly locale: Locale;
};

/**
 * Signs an operator in by password and one-time code. Wrong address, wrong password and wrong code are one answer; a code
 * counts once; a session lasts eight hours at most. Throws 'invalid' for any wrong part and 'too_many' with the wait. Codes after
 * the right password are counted for the operator alone, wherever they come from.
 */
export async function signInOperator(
  services: Services,
  credentials: OperatorCredentials,
  visitor: OperatorVisitor,
): Promise<{ readonly operator: Operator; readonly token: string; readonly endsAt: Date }> {
  const email = credentials.email.normalize('NFC').trim().toLowerCase();
  const from = visitor.clientIp;
  const account = { of: ['office', email], from };
  const attempt = { rule: 'login', ...account } as const;
  const source = { rule: 'source', of: ['office'], from } as const;
  await requireAttempt(services, source);
  await requireAttempt(services, attempt);
  const shared = await accountAttempt(services, account);
  await requireAttempt(services, shared);
  const row = await findOperatorByEmail(services.db, email);
  const known = row?.passwordHash ?? unusableHash(passwordCost(services.env));
  const isRight = await verifyPassword(credentials.password.slice(0, MAX_PASSWORD_CHARACTERS), known);
  const now = services.clock.now();
  if (!isRight || row === null || row.status !== 'active') throw wrongCredentials();
  // Who comes so far knows the password; the second factor is all that is left, and it is short.
  const guess = await accountAttempt(services, account, 'officeCode');
  await requireCodeAttempt(services, row, guess);
  if (!(await takeCode(services, row, credentials.code, now))) throw wrongCredentials();
  await forgetAttempts(services, attempt);
  for (const right of [source, shared, guess]) await excuseAttempt(services, right);
  await rememberSource(services, account);
  const token = newToken();
  const endsAt = new Date(now.getTime() + SESSION_MS);
  await services.db.transaction(async (tx) => {
    await insertOperatorSession(tx, {
      id: newId(),
      operatorId: row.id,
      tokenHash: hashToken(token),
      createdAt: now,
      endsAt,
      revokedAt: null,
      clientIp: visitor.clientIp,
      userAgent: (visitor.userAgent ?? '').slice(0, 300),
    });
    await noteOperatorLocale(tx, row.id, visitor.locale);
    await appendAudit(tx, {
      at: now,
      actorKind: 'operator',
      actorId: row.id,
      action: 'office.signed_in',
      subjectKind: 'operator',
      subjectId: row.id,
      detail: { ip: visitor.clientIp },
    });
  });
  const { id, role, brands } = row;
  return { operator: { id, email, role, brands }, token, endsAt };
}

function wrongCredentials(): AppError {
  return new AppError('invalid', 'wrong address, password or code', {
    fields: { base: [{ key: 'office.incorrect' }] },
  });
}

/**
 * Counts a code before it is compared. The answer to one too many is that of a wrong code, so that it does not reveal that the
 * password is right; owners are notified instead.
 */
async function requireCodeAttempt(services: Services, row: OperatorRow, guess: Attempt): Promise<void> {
  if ((await countAttempt(services, guess)) === null) return;
  await alertGuessedCodes(services, row);
  throw wrongCredentials();
}

async function takeCode({ db, env }: Services, row: OperatorRow, code: string, now: Date): Promise<boolean> {
  const given = code.normalize('NFKC').replaceAll(/\s/g, '');
  const secret = openSealed(env, 'operator.totp_secret', row.totpSecret);
  const step = findTotpStep(given, { secret, now });
  if (step !== null) return takeTotpStep(db, { operatorId: row.id, step, now });
  return strikeRecoveryCode(db, { row, codeHash: hashToken(given.toLowerCase()), now });
}

/** Ends the session of a token; one that is over already stays so. */
export async function signOutOperator(services: Services, token: string): Promise<void> {
  await revokeOperatorSession(services.db, { tokenHash: hashToken(token), now: services.clock.now() });
}
