import { Secret, TOTP } from 'otpauth';
import type { OperatorRow } from '#db/queries/operator.ts';
import { passwordCost } from '#domain/member/password-cost.ts';
import type { Services } from '#domain/services.ts';
import { hashPassword } from '#platform/password.ts';
import { hashToken, newToken } from '#platform/token.ts';

/** What only the operator himself may see, once. */
export type OperatorSecrets = {
  readonly email: string;
  readonly password: string;
  /** For an authenticator: `otpauth://totp/…`. */
  readonly totp_uri: string;
  /** Each stands in for the authenticator once. */
  readonly recovery_codes: readonly string[];
};

type KeptSecrets = Pick<OperatorRow, 'passwordHash' | 'totpSecret' | 'totpLastStep' | 'recoveryHashes'>;

const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;
const ISSUER = 'Trueline office';

/** A new password, second factor and recovery codes: what is shown once, and what is kept to check them with. */
export async function newSecrets(
  services: Services,
  email: string,
): Promise<{ readonly kept: KeptSecrets; readonly shown: OperatorSecrets }> {
  const password = newToken().slice(0, 24);
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const secret = new Secret({ size: SECRET_BYTES });
  const totp = new TOTP({ issuer: ISSUER, label: email, secret });
  return {
    kept: {
      passwordHash: await hashPassword(password, passwordCost(services.env)),
      totpSecret: secret.base32,
      totpLastStep: null,
      recoveryHashes: recoveryCodes.map(hashToken),
    },
    shown: { email, password, totp_uri: totp.toString(), recovery_codes: recoveryCodes },
  };
}

/** Eighty random bits in four groups of four characters of base32. */
function newRecoveryCode(): string {
  const text = new Secret({ size: 10 }).base32.toLowerCase();
  return text.match(/.{4}/g)?.join('-') ?? text;
}
