import type { Transaction } from '#db/client.ts';
import { findOperatorById } from '#db/queries/operator.ts';
import { listAlertsById } from '#db/queries/operator-alert.ts';
import { lockNotices } from '#db/queries/operator-notice.ts';
import { type AlertEvent, deleteGoneOperatorDevice, listUnheard } from '#db/queries/operator-push.ts';
import { mailNotices } from '#domain/foundation/alert/mail-notices.ts';
import type { Services } from '#domain/services.ts';

type Device = { readonly deviceId: string; readonly operatorId: string };

/** Removes a device that its push service does not know any more. What waited for it and has no other way goes out by e-mail. */
export async function dropDevice(services: Services, { deviceId, operatorId }: Device): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockNotices(tx);
    const events = await deleteGoneOperatorDevice(tx, deviceId);
    await mailUnheard(services, tx, { operatorId, events });
  });
}

/** Writes to an operator about what reached them on no device, where they chose devices alone. The caller holds the notices. */
export async function mailUnheard(
  services: Services,
  tx: Transaction,
  { operatorId, events }: { readonly operatorId: string; readonly events: readonly AlertEvent[] },
): Promise<void> {
  const unheard = await listUnheard(tx, { operatorId, events });
  if (unheard.length === 0) return;
  const operator = await findOperatorById(tx, operatorId);
  if (operator === null || operator.status !== 'active') return;
  const alerts = await listAlertsById(
    tx,
    unheard.map(({ alertId }) => alertId),
  );
  const notices = unheard.flatMap(({ alertId, event }) =>
    alerts.filter(({ id }) => id === alertId).map((alert) => ({ alert, operator, event })),
  );
  await mailNotices(services, tx, notices);
}
