import { z } from 'zod';
import type { DeliveryStatus } from '#terms/deliveries.ts';
import { LOCALES } from '#terms/locales.ts';
import { NOTICE_EVENTS } from '#terms/operator-notices.ts';
import { OPERATOR_ROLES } from '#terms/operators.ts';
import type { Queryable, Transaction } from '../client.ts';
import { sql } from '../drizzle.ts';
import type { NoticeKey } from './operator-notice.ts';
import { textArray, uuidArray } from './text-array.ts';

/** Puts notices into the queue of every device of their operators, once for each. */
export async function insertOperatorPushes(
  tx: Transaction,
  notices: readonly NoticeKey[],
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  if (notices.length === 0) return;
  await tx.execute(sql`insert into operator_push (alert_id, event, device_id, status, attempts, next_attempt_at, expires_at)
    select told.alert_id, told.event, device.id, 'queued', 0, ${now}, ${expiresAt}
    from unnest(${uuidArray(notices.map(({ alertId }) => alertId))}, ${uuidArray(notices.map(({ operatorId }) => operatorId))},
      ${textArray(notices.map(({ event }) => event))}) as told (alert_id, operator_id, event)
    join operator_device as device on device.operator_id = told.operator_id
    on conflict do nothing`);
}

const pushSchema = z.object({
  alertId: z.string(),
  event: z.enum(NOTICE_EVENTS),
  deviceId: z.string(),
  attempts: z.int(),
  expiresAt: z.coerce.date(),
  endpoint: z.string(),
  publicKey: z.string(),
  authSecret: z.string(),
  serverKey: z.string(),
  operatorId: z.string(),
  role: z.enum(OPERATOR_ROLES),
  brands: z.array(z.string()),
  isActive: z.boolean(),
  locale: z.enum(LOCALES).nullable(),
  byPush: z.boolean(),
  zone: z.string().nullable(),
  quietFrom: z.int().nullable(),
  quietUntil: z.int().nullable(),
  kind: z.string(),
  brand: z.string().nullable(),
  path: z.string(),
});
export type DueOperatorPush = z.infer<typeof pushSchema>;

/**
 * Takes what is due, with what decides whether it is sent. The next attempt is put off by the lease, so that what a worker that dies held
 * is sent again. The caller is the only sender.
 */
export async function leaseOperatorPushes(
  db: Queryable,
  options: {
    readonly now: Date;
    readonly leaseUntil: Date;
    /** All where left out. */
    readonly kinds?: readonly string[] | undefined;
    readonly limit: number;
  },
): Promise<DueOperatorPush[]> {
  const { now, leaseUntil, kinds, limit } = options;
  const isOfKinds =
    kinds === undefined
      ? sql`true`
      : sql`exists (select 1 from operator_alert as alert where alert.id = alert_id and alert.kind = any(${textArray(kinds)}))`;
  const { rows } = await db.execute(sql`
    with due as (
      select alert_id, event, device_id from operator_push where status = 'queued' and next_attempt_at <= ${now} and ${isOfKinds}
      order by next_attempt_at, alert_id, event desc, device_id limit ${limit}),
    taken as (
      update operator_push as push set attempts = attempts + 1, next_attempt_at = ${leaseUntil} from due
      where push.alert_id = due.alert_id and push.event = due.event and push.device_id = due.device_id
      returning push.*)
    select taken.alert_id as "alertId", taken.event, taken.device_id as "deviceId", taken.attempts,
      taken.expires_at as "expiresAt", device.endpoint, device.public_key as "publicKey", device.auth_secret as "authSecret",
      device.server_key as "serverKey", operator.id as "operatorId", operator.role, operator.brands,
      operator.status = 'active' as "isActive", operator.locale, coalesce(setting.by_push, false) as "byPush", setting.zone,
      setting.quiet_from as "quietFrom", setting.quiet_until as "quietUntil", alert.kind, alert.brand, alert.path
    from taken
    join operator_device as device on device.id = taken.device_id
    join operator on operator.id = device.operator_id
    join operator_alert as alert on alert.id = taken.alert_id
    left join operator_notice_setting as setting on setting.operator_id = operator.id
    order by taken.event desc, taken.alert_id, taken.device_id`);
  return z.array(pushSchema).parse(rows);
}

/** What became of one push. */
export type OperatorPushOutcome = {
  readonly status: DeliveryStatus;
  /** When a queued one is tried again. */
  readonly nextAttemptAt?: Date;
  /** True where the attempt was none, as in quiet hours. */
  readonly isFree?: boolean;
  readonly lastError?: string;
};

type PushKey = Pick<DueOperatorPush, 'alertId' | 'event' | 'deviceId'>;

export async function markOperatorPush(
  db: Queryable,
  { alertId, event, deviceId }: PushKey,
  { outcome, now }: { readonly outcome: OperatorPushOutcome; readonly now: Date },
): Promise<void> {
  const { status, nextAttemptAt = now, isFree = false, lastError = null } = outcome;
  await db.execute(sql`update operator_push set status = ${status}, next_attempt_at = ${nextAttemptAt},
      sent_at = ${status === 'sent' ? now : null}, last_error = ${lastError}, attempts = greatest(0, attempts - ${isFree ? 1 : 0}::int)
    where alert_id = ${alertId} and event = ${event} and device_id = ${deviceId} and status = 'queued'`);
}

const eventSchema = z.object({ alertId: z.string(), event: z.enum(NOTICE_EVENTS) });
export type AlertEvent = z.infer<typeof eventSchema>;

/** Removes a device that its push service does not know any more, and answers what had not reached it. */
export async function deleteGoneOperatorDevice(tx: Transaction, deviceId: string): Promise<AlertEvent[]> {
  const { rows } = await tx.execute(sql`select alert_id as "alertId", event from operator_push
    where device_id = ${deviceId} and status = 'queued'`);
  await tx.execute(sql`delete from operator_device where id = ${deviceId}`);
  return z.array(eventSchema).parse(rows);
}

/** Which of some notices have reached an operator on no way: not on another device, and not by e-mail, which they did not choose. */
export async function listUnheard(
  tx: Transaction,
  { operatorId, events }: { readonly operatorId: string; readonly events: readonly AlertEvent[] },
): Promise<AlertEvent[]> {
  if (events.length === 0) return [];
  const { rows } = await tx.execute(sql`select lost.alert_id as "alertId", lost.event
    from unnest(${uuidArray(events.map(({ alertId }) => alertId))}, ${textArray(events.map(({ event }) => event))}) as lost (alert_id, event)
    where exists (select 1 from operator_notice_setting where operator_id = ${operatorId} and not by_email)
      and not exists (select 1 from operator_push as push join operator_device as device on device.id = push.device_id
        where device.operator_id = ${operatorId} and push.alert_id = lost.alert_id and push.event = lost.event
          and push.status in ('queued', 'sent'))
    order by lost.event desc, lost.alert_id`);
  return z.array(eventSchema).parse(rows);
}

/** Removes what was sent, or given up, before an instant. */
export async function deleteOperatorPushesBefore(db: Queryable, before: Date): Promise<void> {
  await db.execute(sql`delete from operator_push where expires_at < ${before}`);
}
