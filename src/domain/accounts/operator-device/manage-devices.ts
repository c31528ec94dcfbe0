import type { Transaction } from '#db/client.ts';
import { lockOperator } from '#db/queries/operator.ts';
import {
  deleteOperatorDevice,
  type OperatorDeviceRow,
  putOperatorDevice,
} from '#db/queries/operator-device.ts';
import { assertPushDevice } from '#domain/accounts/push/assert-push-device.ts';
import { readPushKeys } from '#domain/accounts/push/push-keys.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { MAX_OPERATOR_DEVICES } from '#terms/operator-notices.ts';

const MAX_USER_AGENT = 512;

/**
 * Allows a browser of an operator to be notified of alerts; it belongs to whom it was allowed by last. Throws 'invalid' for an
 * address that is not one of a push service, and for a key that is none.
 */
export async function allowOperatorDevice(
  services: Services,
  options: {
    readonly operator: Operator;
    readonly endpoint: string;
    readonly publicKey: string;
    readonly authSecret: string;
    readonly userAgent: string;
  },
): Promise<void> {
  const { operator, endpoint, publicKey, authSecret, userAgent } = options;
  assertPushDevice(services, { endpoint, publicKey });
  const { publicKey: serverKey } = await readPushKeys(services);
  await services.db.transaction(async (tx) => {
    await lockOperator(tx, operator.id);
    const row = {
      id: newId(),
      operatorId: operator.id,
      endpoint,
      publicKey,
      authSecret,
      serverKey,
      userAgent: userAgent.slice(0, MAX_USER_AGENT),
      createdAt: services.clock.now(),
    };
    await putOperatorDevice(tx, row, { limit: MAX_OPERATOR_DEVICES });
    await note(tx, row, 'operator.allowed_device');
  });
}

/** Ends a device. Throws 'not_found' for one that is not the operator's, as for one that does not exist. */
export async function removeOperatorDevice(
  services: Services,
  { operator, id }: { readonly operator: Operator; readonly id: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await deleteOperatorDevice(tx, { operatorId: operator.id, id });
    if (row === null) throw new AppError('not_found', 'no such device of this operator');
    await note(tx, { ...row, createdAt: services.clock.now() }, 'operator.removed_device');
  });
}

async function note(
  tx: Transaction,
  { operatorId, endpoint, createdAt }: Pick<OperatorDeviceRow, 'operatorId' | 'endpoint' | 'createdAt'>,
  action: 'operator.allowed_device' | 'operator.removed_device',
): Promise<void> {
  await appendAudit(tx, {
    at: createdAt,
    actorKind: 'operator',
    actorId: operatorId,
    action,
    subjectKind: 'operator',
    subjectId: operatorId,
    detail: { host: new URL(endpoint).host },
  });
}
