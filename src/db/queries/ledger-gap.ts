import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';

const ledgerGapRow = z.object({
  day: z.string(),
  /** The picks that the day's batches, or its close, say were published; null where a batch does not follow from the one before. */
  announced: z.number().nullable(),
  found: z.number().nullable(),
});
type LedgerGap = z.infer<typeof ledgerGapRow>;

/**
 * Days of the public ledger that do not add up: picks that are missing or too many beside their batches and the count of the closed day,
 * serials with a hole, and batches that do not follow from the one before them.
 */
export async function listLedgerGaps(db: Queryable, limit: number): Promise<LedgerGap[]> {
  const rows = await selectRows(
    db,
    ledgerGapRow,
    sql`
    with batches as (select day, sum(pick_count)::int as announced, min(first_no) as first, max(last_no) as last
        from pick_batch group by day),
      picks as (select serial_day as day, count(*)::int as found, count(distinct serial_no)::int as serials, max(serial_no) as last
        from pick where serial_day is not null group by serial_day),
      days as (select coalesce(batches.day, picks.day, day_close.day) as day, coalesce(final_count, announced, 0) as announced,
          coalesce(found, 0) as found, coalesce(found, 0) = coalesce(announced, 0) and coalesce(serials, 0) = coalesce(announced, 0)
            and coalesce(picks.last, 0) = coalesce(announced, 0) and coalesce(batches.last, 0) = coalesce(announced, 0)
            and coalesce(batches.first, 1) = 1 and coalesce(final_count, announced, 0) = coalesce(announced, 0) as holds
        from batches full join picks on picks.day = batches.day
          full join day_close on day_close.day = coalesce(batches.day, picks.day)),
      chain as (select day, previous_hash is distinct from coalesce(lag(batch_hash) over (order by day, sequence), repeat('0', 64))
          as is_broken from pick_batch)
    select day::text, announced, found from days where not holds
    union all
    select distinct day::text, null::int, null::int from chain where is_broken
    order by 1 limit ${limit}`,
  );
  return rows;
}

const openEntryRow = z.object({
  brand: z.string(),
  count: z.number(),
});

/** The brands whose books have entries that do not balance, and how many. */
export async function countOpenEntries(
  db: Queryable,
): Promise<{ readonly brand: string; readonly count: number }[]> {
  const rows = await selectRows(
    db,
    openEntryRow,
    sql`
    select brand, count(*)::int as count from (
      select ledger_entry.id, brand from ledger_entry left join ledger_posting on entry_id = ledger_entry.id
      group by ledger_entry.id having coalesce(sum(amount), 0) <> 0 or count(amount) < 2) as open
    group by brand order by brand`,
  );
  return rows;
}

const bookRow = z.object({
  entries: z.number(),
  sum: z.number(),
});

/** How many entries all books have together, and what their postings sum to. */
export async function sumBooks(db: Queryable): Promise<{ readonly entries: number; readonly sum: number }> {
  const rows = await selectRows(
    db,
    bookRow,
    sql`
    select (select count(*)::int from ledger_entry) as entries, coalesce(sum(amount), 0)::float8 as sum from ledger_posting`,
  );
  return rows[0] ?? { entries: 0, sum: 0 };
}
