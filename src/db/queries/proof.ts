import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { and, asc, desc, eq, lt, lte, min, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { audit } from '../tables/audit.ts';
import { dayClose } from '../tables/day-close.ts';
import { pick } from '../tables/pick.ts';
import { pickBatch } from '../tables/pick-batch.ts';
import { pickGrade } from '../tables/pick-grade.ts';
import { pickWithdrawal } from '../tables/pick-withdrawal.ts';
import { pickOpensAt } from './pick-opens-at.ts';

export type BatchRow = typeof pickBatch.$inferSelect;
export type DayCloseRow = typeof dayClose.$inferSelect;

/** The batches of a day in their order, as published by an instant. */
export async function listDayBatches(
  db: Queryable,
  filter: { readonly day: string; readonly asOf: Date },
): Promise<BatchRow[]> {
  return db
    .select()
    .from(pickBatch)
    .where(and(eq(pickBatch.day, filter.day), lte(pickBatch.publishedAt, filter.asOf)))
    .orderBy(asc(pickBatch.sequence));
}

/** The batch that a pick was sealed in. */
export async function findBatch(db: Queryable, id: string): Promise<BatchRow | null> {
  const [row] = await db.select().from(pickBatch).where(eq(pickBatch.id, id));
  return row ?? null;
}

/** The newest batch of an earlier day, at which the first batch of `day` hangs. */
export async function findBatchBeforeDay(db: Queryable, day: string): Promise<BatchRow | null> {
  const [row] = await db
    .select()
    .from(pickBatch)
    .where(lt(pickBatch.day, day))
    .orderBy(desc(pickBatch.day), desc(pickBatch.sequence))
    .limit(1);
  return row ?? null;
}

/** The published picks of a day by serial, with what was withdrawn by then. */
export async function listDayPicks(db: Queryable, filter: { readonly day: string; readonly asOf: Date }) {
  return db
    .select({
      pick,
      opensAt: pickOpensAt,
      withdrawnAt: pickWithdrawal.withdrawnAt,
      withdrawnFor: pickWithdrawal.reason,
    })
    .from(pick)
    .leftJoin(
      pickWithdrawal,
      and(eq(pickWithdrawal.pickId, pick.id), lte(pickWithdrawal.withdrawnAt, filter.asOf)),
    )
    .where(and(eq(pick.serialDay, filter.day), lte(pick.publishedAt, filter.asOf)))
    .orderBy(asc(pick.serialNo));
}

export type DayPickRow = Awaited<ReturnType<typeof listDayPicks>>[number];

/** When each pick of a day was settled for the first time, as known by an instant. */
export async function listDaySettlements(
  db: Queryable,
  filter: { readonly day: string; readonly asOf: Date },
): Promise<{ readonly pickId: string; readonly settledAt: Date }[]> {
  const rows = await db
    .select({ pickId: pickGrade.pickId, settledAt: min(pickGrade.knownAt) })
    .from(pickGrade)
    .innerJoin(pick, eq(pick.id, pickGrade.pickId))
    .where(and(eq(pick.serialDay, filter.day), lte(pickGrade.knownAt, filter.asOf)))
    .groupBy(pickGrade.pickId);
  return rows.flatMap(({ pickId, settledAt }) => (settledAt === null ? [] : [{ pickId, settledAt }]));
}

/** How many batches and picks each day has, for the days from `from` on. */
export async function countDays(
  db: Queryable,
  filter: { readonly from: string; readonly until: string },
): Promise<{ readonly day: string; readonly batches: number; readonly picks: number }[]> {
  return db
    .select({
      day: pickBatch.day,
      batches: column(z.number(), sql`count(*)::int`),
      picks: column(z.number(), sql`sum(${pickBatch.pickCount})::int`),
    })
    .from(pickBatch)
    .where(and(sql`${pickBatch.day} >= ${filter.from}`, lte(pickBatch.day, filter.until)))
    .groupBy(pickBatch.day)
    .orderBy(desc(pickBatch.day));
}

/** The newest days with a batch published by an instant, how many picks they have, and whether they are closed. */
export async function listProofDayRows(
  db: Queryable,
  filter: { readonly asOf: Date; readonly limit: number },
): Promise<{ readonly day: string; readonly picks: number; readonly isClosed: boolean }[]> {
  return db
    .select({
      day: pickBatch.day,
      picks: column(z.number(), sql`sum(${pickBatch.pickCount})::int`),
      isClosed: column(z.boolean(), sql`bool_or(${dayClose.day} is not null)`),
    })
    .from(pickBatch)
    .leftJoin(dayClose, and(eq(dayClose.day, pickBatch.day), lte(dayClose.closedAt, filter.asOf)))
    .where(lte(pickBatch.publishedAt, filter.asOf))
    .groupBy(pickBatch.day)
    .orderBy(desc(pickBatch.day))
    .limit(filter.limit);
}

/** The first day that has a batch. */
export async function findFirstDay(db: Queryable): Promise<string | null> {
  const [row] = await db.select({ day: pickBatch.day }).from(pickBatch).orderBy(asc(pickBatch.day)).limit(1);
  return row?.day ?? null;
}

/** The close of a day, where it was written by an instant. */
export async function findClose(
  db: Queryable,
  { day, asOf }: { readonly day: string; readonly asOf: Date },
): Promise<DayCloseRow | null> {
  const [row] = await db
    .select()
    .from(dayClose)
    .where(and(eq(dayClose.day, day), lte(dayClose.closedAt, asOf)));
  return row ?? null;
}

/** Every closed day, the first one first. */
export function listCloses(db: Queryable): Promise<DayCloseRow[]> {
  return db.select().from(dayClose).orderBy(asc(dayClose.day));
}

export async function findNewestClose(db: Queryable): Promise<DayCloseRow | null> {
  const [row] = await db.select().from(dayClose).orderBy(desc(dayClose.day)).limit(1);
  return row ?? null;
}

export async function insertCloses(db: Queryable, rows: readonly DayCloseRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(dayClose).values([...rows]);
}

/** The hash of the newest entry of the audit log, on which all entries before it depend. */
export async function findAuditHead(db: Queryable): Promise<string | null> {
  const [row] = await db.select({ hash: audit.hash }).from(audit).orderBy(desc(audit.seq)).limit(1);
  return row?.hash ?? null;
}
