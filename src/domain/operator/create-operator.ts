import { Secret, TOTP } from 'otpauth';
import { insertOperator, type OperatorRow } from '#db/queries/operator.ts';
import { appendAudit } from '#domain/audit/append-audit.ts';
import { passwordCost } from '#domain/member/password-cost.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { hashPassword } from '#platform/password.ts';
import { hashToken, newToken } from '#platform/token.ts';

export type NewOperator = {
  readonly email: string;
  readonly role: OperatorRow['role'];
  /** The brands whose office he enters. */
  readonly brands: readonly string[];
};

/** What only the new operator may see, once. */
export type OperatorSecrets = {
  readonly email: string;
  readonly password: string;
  /** For an authenticator: `otpauth://totp/…`. */
  readonly totp_uri: string;
  /** Each stands in for the authenticator once. */
  readonly recovery_codes: readonly string[];
};

const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;
const ISSUER = 'Trueline office';

/**
 * Makes an operator. Password, second factor and recovery codes are made here and shown once; hashes stay, and the factor's
 * secret, which its codes are checked with. Throws 'conflict' where the address already belongs to one.
 */
export async function createOperator(
  services: Services,
  { email, role, brands }: NewOperator,
): Promise<OperatorSecrets> {
  const password = newToken().slice(0, 24);
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const secret = new Secret({ size: SECRET_BYTES });
  const passwordHash = await hashPassword(password, passwordCost(services.env));
  const now = services.clock.now();
  const id = newId();
  await services.db.transaction(async (tx) => {
    const isNew = await insertOperator(tx, {
      ...{
        id,
        email,
        role,
        brands: [...brands],
        passwordHash,
        totpSecret: secret.base32,
        totpLastStep: null,
      },
      ...{ recoveryHashes: recoveryCodes.map(hashToken), status: 'active', createdAt: now, updatedAt: now },
    });
    if (!isNew) throw new AppError('conflict', `There already is an operator ${email}.`);
    await appendAudit(tx, {
      ...{ at: now, actorKind: 'command', actorId: 'operator', action: 'operator.create' },
      ...{ subjectKind: 'operator', subjectId: id, detail: { role, brands: [...brands] } },
    });
  });
  const totp = new TOTP({ issuer: ISSUER, label: email, secret });
  return { email, password, totp_uri: totp.toString(), recovery_codes: recoveryCodes };
}

/** Eighty random bits in four groups of four characters of base32. */
function newRecoveryCode(): string {
  const text = new Secret({ size: 10 }).base32.toLowerCase();
  return text.match(/.{4}/g)?.join('-') ?? text;
}
