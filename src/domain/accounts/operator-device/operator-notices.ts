import { lockOperator } from '#db/queries/operator.ts';
import { listOperatorDevices, type OperatorDeviceRow } from '#db/queries/operator-device.ts';
import {
  findOperatorNoticeSetting,
  putOperatorNoticeSetting,
  wakeNotices,
} from '#db/queries/operator-notice.ts';
import { listWebhooks } from '#db/queries/webhook.ts';
import { readPushKeys } from '#domain/accounts/push/push-keys.ts';
import { isUrgentAlert, NOTIFIED_KINDS } from '#domain/foundation/alert/notified-kinds.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { isZone } from '#domain/foundation/clock/is-zone.ts';
import type { QuietHours } from '#domain/foundation/clock/quiet-hours.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import type { Services } from '#domain/services.ts';
import { SITE_ALERTS, type SiteAlertKind } from '#i18n/alert-text.ts';
import { AppError } from '#platform/app-error.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';

type NoticeChoice = {
  readonly byEmail: boolean;
  readonly byPush: boolean;
  /** The zone of the quiet hours. */
  readonly zone: string;
  readonly quiet: QuietHours | null;
};

type OperatorNotices = NoticeChoice & {
  /** The key that a browser allows messages of. */
  readonly serverKey: string;
  readonly devices: readonly OperatorDeviceRow[];
  /** How many of their webhooks are notified of alerts. */
  readonly webhooks: number;
  /** What this operator is notified of, and whether in quiet hours, too. */
  readonly kinds: readonly { readonly kind: SiteAlertKind; readonly isUrgent: boolean }[];
};

/** How an operator is notified of what is wrong with the site, and of which kinds. */
export async function showOperatorNotices(
  services: Services,
  { id: operatorId, role }: Operator,
): Promise<OperatorNotices> {
  const { db } = services;
  const { publicKey: serverKey } = await readPushKeys(services);
  const [setting, devices, webhooks] = await Promise.all([
    findOperatorNoticeSetting(db, operatorId),
    listOperatorDevices(db, { operatorId, serverKey }),
    listWebhooks(db, { operatorId }),
  ]);
  const { byEmail = true, byPush = false, zone = BRAND_ZONE } = setting ?? {};
  const { quietFrom: from = null, quietUntil: until = null } = setting ?? {};
  return {
    byEmail,
    byPush,
    zone,
    quiet: from === null || until === null ? null : { from, until },
    serverKey,
    devices,
    webhooks: webhooks.filter(
      ({ events, disabledAt }) => disabledAt === null && events.includes('alert.opened'),
    ).length,
    kinds: SITE_ALERTS.filter((kind) => mayDo(role, NOTIFIED_KINDS[kind])).map((kind) => ({
      kind,
      isUrgent: isUrgentAlert(kind),
    })),
  };
}

/**
 * Chooses how an operator is notified. What waits for the end of their quiet hours is looked at again by the new ones. Throws 'invalid' at `zone`
 * for an unknown zone.
 */
export async function saveOperatorNotices(
  services: Services,
  { operator, choice }: { readonly operator: Operator; readonly choice: NoticeChoice },
): Promise<void> {
  const { byEmail, byPush, zone, quiet } = choice;
  if (!isZone(zone))
    throw new AppError('invalid', 'unknown zone', { fields: { zone: [{ key: 'member.zone' }] } });
  const { id: operatorId } = operator;
  await services.db.transaction(async (tx) => {
    await lockOperator(tx, operatorId);
    const updatedAt = services.clock.now();
    await putOperatorNoticeSetting(tx, {
      operatorId,
      byEmail,
      byPush,
      zone,
      quietFrom: quiet?.from ?? null,
      quietUntil: quiet?.until ?? null,
      updatedAt,
    });
    await wakeNotices(tx, operatorId, updatedAt);
    await appendAudit(tx, {
      at: updatedAt,
      actorKind: 'operator',
      actorId: operatorId,
      action: 'operator.chose_notices',
      subjectKind: 'operator',
      subjectId: operatorId,
      detail: {
        by_email: byEmail,
        by_push: byPush,
        zone,
        quiet_from: quiet?.from ?? null,
        quiet_until: quiet?.until ?? null,
      },
    });
  });
}
