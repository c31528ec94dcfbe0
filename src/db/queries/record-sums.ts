import { z } from 'zod';
import { brandZone } from '#db/brand-zone.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { RecordOrigin } from '#terms/results.ts';
import { SPORTS, type Sport } from '#terms/sports.ts';
import type { Queryable } from '../client.ts';
import { type SQL, sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { readSums, sumValue } from './add-sums.ts';
import {
  passDay,
  passSums,
  type RecordSums,
  sliceSums,
  summedNames,
  sumNames,
} from './record-sum-columns.ts';
import { textArray } from './text-array.ts';

export type RecordFilter = {
  readonly origin: RecordOrigin;
  readonly sources: readonly string[];
  readonly sport?: string | undefined;
  /** Brand-zone days, both inclusive; null goes back to the beginning. */
  readonly from: string | null;
  readonly until: string;
  /** What was known then; null for what is known now, which is read from stored sums. */
  readonly asOf: Date | null;
  /** The dimensions that are wanted; all where it is left out. */
  readonly dimensions?: readonly RecordSlice['dimension'][];
};

export type RecordSlice = RecordSums & {
  readonly dimension: 'total' | 'group' | 'band' | 'bin' | 'line' | 'pass';
  /** Of 'total' the sport. */
  readonly key: string;
  readonly sport: Sport;
};

const DIMENSIONS = ['total', 'group', 'band', 'bin', 'line', 'pass'] as const;
/** Sums stand in a row under the names of their columns. */
const sliceRow = z
  .object({ dimension: z.enum(DIMENSIONS), key: z.string(), sport: z.enum(SPORTS) })
  .catchall(sumValue);
const dayRow = z.object({ day: z.string() }).catchall(sumValue);

/** The sums of a window along every dimension. */
export async function sumRecord(db: Queryable, filter: RecordFilter): Promise<RecordSlice[]> {
  const rows = await selectRows(
    db,
    sliceRow,
    sql`select dimension, case when dimension = 'total' then sport else key end as key, min(sport) as sport, ${summedNames}
      from (${await sourceRows(db, filter)}) as rollup group by 1, 2`,
  );
  return rows.map((row) => ({ ...readSums(row), dimension: row.dimension, key: row.key, sport: row.sport }));
}

/** The sums of each day of a window on which something was settled, the oldest first. */
export async function sumRecordByDay(
  db: Queryable,
  filter: RecordFilter,
): Promise<(RecordSums & { readonly day: string })[]> {
  const rows = await selectRows(
    db,
    dayRow,
    sql`select start::text as day, ${summedNames} from (${await sourceRows(db, { ...filter, byDay: true })}) as rollup
      where dimension = 'total' group by 1 order by 1`,
  );
  return rows.map((row) => ({ ...readSums(row), day: row.day }));
}

const firstDayRow = z.object({
  day: z.string().nullable(),
});

/** The first day on which something was settled, null where nothing was. */
export async function findFirstDay(
  db: Queryable,
  filter: Pick<RecordFilter, 'origin' | 'sources'>,
): Promise<string | null> {
  const rows = await selectRows(
    db,
    firstDayRow,
    sql`select min(settled_day)::text as day from pick_record where origin = ${filter.origin}
      and source = any(${textArray(filter.sources)})`,
  );
  return rows[0]?.day ?? null;
}

const gradedAfterRow = z.object({
  later: z.boolean(),
});

/** Whether a grade is known that was not at an instant: then the stored sums are not those of the instant. */
export async function isGradedAfter(db: Queryable, at: Date): Promise<boolean> {
  const rows = await selectRows(
    db,
    gradedAfterRow,
    sql`select exists (select 1 from pick_record where graded_at > ${at}) as later`,
  );
  return rows[0]?.later ?? false;
}

type Source = RecordFilter & { readonly byDay?: true };

/** The rows to add up: stored sums, and as of an instant the single rows of the days whose sums were different then. */
async function sourceRows(db: Queryable, filter: Source): Promise<SQL> {
  if (filter.asOf === null) return presentRows(filter, []);
  const days = await listOtherDays(db, filter.origin, filter.asOf);
  return sql`${presentRows(filter, days)} union all ${rowsAsOf(filter, filter.asOf, days)}`;
}

const otherDayRow = z.object({
  day: z.string(),
});

/**
 * The days whose stored sums may say something else than was known at an instant: its own, of which only a part had happened,
 * and those of before on which a grade was corrected or a pass was added since.
 */
async function listOtherDays(db: Queryable, origin: RecordFilter['origin'], asOf: Date): Promise<string[]> {
  const own = sql`(${asOf}::timestamptz at time zone ${brandZone})::date`;
  const rows = await selectRows(
    db,
    otherDayRow,
    sql`
    select ${own}::text as day
    union select settled_day::text from pick_record
      where origin = ${origin} and corrections > 0 and graded_at > ${asOf} and settled_day < ${own}
    union select (${passDay})::text from pick_pass
      where origin = ${origin} and known_at > ${asOf} and start_at < ${own}::timestamp at time zone ${brandZone}`,
  );
  return rows.map((row) => row.day);
}

const BEGINNING = '0001-01-01';

/** Stored sums, except those of some days: whole months where the window holds them and they have no such day, days elsewhere. */
function presentRows(filter: Source, without: readonly string[]): SQL {
  const { origin, from, until, sport } = filter;
  const months = filter.byDay ? null : wholeMonths(from, until);
  const first = from ?? BEGINNING;
  const split = [...new Set(without.map((day) => `${day.slice(0, 7)}-01`))];
  const parts = months
    ? sql`(unit = 'month' and start >= ${months.from} and start < ${months.until} and start <> all(${dates(split)}))
        or (unit = 'day' and start >= ${first} and start < ${months.from})
        or (unit = 'day' and start >= ${months.until} and start <= ${until})
        ${sql.join(split.filter((month) => month >= months.from && month < months.until).map(daysOfMonth))}`
    : sql`(unit = 'day' and start >= ${first} and start <= ${until})`;
  return sql`select start, sport, dimension, key, ${sumNames} from record_rollup
    where origin = ${origin} and (${parts}) and (unit = 'month' or start <> all(${dates(without)}))
    and source = any(${textArray(filter.sources)}) ${ofSport(sport)}
    ${filter.byDay ? sql`and dimension = 'total'` : ofDimensions(filter)}`;
}

const daysOfMonth = (month: string): SQL =>
  sql`or (unit = 'day' and start >= ${month} and start < ${month}::date + interval '1 month') `;
const dates = (days: readonly string[]): SQL => sql`${textArray(days)}::date[]`;
const ofDimensions = ({ dimensions }: Source): SQL =>
  dimensions ? sql`and dimension = any(${textArray(dimensions)})` : sql``;
const ofSport = (sport: string | undefined): SQL => (sport ? sql`and sport = ${sport}` : sql``);

/** The calendar months that lie in a window as a whole: the first day of the first, and the day behind the last. */
export function wholeMonths(from: string | null, until: string): { from: string; until: string } | null {
  const behind = `${nextDay(until).slice(0, 8)}01`;
  const first = from === null ? BEGINNING : firstWholeMonth(from);
  return first < behind ? { from: first, until: behind } : null;
}

function firstWholeMonth(from: string): string {
  if (from.endsWith('-01')) return from;
  const [year = 0, month = 1] = from.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

/**
 * The sums of some days from single rows, as they were known at an instant. A first grade never changes, so the picks that
 * were settled by then are known; only a grade that was corrected since is looked up as it was.
 */
function rowsAsOf(filter: Source, asOf: Date, days: readonly string[]): SQL {
  const { origin, from, until, sport } = filter;
  const inWindow = sql`origin = ${origin} and settled_at <= ${asOf} and settled_day = any(${dates(days)})
    and settled_day >= ${from ?? BEGINNING} and settled_day <= ${until}
    and source = any(${textArray(filter.sources)}) ${ofSport(sport)}`;
  const then = sql`(
    select * from pick_record where ${inWindow} and graded_at <= ${asOf}
    union all
    select before.* from graded_picks(
      array(select pick_id from pick_record where ${inWindow} and graded_at > ${asOf}), ${asOf}) as before)`;
  const slices = sliceSums(then, {
    columns: sql`settled_day as start, sport`,
    groups: sql`settled_day, sport`,
  });
  return filter.byDay ? slices : sql`${slices} union all ${passesAsOf(filter, asOf, days)}`;
}

/** The first instant of a brand-zone day. */
const brandMidnight = (day: string): SQL => sql`${day}::date::timestamp at time zone ${brandZone}`;

function passesAsOf(
  { origin, from, until, sources, sport }: Source,
  asOf: Date,
  days: readonly string[],
): SQL {
  const meant = days.filter((day) => day >= (from ?? BEGINNING) && day <= until);
  if (meant.length === 0) meant.push(BEGINNING);
  // Ranges of instants, since those have an index and days of a zone have none.
  const starts = meant.map(
    (day) =>
      sql`(pick_pass.start_at >= ${brandMidnight(day)} and pick_pass.start_at < ${brandMidnight(nextDay(day))})`,
  );
  return passSums({
    columns: sql`${passDay} as start, league.sport`,
    groups: sql`1, league.sport`,
    where: sql`pick_pass.origin = ${origin} and pick_pass.known_at <= ${asOf}
      and pick_pass.source = any(${textArray(sources)}) and (${sql.join(starts, sql` or `)}) ${ofSport(sport)}`,
  });
}
