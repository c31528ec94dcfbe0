import { findOperatorById } from '#db/queries/operator.ts';
import { takeTotpStep } from '#db/queries/operator-session.ts';
import { requireAttempt } from '#domain/foundation/security/attempts.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { openSealed } from '#platform/seal.ts';
import { findTotpStep } from './totp.ts';

/**
 * An operator who is signed in shows their device once more. A code counts once, also between this and signing in. Throws 'invalid' at
 * `code` for a wrong one, and 'too_many' after some of them.
 */
export async function requireSecondFactor(
  services: Services,
  { operatorId, code }: { readonly operatorId: string; readonly code: string },
): Promise<void> {
  await requireAttempt(services, { rule: 'officeCode', of: ['office', 'act', operatorId] });
  const now = services.clock.now();
  const row = await findOperatorById(services.db, operatorId);
  if (row === null) throw new AppError('not_signed_in', 'no such operator');
  const secret = openSealed(services.env, 'operator.totp_secret', row.totpSecret);
  const step = findTotpStep(code.normalize('NFKC').replaceAll(/\s/g, ''), { secret, now });
  if (step !== null && (await takeTotpStep(services.db, { operatorId, step, now }))) return;
  throw new AppError('invalid', 'a wrong code', { fields: { code: [{ key: 'office.wrongCode' }] } });
}
