import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { lt, sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { timeWitness } from '../tables/time-witness.ts';

/** What the database can say of the time: its own clock, and the last instant that a process vouched for. */
export type TimeWitness = {
  readonly databaseMs: number;
  readonly witnessedMs: number | null;
  /** The time of day that an operator accepted last; null where none ever did. */
  readonly acceptedMs: number | null;
  /** By how much a test has moved the clock on purpose. */
  readonly testOffsetMs: number;
};

const timeWitnessRow = z.object({
  database: z.number(),
  witnessed: z.number().nullable(),
  accepted: z.number().nullable(),
  shifted: z.number(),
});

/**
 * Everything that speaks of the time, in one question. This is the only place that asks the database for it: as a second
 * opinion on the application's clock, never instead of it.
 */
export async function readTimeWitness(db: Queryable): Promise<TimeWitness> {
  const rows = await selectRows(
    db,
    timeWitnessRow,
    sql`
    select extract(epoch from clock_timestamp())::float8 * 1000 as database,
      (select extract(epoch from seen_at)::float8 * 1000 from time_witness) as witnessed,
      (select extract(epoch from accepted_at)::float8 * 1000 from time_witness) as accepted,
      coalesce((select (value#>>'{}')::float8 from app_setting where key = 'test_clock_offset_ms'), 0) as shifted`,
  );
  const [row] = rows;
  return {
    databaseMs: row?.database ?? 0,
    witnessedMs: row?.witnessed ?? null,
    acceptedMs: row?.accepted ?? null,
    testOffsetMs: row?.shifted ?? 0,
  };
}

/** Vouches for an instant; an earlier one than the last changes nothing. */
export async function witnessTime(db: Queryable, seenAt: Date): Promise<void> {
  await db
    .insert(timeWitness)
    .values({ seenAt })
    .onConflictDoUpdate({
      target: timeWitness.id,
      set: { seenAt },
      setWhere: lt(timeWitness.seenAt, seenAt),
    });
}

/** Moves the witness to an instant, forward or back. With `acceptedAt` it is a person's word about the time of day. */
export async function moveTimeWitness(
  db: Queryable,
  to: { readonly seenAt: Date; readonly acceptedAt: Date | null },
): Promise<void> {
  await db.insert(timeWitness).values(to).onConflictDoUpdate({ target: timeWitness.id, set: to });
}
