import { z } from 'zod';
import { brandZone } from '#db/brand-zone.ts';
import type { Queryable, Transaction } from '../client.ts';
import { sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { passDay, passSums, sliceSums, summedNames, sumNames } from './record-sum-columns.ts';
import { uuidArray } from './text-array.ts';

/** What changes of a record's row when its grade is corrected. */
const CHANGING = [
  'graded_at',
  'corrections',
  'result',
  'would_be',
  'stake_cents',
  'profit_cents',
  'margin',
  'closing_value',
  'profit_15',
  'profit_60',
] as const;

const changes = sql.join(
  CHANGING.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
  sql`, `,
);

/**
 * Brings the record's rows of some picks, and every sum they count in, up to their newest grades. Belongs into the very
 * transaction that grades them, so that no reader ever sees the one without the other.
 */
export async function refreshRecord(tx: Transaction, pickIds: readonly string[]): Promise<void> {
  if (pickIds.length === 0) return;
  await lockRollup(tx);
  const ids = uuidArray(pickIds);
  await tx.execute(sql`insert into pick_record select * from graded_picks(${ids}, 'infinity')
    on conflict (pick_id) do update set ${changes}`);
  const touched = sql`select distinct origin, settled_day from pick_record where pick_id = any(${ids})`;
  await tx.execute(sql`delete from record_rollup using (${touched}) as touched
    where unit = 'day' and dimension <> 'pass' and record_rollup.origin = touched.origin and start = settled_day`);
  const rows = sql`(select pick_record.* from (${touched}) as touched join pick_record using (origin, settled_day))`;
  await insertDays(tx, sql`${sliceSums(rows, RECORD_DAYS)}`);
  await refreshMonths(
    tx,
    sql`select distinct origin, date_trunc('month', settled_day)::date as month
    from pick_record where pick_id = any(${ids})`,
  );
}

const RECORD_DAYS = {
  columns: sql`'day', origin, settled_day, source, sport`,
  groups: sql`origin, settled_day, source, sport`,
};

const PASS_DAYS = {
  columns: sql`'day', pick_pass.origin, ${passDay}, pick_pass.source, league.sport`,
  groups: sql`pick_pass.origin, ${passDay}, pick_pass.source, league.sport`,
};

/** Counts the passes of some games' days again. */
export async function refreshPasses(tx: Transaction, gameIds: readonly string[]): Promise<void> {
  if (gameIds.length === 0) return;
  await lockRollup(tx);
  const ids = uuidArray(gameIds);
  const touched = sql`select distinct origin, ${passDay} as day from pick_pass where game_id = any(${ids})`;
  await tx.execute(sql`delete from record_rollup using (${touched}) as touched
    where unit = 'day' and dimension = 'pass' and record_rollup.origin = touched.origin and start = day`);
  const where = sql`(pick_pass.origin, pick_pass.start_at) in (
    select pass.origin, pass.start_at from (${touched}) as touched join pick_pass as pass on pass.origin = touched.origin
      and pass.start_at >= day::timestamp at time zone ${brandZone}
      and pass.start_at < (day + 1)::timestamp at time zone ${brandZone})`;
  await insertDays(tx, passSums({ ...PASS_DAYS, where }));
  await refreshMonths(
    tx,
    sql`select distinct origin, date_trunc('month', ${passDay})::date as month from pick_pass where game_id = any(${ids})`,
  );
}

/** Throws all that follows from the facts away and builds it again. */
export async function rebuildRecord(tx: Transaction): Promise<void> {
  await lockRollup(tx);
  await tx.execute(sql`delete from record_rollup`);
  await tx.execute(sql`delete from pick_record`);
  await tx.execute(
    sql`insert into pick_record select * from graded_picks(array(select distinct pick_id from pick_grade), 'infinity')`,
  );
  await insertDays(tx, sliceSums(sql`pick_record`, RECORD_DAYS));
  await insertDays(tx, passSums({ ...PASS_DAYS, where: sql`true` }));
  await refreshMonths(
    tx,
    sql`select distinct origin, date_trunc('month', start)::date as month from record_rollup`,
  );
}

const recordMissingRow = z.object({
  missing: z.boolean(),
});

/** Grades without their record, as in a database that is older than the record's tables. */
export async function isRecordMissing(db: Queryable): Promise<boolean> {
  const rows = await selectRows(
    db,
    recordMissingRow,
    sql`select exists (select 1 from pick_grade) and not exists (select 1 from pick_record) as missing`,
  );
  return rows[0]?.missing ?? false;
}

/** Two that refresh the same day would each count only what the other one does not see. */
async function lockRollup(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('record-rollup'))`);
}

async function insertDays(tx: Transaction, rows: ReturnType<typeof sliceSums>): Promise<void> {
  await tx.execute(
    sql`insert into record_rollup (unit, origin, start, source, sport, dimension, key, ${sumNames}) ${rows}`,
  );
}

async function refreshMonths(tx: Transaction, touched: ReturnType<typeof sliceSums>): Promise<void> {
  await tx.execute(sql`delete from record_rollup using (${touched}) as touched
    where unit = 'month' and record_rollup.origin = touched.origin and start = month`);
  await tx.execute(sql`insert into record_rollup (unit, origin, start, source, sport, dimension, key, ${sumNames})
    select 'month', rollup.origin, month, source, sport, dimension, key, ${summedNames}
    from (${touched}) as touched
    join record_rollup as rollup on rollup.origin = touched.origin and unit = 'day'
      and start >= month and start < month + interval '1 month'
    group by rollup.origin, month, source, sport, dimension, key`);
}
