import { Secret, TOTP } from 'otpauth';
import type { OperatorRow } from '#db/queries/operator.ts';
import { passwordCost } from '#domain/foundation/security/password-cost.ts';
import type { Services } from '#domain/services.ts';
import { hashPassword, unusableHash } from '#platform/password.ts';
import { sealText } from '#platform/seal.ts';
import { hashToken, newToken } from '#platform/token.ts';

/** What only the operator may see, once. */
export type OperatorSecrets = {
  readonly email: string;
  /** For an authenticator: `otpauth://totp/…`. */
  readonly totp_uri: string;
  /** Each stands in for the authenticator once. */
  readonly recovery_codes: readonly string[];
};

/** The same of the command, which also makes the password. */
export type CommandSecrets = OperatorSecrets & { readonly password: string };

type StoredSecrets = Pick<OperatorRow, 'passwordHash' | 'totpSecret' | 'totpLastStep' | 'recoveryHashes'>;

const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;
const ISSUER = 'Trueline office';

/** A second factor and recovery codes beside a password: what is shown once, and what is stored to check them with. */
export async function newSecrets(
  services: Services,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ readonly stored: StoredSecrets; readonly shown: OperatorSecrets }> {
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const secret = new Secret({ size: SECRET_BYTES });
  const totp = new TOTP({ issuer: ISSUER, label: email, secret });
  return {
    stored: {
      passwordHash: await hashPassword(password, passwordCost(services.env)),
      totpSecret: sealText(services.env, 'operator.totp_secret', secret.base32),
      totpLastStep: null,
      recoveryHashes: recoveryCodes.map(hashToken),
    },
    shown: { email, totp_uri: totp.toString(), recovery_codes: recoveryCodes },
  };
}

/** The same with a new password, for the command. */
export async function newCommandSecrets(
  services: Services,
  email: string,
): Promise<{ readonly stored: StoredSecrets; readonly shown: CommandSecrets }> {
  const password = newToken().slice(0, 24);
  const { stored, shown } = await newSecrets(services, { email, password });
  return { stored, shown: { ...shown, password } };
}

/** What an operator has who has not set anything yet: no password opens it, and no one knows the second factor. */
export function noSecrets(services: Services): StoredSecrets {
  return {
    passwordHash: unusableHash(passwordCost(services.env)),
    totpSecret: sealText(services.env, 'operator.totp_secret', new Secret({ size: SECRET_BYTES }).base32),
    totpLastStep: null,
    recoveryHashes: [],
  };
}

/** Eighty random bits in four groups of four characters of base32. */
function newRecoveryCode(): string {
  const text = new Secret({ size: 10 }).base32.toLowerCase();
  return text.match(/.{4}/g)?.join('-') ?? text;
}
