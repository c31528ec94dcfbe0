import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { readSums } from './add-sums.ts';
import { cutSums, passDay, passSums, type RecordSums, summedNames } from './record-sum-columns.ts';
import { textArray } from './text-array.ts';

export type RecordFilter = {
  readonly origin: 'live' | 'backfill';
  readonly sources: readonly string[];
  readonly sport?: string | undefined;
  /** Brand-zone days, both inclusive; null goes back to the beginning. */
  readonly from: string | null;
  readonly until: string;
  /** What was known then; null for what is known now, which is read from sums that are kept. */
  readonly asOf: Date | null;
  /** The cuts that are wanted; all where it is left out. */
  readonly cuts?: readonly RecordCut['cut'][];
};

export type RecordCut = RecordSums & {
  readonly cut: 'total' | 'group' | 'band' | 'bin' | 'line' | 'pass';
  /** Of 'total' the sport. */
  readonly key: string;
  readonly sport: 'baseball' | 'basketball' | 'soccer';
};

type Row = Readonly<Record<string, unknown>>;

/** The sums of a window in every cut. */
export async function sumRecord(db: Queryable, filter: RecordFilter): Promise<RecordCut[]> {
  const { rows } = await db.execute<Row>(sumRecordSql(filter));
  return rows.map((row) => ({ ...readSums(row), ...readCut(row) }));
}

export function sumRecordSql(filter: RecordFilter): SQL {
  return sql`select cut, case when cut = 'total' then sport else key end as key, min(sport) as sport, ${summedNames}
    from (${sourceRows(filter)}) as rollup group by 1, 2`;
}

/** The sums of each day of a window on which something was settled, the oldest first. */
export async function sumRecordByDay(
  db: Queryable,
  filter: RecordFilter,
): Promise<(RecordSums & { readonly day: string })[]> {
  const { rows } = await db.execute<Row>(sumRecordByDaySql(filter));
  return rows.map((row) => ({ ...readSums(row), day: String(row.day) }));
}

export function sumRecordByDaySql(filter: RecordFilter): SQL {
  return sql`select start::text as day, ${summedNames} from (${sourceRows({ ...filter, byDay: true })}) as rollup
    where cut = 'total' group by 1 order by 1`;
}

/** The first day on which something was settled, null where nothing was. */
export async function findFirstDay(
  db: Queryable,
  filter: Pick<RecordFilter, 'origin' | 'sources'>,
): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select min(settled_day)::text as day from pick_record where origin = ${filter.origin}
      and source = any(${textArray(filter.sources)})`,
  );
  return rows[0]?.day ?? null;
}

/** Whether a grade is known that was not at an instant: then the kept sums are not those of the instant. */
export async function isGradedAfter(db: Queryable, at: Date): Promise<boolean> {
  const { rows } = await db.execute<{ later: boolean }>(
    sql`select exists (select 1 from pick_record where graded_at > ${at}) as later`,
  );
  return rows[0]?.later ?? false;
}

const CUTS = ['total', 'group', 'band', 'bin', 'line', 'pass'] as const;
const SPORTS = ['baseball', 'basketball', 'soccer'] as const;

function readCut(row: Row): Pick<RecordCut, 'cut' | 'key' | 'sport'> {
  const cut = CUTS.find((one) => one === row.cut);
  const sport = SPORTS.find((one) => one === row.sport);
  if (cut === undefined || sport === undefined) throw new Error(`Unknown cut ${row.cut} of ${row.sport}.`);
  return { cut, sport, key: String(row.key) };
}

type Source = RecordFilter & { readonly byDay?: true };

function sourceRows(filter: Source): SQL {
  return filter.asOf === null ? keptRows(filter) : rowsAsOf(filter, filter.asOf);
}

const BEGINNING = '0001-01-01';

/** Kept sums: whole months where the window holds them, days at its ends. */
function keptRows(filter: Source): SQL {
  const { origin, from, until, sport } = filter;
  const months = filter.byDay ? null : wholeMonths(from, until);
  const first = from ?? BEGINNING;
  const parts = months
    ? sql`(unit = 'month' and start >= ${months.from} and start < ${months.until})
        or (unit = 'day' and start >= ${first} and start < ${months.from})
        or (unit = 'day' and start >= ${months.until} and start <= ${until})`
    : sql`(unit = 'day' and start >= ${first} and start <= ${until})`;
  return sql`select * from record_rollup where origin = ${origin} and (${parts})
    and source = any(${textArray(filter.sources)}) ${ofSport(sport)}
    ${filter.byDay ? sql`and cut = 'total'` : ofCuts(filter)}`;
}

const ofCuts = ({ cuts }: Source): SQL => (cuts ? sql`and cut = any(${textArray(cuts)})` : sql``);
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
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/**
 * The same sums from single rows, as they were known at an instant. A first grade never changes, so the picks that were
 * settled by then are known; only a grade that was corrected since is looked up as it was.
 */
function rowsAsOf(filter: Source, asOf: Date): SQL {
  const { origin, from, until, sport } = filter;
  const inWindow = sql`origin = ${origin} and settled_at <= ${asOf} and settled_day >= ${from ?? BEGINNING}
    and settled_day <= ${until} and source = any(${textArray(filter.sources)}) ${ofSport(sport)}`;
  const then = sql`(
    select * from pick_record where ${inWindow} and graded_at <= ${asOf}
    union all
    select before.* from graded_picks(
      array(select pick_id from pick_record where ${inWindow} and graded_at > ${asOf}), ${asOf}) as before)`;
  const cuts = cutSums(then, { columns: sql`settled_day as start, sport`, groups: sql`settled_day, sport` });
  return filter.byDay ? cuts : sql`${cuts} union all ${passesAsOf(filter, asOf)}`;
}

/** The first instant of a brand-zone day. */
const brandMidnight = (day: string): SQL => sql`${day}::date::timestamp at time zone 'Asia/Taipei'`;

function passesAsOf({ origin, from, until, sources, sport }: Source, asOf: Date): SQL {
  return passSums({
    columns: sql`${passDay} as start, league.sport`,
    groups: sql`1, league.sport`,
    where: sql`pick_pass.origin = ${origin} and pick_pass.known_at <= ${asOf}
      and pick_pass.source = any(${textArray(sources)})
      and pick_pass.start_at >= ${brandMidnight(from ?? BEGINNING)}
      and pick_pass.start_at < ${brandMidnight(nextDay(until))} ${ofSport(sport)}`,
  });
}
