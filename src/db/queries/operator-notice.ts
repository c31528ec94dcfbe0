import { z } from 'zod';
import type { NoticeEvent, NoticeStatus } from '#terms/operator-notices.ts';
import type { Queryable, Transaction } from '../client.ts';
import { and, asc, eq, inArray, lte, sql } from '../drizzle.ts';
import { alias } from '../drizzle-tables.ts';
import { column } from '../select-rows.ts';
import { operator } from '../tables/operator.ts';
import { operatorAlert } from '../tables/operator-alert.ts';
import { operatorDevice } from '../tables/operator-device.ts';
import { operatorNotice } from '../tables/operator-notice.ts';
import { operatorNoticeSetting } from '../tables/operator-notice-setting.ts';
import { textArray, uuidArray } from './text-array.ts';

type OperatorNoticeSettingRow = typeof operatorNoticeSetting.$inferSelect;
export type NoticeKey = {
  readonly alertId: string;
  readonly operatorId: string;
  readonly event: NoticeEvent;
};

/** How an operator is notified; null where they never chose. */
export async function findOperatorNoticeSetting(
  db: Queryable,
  operatorId: string,
): Promise<OperatorNoticeSettingRow | null> {
  const [row] = await db
    .select()
    .from(operatorNoticeSetting)
    .where(eq(operatorNoticeSetting.operatorId, operatorId));
  return row ?? null;
}

export async function putOperatorNoticeSetting(
  tx: Transaction,
  row: OperatorNoticeSettingRow,
): Promise<void> {
  await tx
    .insert(operatorNoticeSetting)
    .values(row)
    .onConflictDoUpdate({ target: operatorNoticeSetting.operatorId, set: row });
}

/** Notices are sent and given up in turn, so that of two who look at one only the first acts. Held until the transaction ends. */
export async function lockNotices(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('operator notices'))`);
}

/** Writes down who is notified that alerts began; each of them once. */
export async function insertOpenedNotices(
  tx: Transaction,
  notices: readonly { readonly alertId: string; readonly operatorId: string }[],
  dueAt: Date,
): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map((notice) => ({
    ...notice,
    event: 'opened' as const,
    status: 'waiting' as const,
    dueAt,
  }));
  await tx.insert(operatorNotice).values(rows).onConflictDoNothing();
}

/** Writes down that those who are notified of the beginning of alerts are notified of their end, too. */
export async function insertClosedNotices(
  tx: Transaction,
  alertIds: readonly string[],
  dueAt: Date,
): Promise<void> {
  if (alertIds.length === 0) return;
  await tx.execute(sql`insert into operator_notice (alert_id, operator_id, event, status, due_at)
    select alert_id, operator_id, 'closed', 'waiting', ${dueAt} from operator_notice
    where event = 'opened' and alert_id = any(${uuidArray(alertIds)}) on conflict do nothing`);
}

/** What waits to be sent to one operator is looked at again from now on, since they chose other hours. */
export async function wakeNotices(tx: Transaction, operatorId: string, now: Date): Promise<void> {
  await tx
    .update(operatorNotice)
    .set({ dueAt: now })
    .where(and(eq(operatorNotice.operatorId, operatorId), eq(operatorNotice.status, 'waiting')));
}

/** The notices whose time has come, with everything that decides whether and how they are sent; the first first. */
export function listDueNotices(
  tx: Transaction,
  {
    now,
    kinds,
    limit,
  }: { readonly now: Date; readonly kinds: readonly string[] | undefined; readonly limit: number },
) {
  const opened = alias(operatorNotice, 'opened');
  return tx
    .select({
      notice: operatorNotice,
      alert: operatorAlert,
      operator,
      setting: operatorNoticeSetting,
      /** Whether the operator was notified that it began. */
      wasNotified: column(z.boolean(), sql`coalesce(${opened.status} = 'notified', false)`),
      /** Whether the same thing goes on under an alert of its own, which operators are notified of. */
      goesOn: column(
        z.boolean(),
        sql`exists (select 1 from operator_alert as next where next.kind = ${operatorAlert.kind}
          and next.subject = ${operatorAlert.subject} and next.closed_at is null and next.notified_at is not null
          and next.opened_at >= ${operatorAlert.closedAt})`,
      ),
      hasDevice: column(
        z.boolean(),
        sql`exists (select 1 from ${operatorDevice} where ${operatorDevice.operatorId} = ${operator.id})`,
      ),
    })
    .from(operatorNotice)
    .innerJoin(operatorAlert, eq(operatorAlert.id, operatorNotice.alertId))
    .innerJoin(operator, eq(operator.id, operatorNotice.operatorId))
    .leftJoin(operatorNoticeSetting, eq(operatorNoticeSetting.operatorId, operatorNotice.operatorId))
    .leftJoin(
      opened,
      and(
        eq(opened.alertId, operatorNotice.alertId),
        eq(opened.operatorId, operatorNotice.operatorId),
        eq(opened.event, 'opened'),
      ),
    )
    .where(
      and(
        eq(operatorNotice.status, 'waiting'),
        lte(operatorNotice.dueAt, now),
        kinds === undefined ? undefined : inArray(operatorAlert.kind, [...kinds]),
      ),
    )
    .orderBy(asc(operatorNotice.dueAt), asc(operatorNotice.alertId), asc(operatorNotice.operatorId))
    .limit(limit);
}
export type DueNotice = Awaited<ReturnType<typeof listDueNotices>>[number];

/** Writes down what became of notices: sent, dropped, or waiting until later. */
export async function markNotices(
  tx: Transaction,
  marks: readonly (NoticeKey & { readonly status: NoticeStatus; readonly dueAt: Date })[],
  now: Date,
): Promise<void> {
  if (marks.length === 0) return;
  await tx.execute(sql`update operator_notice as notice
    set status = mark.status, due_at = mark.due_at, done_at = case when mark.status <> 'waiting' then ${now}::timestamptz end
    from unnest(${uuidArray(marks.map(({ alertId }) => alertId))}, ${uuidArray(marks.map(({ operatorId }) => operatorId))},
      ${textArray(marks.map(({ event }) => event))}, ${textArray(marks.map(({ status }) => status))},
      ${textArray(marks.map(({ dueAt }) => dueAt.toISOString()))}::timestamptz[])
      as mark (alert_id, operator_id, event, status, due_at)
    where notice.alert_id = mark.alert_id and notice.operator_id = mark.operator_id and notice.event = mark.event`);
}
