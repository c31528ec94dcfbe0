import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { and, asc, desc, eq, isNull, lt, lte, or, sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { dayClose } from '../tables/day-close.ts';
import { pickBatch } from '../tables/pick-batch.ts';
import { timestampToken } from '../tables/timestamp-token.ts';

type TimestampTokenRow = typeof timestampToken.$inferSelect;
/** What an authority is to say that it saw: a batch or a closed day, by its hash. */
export type Unstamped = {
  readonly batchId: string | null;
  readonly day: string | null;
  readonly hash: string;
  readonly since: Date;
};

/** The newest batches and closes that have no token of an authority, the newest first. */
export async function listUnstamped(
  db: Queryable,
  { authority, limit }: { readonly authority: string; readonly limit: number },
): Promise<Unstamped[]> {
  const [batches, closes] = await Promise.all([
    db
      .select({ batchId: pickBatch.id, hash: pickBatch.batchHash, since: pickBatch.publishedAt })
      .from(pickBatch)
      .leftJoin(
        timestampToken,
        and(eq(timestampToken.batchId, pickBatch.id), eq(timestampToken.authority, authority)),
      )
      .where(isNull(timestampToken.id))
      .orderBy(desc(pickBatch.day), desc(pickBatch.sequence))
      .limit(limit),
    db
      .select({ day: dayClose.day, hash: dayClose.closeHash, since: dayClose.closedAt })
      .from(dayClose)
      .leftJoin(
        timestampToken,
        and(eq(timestampToken.day, dayClose.day), eq(timestampToken.authority, authority)),
      )
      .where(isNull(timestampToken.id))
      .orderBy(desc(dayClose.day))
      .limit(limit),
  ]);
  return [
    ...batches.map((row) => ({ ...row, day: null })),
    ...closes.map((row) => ({ ...row, batchId: null })),
  ].toSorted((left, right) => right.since.getTime() - left.since.getTime());
}

/** Adds a token; false where the authority's token of the same hash is here already. */
export async function insertTimestampToken(db: Queryable, row: TimestampTokenRow): Promise<boolean> {
  const added = await db
    .insert(timestampToken)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: timestampToken.id });
  return added.length > 0;
}

/** The tokens of a day's batches and of its close that were here at an instant, the earliest first. */
export async function listDayTokens(
  db: Queryable,
  { day, asOf }: { readonly day: string; readonly asOf: Date },
) {
  return db
    .select({
      token: timestampToken,
      sequence: pickBatch.sequence,
      batchHash: pickBatch.batchHash,
      closeHash: dayClose.closeHash,
    })
    .from(timestampToken)
    .leftJoin(pickBatch, eq(pickBatch.id, timestampToken.batchId))
    .leftJoin(dayClose, eq(dayClose.day, timestampToken.day))
    .where(and(or(eq(pickBatch.day, day), eq(timestampToken.day, day)), lte(timestampToken.receivedAt, asOf)))
    .orderBy(asc(timestampToken.stampedAt), asc(timestampToken.authority));
}

export type DayTokenRow = Awaited<ReturnType<typeof listDayTokens>>[number];

/** Whether an authority lacks a batch or a close of before an instant. */
export async function hasUnstampedBefore(
  db: Queryable,
  { authority, before }: { readonly authority: string; readonly before: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: pickBatch.id })
    .from(pickBatch)
    .leftJoin(
      timestampToken,
      and(eq(timestampToken.batchId, pickBatch.id), eq(timestampToken.authority, authority)),
    )
    .where(and(isNull(timestampToken.id), lt(pickBatch.publishedAt, before)))
    .limit(1);
  return row !== undefined;
}

/** A token with the hash that it is of, and since when that hash existed. */
export type TokenToCheck = {
  readonly token: Buffer;
  readonly stampedAt: Date;
  readonly day: string;
  readonly hash: string;
  readonly since: Date;
};

/** The tokens of an authority that came last. */
export async function listNewestTokens(
  db: Queryable,
  { authority, limit }: { readonly authority: string; readonly limit: number },
): Promise<TokenToCheck[]> {
  const rows = await db
    .select({
      token: timestampToken.token,
      stampedAt: timestampToken.stampedAt,
      batchDay: pickBatch.day,
      batchHash: pickBatch.batchHash,
      publishedAt: pickBatch.publishedAt,
      closeDay: dayClose.day,
      closeHash: dayClose.closeHash,
      closedAt: dayClose.closedAt,
    })
    .from(timestampToken)
    .leftJoin(pickBatch, eq(pickBatch.id, timestampToken.batchId))
    .leftJoin(dayClose, eq(dayClose.day, timestampToken.day))
    .where(eq(timestampToken.authority, authority))
    .orderBy(desc(timestampToken.receivedAt))
    .limit(limit);
  return rows.map((row) => ({
    token: row.token,
    stampedAt: row.stampedAt,
    day: row.batchDay ?? row.closeDay ?? '',
    hash: row.batchHash ?? row.closeHash ?? '',
    since: row.publishedAt ?? row.closedAt ?? new Date(0),
  }));
}

const unstampedRow = z.object({
  missing: z.number(),
});

/**
 * How many batches of before an instant lack a token of an authority. Batches from before its first token do not count: it may not have
 * been asked then.
 */
export async function countUnstamped(
  db: Queryable,
  { authority, before }: { readonly authority: string; readonly before: Date },
): Promise<number> {
  const rows = await selectRows(
    db,
    unstampedRow,
    sql`
    select count(*)::int as missing from pick_batch
    where published_at < ${before}
      and published_at >= coalesce((select min(received_at) from timestamp_token where authority = ${authority}), '-infinity')
      and not exists (select 1 from timestamp_token where batch_id = pick_batch.id and authority = ${authority})`,
  );
  return rows[0]?.missing ?? 0;
}
