import { insertOperator, type OperatorRow } from '#db/queries/operator.ts';
import { appendAudit } from '#domain/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { newSecrets, type OperatorSecrets } from './new-secrets.ts';
import type { Operator } from './operator.ts';

export type NewOperator = {
  readonly email: string;
  readonly role: OperatorRow['role'];
  /** The brands whose office he enters. */
  readonly brands: readonly string[];
  /** The owner who makes him; left out where a command does. */
  readonly by?: Operator;
};

/**
 * Makes an operator. Password, second factor and recovery codes are made here and shown once; hashes stay, and the factor's
 * secret, which its codes are checked with. Throws 'conflict' where the address already belongs to one.
 */
export async function createOperator(
  services: Services,
  { email, role, brands, by }: NewOperator,
): Promise<OperatorSecrets> {
  const { kept, shown } = await newSecrets(services, email);
  const now = services.clock.now();
  const id = newId();
  await services.db.transaction(async (tx) => {
    const isNew = await insertOperator(tx, {
      ...{ id, email, role, brands: [...brands], ...kept },
      ...{ status: 'active', createdAt: now, updatedAt: now },
    });
    if (!isNew) {
      throw new AppError('conflict', `There already is an operator ${email}.`, {
        fields: { email: [{ key: 'office.operatorExists' }] },
      });
    }
    await appendAudit(tx, {
      ...{ at: now, actorKind: by === undefined ? 'command' : 'operator', actorId: by?.id ?? 'operator' },
      ...{ action: 'operator.create', subjectKind: 'operator', subjectId: id },
      detail: { role, brands: [...brands] },
    });
  });
  return shown;
}
