import { lockPublishing } from '#db/queries/pick.ts';
import {
  countDays,
  type DayCloseRow,
  findAuditHead,
  findBatchBeforeDay,
  findFirstDay,
  findNewestClose,
  insertCloses,
} from '#db/queries/proof.ts';
import { syncAlerts, type Trouble } from '#domain/foundation/alert/sync-alerts.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { FIRST_HASH } from '#domain/picks/publish/seal-batch.ts';
import type { Services } from '#domain/services.ts';
import { canonicalJson, sha256 } from '#platform/hash.ts';
import { DAY_MS } from '#terms/durations.ts';

type CloseBody = {
  readonly day: string;
  readonly final_count: number;
  readonly batch_count: number;
  /** The hash of the newest batch of all when the day was over; FIRST_HASH where there is none. */
  readonly head_hash: string;
  /** The close of the day before; FIRST_HASH for the first. */
  readonly previous_close_hash: string;
  /** The newest entry of the chained audit log when the day was closed; null where nothing was logged yet. */
  readonly audit_head: string | null;
  readonly closed_at: string;
};

/** A close's own hash, which the close of the next day carries. */
export function closeHash(body: CloseBody): string {
  return sha256(canonicalJson(body));
}

/** The most days that are closed without a person: more of them wait for an operator's word that the time is right. */
const MAX_DAYS = 31;

/**
 * Closes every brand-zone day that is over, from the first one that had a pick to yesterday, also those without any: from
 * then on the database refuses a batch of that day. Nothing happens where all are closed, so it may run at any time; it waits
 * for a publication that is under way. Beside the picks each close names the head of the audit log. Where more days are open than
 * a site leaves open by itself, none is closed and an alert says so, because a close can never be taken back.
 */
export async function closeDays(
  services: Services,
  { maxDays = MAX_DAYS }: { readonly maxDays?: number } = {},
): Promise<{ readonly closed: readonly string[] }> {
  const { closed, waiting } = await closeOpenDays(services, maxDays);
  await syncAlerts(services, { kinds: ['days_wait'], troubles: waiting > 0 ? [troubleOf(waiting)] : [] });
  return { closed };
}

function closeOpenDays({ db, clock }: Services, maxDays: number) {
  return db.transaction(async (tx) => {
    await lockPublishing(tx);
    const now = clock.now();
    const newest = await findNewestClose(tx);
    const from = newest ? dayAfter(newest.day) : await findFirstDay(tx);
    const until = dayBefore(brandDay(now));
    if (from === null || from > until) return { closed: [], waiting: 0 };
    const days = daysBetween(from, until);
    if (days.length > maxDays) return { closed: [], waiting: days.length };
    const counts = new Map((await countDays(tx, { from, until })).map((row) => [row.day, row]));
    let head = (await findBatchBeforeDay(tx, from))?.batchHash ?? FIRST_HASH;
    const auditHead = await findAuditHead(tx);
    let previous = newest?.closeHash ?? FIRST_HASH;
    const rows: DayCloseRow[] = [];
    for (const day of days) {
      const count = counts.get(day);
      if (count) head = (await findBatchBeforeDay(tx, dayAfter(day)))?.batchHash ?? head;
      const row = closeRow({ day, count, head, previous, auditHead, now });
      previous = row.closeHash;
      rows.push(row);
    }
    await insertCloses(tx, rows);
    return { closed: days, waiting: 0 };
  });
}

function troubleOf(days: number): Trouble {
  return {
    kind: 'days_wait',
    subject: 'close-days',
    permission: 'operations.view',
    severity: 'critical',
    facts: { days },
    path: '/office/jobs',
  };
}

function closeRow(options: {
  readonly day: string;
  readonly count: { readonly picks: number; readonly batches: number } | undefined;
  readonly head: string;
  readonly previous: string;
  readonly auditHead: string | null;
  readonly now: Date;
}): DayCloseRow {
  const body = {
    day: options.day,
    final_count: options.count?.picks ?? 0,
    batch_count: options.count?.batches ?? 0,
    head_hash: options.head,
    previous_close_hash: options.previous,
    audit_head: options.auditHead,
    closed_at: options.now.toISOString(),
  };
  return {
    day: body.day,
    finalCount: body.final_count,
    batchCount: body.batch_count,
    headHash: body.head_hash,
    previousCloseHash: body.previous_close_hash,
    auditHead: body.audit_head,
    closeHash: closeHash(body),
    closedAt: options.now,
  };
}

/** Calendar arithmetic on the day's name alone; noon keeps every rounding away. */
function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
const dayAfter = (day: string) => shiftDay(day, 1);
const dayBefore = (day: string) => shiftDay(day, -1);

function daysBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = dayAfter(day)) days.push(day);
  return days;
}
