import type { Queryable, Transaction } from '../client.ts';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from '../drizzle.ts';
import { type AnyPgColumn, alias } from '../drizzle-tables.ts';
import { operatorAlert } from '../tables/operator-alert.ts';
import { operatorAlertSeen } from '../tables/operator-alert-seen.ts';

export type AlertRow = typeof operatorAlert.$inferSelect;
type AlertInsert = typeof operatorAlert.$inferInsert;

/** Opens an alert; false where one about the same thing is open already. */
export async function openAlert(tx: Transaction, row: AlertInsert): Promise<boolean> {
  const result = await tx.insert(operatorAlert).values(row).onConflictDoNothing();
  return result.rowCount === 1;
}

/** Takes over the newest facts of an open alert; its cause stays the one with which it was opened. */
export async function updateAlert(
  tx: Transaction,
  { kind, subject, facts, severity }: Pick<AlertRow, 'kind' | 'subject' | 'facts' | 'severity'>,
): Promise<void> {
  await tx
    .update(operatorAlert)
    .set({
      facts: sql`${JSON.stringify(facts)}::jsonb || case when facts ? 'cause' then jsonb_build_object('cause', facts -> 'cause') else '{}' end`,
      severity,
    })
    .where(
      and(eq(operatorAlert.kind, kind), eq(operatorAlert.subject, subject), isNull(operatorAlert.closedAt)),
    );
}

/** The open alerts of some kinds. */
export async function listOpenAlerts(db: Queryable, kinds: readonly string[]): Promise<AlertRow[]> {
  if (kinds.length === 0) return [];
  return db
    .select()
    .from(operatorAlert)
    .where(and(inArray(operatorAlert.kind, [...kinds]), isNull(operatorAlert.closedAt)));
}

/**
 * Closes alerts, and answers those that were open; one that was opened by a clock that ran ahead is closed at the instant at which it was
 * opened.
 */
export async function closeAlerts(
  tx: Transaction,
  ids: readonly string[],
  closedAt: Date,
): Promise<AlertRow[]> {
  if (ids.length === 0) return [];
  return tx
    .update(operatorAlert)
    .set({ closedAt: sql`greatest(${operatorAlert.openedAt}, ${closedAt.toISOString()}::timestamptz)` })
    .where(and(inArray(operatorAlert.id, [...ids]), isNull(operatorAlert.closedAt)))
    .returning();
}

/**
 * Marks the open alerts of some kinds that no one was notified of yet as notified now, and answers them. Left for later are those about something
 * with a cause whose end was announced after `quietSince`, unless they opened before it.
 */
export async function markAlertsNotified(
  tx: Transaction,
  options: { readonly kinds: readonly string[]; readonly now: Date; readonly quietSince: Date },
): Promise<AlertRow[]> {
  const before = alias(operatorAlert, 'before');
  const hasJustEnded = tx
    .select({ one: sql`1` })
    .from(before)
    .where(
      and(
        eq(before.kind, operatorAlert.kind),
        eq(before.subject, operatorAlert.subject),
        sql`${causeOf(before)} is not distinct from ${causeOf(operatorAlert)}`,
        isNotNull(before.notifiedAt),
        gt(before.closedAt, options.quietSince),
        // An end that lies ahead was written by a clock that ran ahead.
        lte(before.closedAt, options.now),
      ),
    );
  return tx
    .update(operatorAlert)
    .set({ notifiedAt: options.now })
    .where(
      and(
        inArray(operatorAlert.kind, [...options.kinds]),
        isNull(operatorAlert.closedAt),
        isNull(operatorAlert.notifiedAt),
        or(lte(operatorAlert.openedAt, options.quietSince), notExists(hasJustEnded)),
      ),
    )
    .returning();
}

const causeOf = ({ facts }: { readonly facts: AnyPgColumn }) => sql`${facts} ->> 'cause'`;

/** Whether operators were notified of something with this cause, and that it was over since an instant. */
export async function wasNotifiedSince(
  tx: Transaction,
  options: Pick<AlertRow, 'kind' | 'subject'> & {
    readonly cause: string;
    readonly now: Date;
    readonly since: Date;
  },
): Promise<boolean> {
  const rows = await tx
    .select({ id: operatorAlert.id })
    .from(operatorAlert)
    .where(
      and(
        eq(operatorAlert.kind, options.kind),
        eq(operatorAlert.subject, options.subject),
        sql`${causeOf(operatorAlert)} = ${options.cause}`,
        isNotNull(operatorAlert.notifiedAt),
        gt(operatorAlert.closedAt, options.since),
        lte(operatorAlert.closedAt, options.now),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

type AlertReader = {
  readonly operatorId: string;
  readonly permissions: readonly string[];
  readonly brands: readonly string[];
};

/** Of their role and of their brands. */
const isFor = ({ permissions, brands }: AlertReader) =>
  and(
    inArray(operatorAlert.permission, [...permissions]),
    or(isNull(operatorAlert.brand), inArray(operatorAlert.brand, [...brands])),
  );

const seenBy = (operatorId: string) =>
  and(eq(operatorAlertSeen.alertId, operatorAlert.id), eq(operatorAlertSeen.operatorId, operatorId));

/** A page of the alerts that an operator may see, the open ones first, then the newest. */
export async function listAlerts(
  db: Queryable,
  options: AlertReader & {
    readonly isOpen: boolean;
    /** Left out: grave or not. */
    readonly severity: AlertRow['severity'] | undefined;
    readonly limit: number;
    readonly offset: number;
  },
) {
  const where = and(
    isFor(options),
    options.isOpen ? isNull(operatorAlert.closedAt) : undefined,
    options.severity === undefined ? undefined : eq(operatorAlert.severity, options.severity),
  );
  const [rows, [total]] = await Promise.all([
    db
      .select({ alert: operatorAlert, seenAt: operatorAlertSeen.seenAt })
      .from(operatorAlert)
      .leftJoin(operatorAlertSeen, seenBy(options.operatorId))
      .where(where)
      .orderBy(sql`closed_at is not null`, desc(operatorAlert.openedAt), operatorAlert.id)
      .limit(options.limit)
      .offset(options.offset),
    db.select({ n: count() }).from(operatorAlert).where(where),
  ]);
  return { rows, total: total?.n ?? 0 };
}

/** How many open alerts an operator has not looked at yet. */
export async function countUnseenAlerts(db: Queryable, reader: AlertReader): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(operatorAlert)
    .leftJoin(operatorAlertSeen, seenBy(reader.operatorId))
    .where(and(isFor(reader), isNull(operatorAlert.closedAt), isNull(operatorAlertSeen.seenAt)));
  return row?.n ?? 0;
}

/** Notes that an operator has looked at all open alerts that they may see. */
export async function seeAlerts(db: Queryable, options: AlertReader & { readonly now: Date }): Promise<void> {
  await db.execute(sql`
    insert into operator_alert_seen
    select id, ${options.operatorId}, ${options.now} from operator_alert
    where closed_at is null and ${isFor(options)}
    on conflict do nothing`);
}

/** Alerts by their ids. */
export async function listAlertsById(db: Queryable, ids: readonly string[]): Promise<AlertRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(operatorAlert)
    .where(inArray(operatorAlert.id, [...ids]));
}
