import { lockOperator, updateOperator } from '#db/queries/operator.ts';
import { revokeSessionsOf } from '#db/queries/operator-session.ts';
import { takeOperatorSetup } from '#db/queries/operator-setup.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { assertStrongPassword } from '#domain/foundation/security/assert-strong-password.ts';
import { requireAttempt } from '#domain/foundation/security/attempts.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { hashToken } from '#platform/token.ts';
import { newSecrets, type OperatorSecrets } from './new-secrets.ts';

/**
 * The operator whose link it is sets a password, and sees second factor and recovery codes, once. A refused password leaves the link
 * as it is. Throws 'invalid' at `token` for a link that is used, over or none, and at `password` for a weak one.
 */
export async function setUpOperator(
  services: Services,
  options: { readonly token: string; readonly password: string; readonly clientIp: string },
): Promise<OperatorSecrets> {
  await requireAttempt(services, { rule: 'source', of: ['office-setup', options.clientIp] });
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const operatorId = await takeOperatorSetup(tx, { tokenHash: hashToken(options.token), now });
    const row = operatorId === null ? null : await lockOperator(tx, operatorId);
    if (row === null || row.status !== 'active') {
      throw new AppError('invalid', 'no living link', { fields: { token: [{ key: 'office.setupOver' }] } });
    }
    const { id, email } = row;
    const owner = { email, nickName: email, brandName: 'Trueline', brand: row.brands[0] ?? '' };
    assertStrongPassword(options.password, owner);
    const { stored, shown } = await newSecrets(services, { email, password: options.password });
    await updateOperator(tx, id, { ...stored, version: row.version + 1, updatedAt: now });
    await revokeSessionsOf(tx, { operatorId: id, now });
    await appendAudit(tx, {
      at: now,
      actorKind: 'operator',
      actorId: id,
      action: 'operator.set_up',
      subjectKind: 'operator',
      subjectId: id,
      detail: {},
    });
    return shown;
  });
}
